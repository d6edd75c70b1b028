import Button from "@mui/material/Button";
import { Link, useNavigate } from "react-router";
import { CallButton } from "../../kit/CallButton.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { examPath } from "../paths.ts";
import { ExportButton } from "./ExportButton.tsx";
import type { Exam } from "./exam.ts";

/** What can be done with an exam in its state. */
export function ExamActions({ exam }: { readonly exam: Exam }) {
  const say = useSay();
  const navigate = useNavigate();
  const { instant } = useFormats();
  const fixed = { exam_id: exam.exam_id };
  const isDraft = exam.state === "draft";
  const isAhead = exam.state === "upcoming" || exam.state === "open";
  const isClosed = exam.state === "closed";
  return (
    <>
      {isDraft && (
        <>
          <Button component={Link} to={`${examPath(exam.exam_id)}/edit`} variant="outlined" size="small">
            {say("exams.edit")}
          </Button>
          <CallButton
            action="publish_exam"
            variant="contained"
            fixed={{ ...fixed, version: exam.version }}
            lead={[
              say("exams.publish_lead", { from: instant(exam.starts_at), until: instant(exam.ends_at) }),
              ...(exam.paper_kind === "fixed" ? [say("exams.publish_fixed")] : []),
            ].join(" ")}
          />
        </>
      )}
      {(isDraft || isAhead) && (
        <CallButton
          action="set_exam_key"
          fixed={fixed}
          lead={say(exam.has_key ? "exams.key_there" : "exams.key_lead")}
        />
      )}
      {isAhead && <CallButton action="extend_exam" fixed={fixed} start={{ ends_at: exam.ends_at }} />}
      {isClosed && exam.release === "examiner" && exam.released_at === null && (
        <CallButton
          action="release_exam"
          variant="contained"
          fixed={fixed}
          lead={say("exams.release_lead")}
        />
      )}
      {isClosed && (
        <>
          <ExportButton examId={exam.exam_id} />
          <CallButton action="archive_exam" fixed={fixed} lead={say("exams.archive_lead")} />
        </>
      )}
      <CallButton
        action="copy_exam"
        fixed={fixed}
        onDone={({ exam_id }) => void navigate(examPath(exam_id))}
        lead={say("exams.copy_lead")}
      />
    </>
  );
}
