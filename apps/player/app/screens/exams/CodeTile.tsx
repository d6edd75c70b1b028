import { Code } from "@crosscheck/ui/Code";

/** Characters that have room in the larger size. */
const LONG = 3;

/** The code of a paper as candidates know it. For the eye: the name stands beside it. */
export function CodeTile({ code }: { readonly code: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-12 shrink-0 place-items-center rounded-[14px] bg-primary-soft text-center font-bold text-primary ${code.length > LONG ? "text-xs" : "text-sm"}`}
    >
      <Code>{code}</Code>
    </span>
  );
}
