import { useParams } from "react-router";
import { call } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Page } from "../../kit/Page.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay } from "../../texts/i18n.ts";
import { ExamForm } from "./ExamForm.tsx";

/** The definition of a draft, to be changed whole. */
export function ExamEditScreen() {
  const say = useSay();
  const { id = "" } = useParams();
  const exam = useAnswer("view_exam", { exam_id: id });
  return (
    <Page title={exam.data?.title ?? say("areas.exams")} lead={say("exams.edit_lead")}>
      <Answered query={exam}>
        {(data) => (
          <ExamForm
            action="change_exam"
            fixed={{ exam_id: id, version: data.version }}
            start={data.definition}
            renew={async () => {
              const now = (await call("view_exam", { exam_id: id })).data;
              return { version: now.version, ...now.definition };
            }}
          />
        )}
      </Answered>
    </Page>
  );
}
