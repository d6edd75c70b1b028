import { Emblem } from "./art/Emblem.tsx";
import { SubjectCode } from "./SubjectCode.tsx";
import type { Face } from "./subject-face.tsx";

/** The tile of a subject and its code, to stand before its name. */
export function SubjectTag({ face }: { readonly face: Face }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      <Emblem name={face.emblem} className="size-6" />
      <SubjectCode face={face} />
    </span>
  );
}
