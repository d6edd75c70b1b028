import { CallButton } from "../../kit/CallButton.tsx";
import { bytesOf, saveFile } from "../../kit/save-file.ts";

/** Results, answers or figures of items as a file. */
export function ExportButton({ examId }: { readonly examId: string }) {
  return (
    <CallButton
      action="export_exam"
      fixed={{ exam_id: examId }}
      onDone={({ file_name, mime, base64 }) => saveFile({ name: file_name, mime, content: bytesOf(base64) })}
    />
  );
}
