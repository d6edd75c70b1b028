import type { OutputOf } from "@crosscheck/contract";
import type { getExamReport } from "@crosscheck/contract/actions/exam-modules";

type Told = Pick<OutputOf<typeof getExamReport>, "mime" | "base64">;

/** The file of a document as the server tells it. */
export function fileOf({ mime, base64 }: Told): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: mime });
}
