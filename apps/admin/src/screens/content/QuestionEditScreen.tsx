import { useParams } from "react-router";
import { call, type DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { withoutNulls } from "../../kit/form/without-nulls.ts";
import { Page } from "../../kit/Page.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay } from "../../texts/i18n.ts";
import { useTitleOf } from "./use-question-title.ts";
import { blankText } from "./question-model.ts";
import { QuestionForm } from "./QuestionForm.tsx";
import { latestOf } from "./latest-of.ts";

/** A question's draft, or what is played to begin one with. */
export function QuestionEditScreen() {
  const say = useSay();
  const titleOf = useTitleOf();
  const { id = "" } = useParams();
  const question = useAnswer("view_question", { question_id: id });
  return (
    <Page title={question.data === undefined ? say("areas.questions") : titleOf(question.data)}>
      <Answered query={question}>
        {(data) => (
          <QuestionForm
            action="change_question"
            fixed={{ question_id: id, version: data.version, live_version: data.live_version }}
            start={withoutNulls(writtenOf(data))}
            renew={async () => {
              const now = (await call("view_question", { question_id: id })).data;
              return { version: now.version, live_version: now.live_version, ...writtenOf(now) };
            }}
          />
        )}
      </Answered>
    </Page>
  );
}

function writtenOf({ draft, live }: DataOf<"view_question">): Readonly<Record<string, unknown>> {
  // What was thrown away comes back only when somebody takes it out of the trash.
  const written = latestOf({ draft, live });
  if (written === null) return {};
  const { kind, category_id, subcategory_id, level, passage_id, texts } = written;
  return { kind, category_id, texts, subcategory_id, level, passage_id };
}

const BLANK = { kind: "single", texts: { en: blankText("single", "en") } };

/** A question from nothing. */
export function NewQuestionScreen() {
  const say = useSay();
  return (
    <Page title={say("questions.new")}>
      <QuestionForm action="create_question" fixed={{}} start={BLANK} />
    </Page>
  );
}
