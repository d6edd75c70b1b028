import Alert from "@mui/material/Alert";
import type { DataOf } from "../../data/call.ts";
import { useSay, useWords } from "../../texts/i18n.ts";

type NotFoundProps = { readonly lines: DataOf<"set_exam_candidates">["not_found"] };

/** Lines of a list that nobody was found for. */
export function NotFound({ lines }: NotFoundProps) {
  const say = useSay();
  const { choice } = useWords();
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning">
      {say("exams.not_found")}
      <ul>
        {lines.map(({ line, reason }) => (
          <li key={line}>{say("exams.line", { line, reason: choice(reason) })}</li>
        ))}
      </ul>
    </Alert>
  );
}
