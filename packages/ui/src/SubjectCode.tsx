import { inFace, type Face } from "./subject-face.tsx";

type SubjectCodeProps = {
  readonly face: Face | null | undefined;
  readonly className?: string;
};

/** The code of a subject in its colour; nothing for what has no face. */
export function SubjectCode({ face, className = "" }: SubjectCodeProps) {
  return face ? (
    <bdi style={inFace(face)} className={`cc-face-code text-xs font-semibold ${className}`}>
      {face.code}
    </bdi>
  ) : null;
}
