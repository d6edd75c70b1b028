import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Link, useParams } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { Answered } from "../../kit/Answered.tsx";
import { State } from "../../kit/Chips.tsx";
import { OperatorName } from "../../kit/OperatorName.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { languageOf, useContentLanguages } from "../../kit/use-content-languages.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { questionPath } from "../paths.ts";
import { useCategories } from "./CategoryField.tsx";
import { useNameOf } from "./PlaceRow.tsx";
import { Faults, Similar } from "./QuestionFindings.tsx";
import { QuestionFigures } from "./QuestionFigures.tsx";
import { QuestionPreview } from "./QuestionPreview.tsx";
import { QuestionSteps } from "./QuestionSteps.tsx";
import { Versions } from "./Versions.tsx";
import { LanguagePreview, WrittenParts } from "./WrittenParts.tsx";

type Question = DataOf<"view_question">;
type Written = NonNullable<Question["live"]>;

/** One question: what is played, what is written, what the checks say, and what it was before. */
export function QuestionScreen() {
  const say = useSay();
  const may = useMay();
  const { id = "" } = useParams();
  const question = useAnswer("view_question", { question_id: id });
  return (
    <Page
      title={question.data === undefined ? say("areas.questions") : titleOf(question.data)}
      actions={
        question.data && (
          <>
            {may("change_question") && (
              <Button component={Link} to={`${questionPath(id)}/edit`} variant="outlined" size="small">
                {say("questions.edit")}
              </Button>
            )}
            <QuestionSteps questions={[toRow(question.data)]} />
          </>
        )
      }
    >
      <Answered query={question}>{(data) => <Parts question={data} />}</Answered>
    </Page>
  );
}

const SHORT = 80;

function titleOf({ draft, live, source_id }: Question): string {
  const [text] = Object.values((draft ?? live)?.texts ?? {});
  const stem = text?.stem ?? "";
  return stem === "" ? source_id : stem.length > SHORT ? `${stem.slice(0, SHORT)}…` : stem;
}

function toRow({ question_id, version, live_version, state, draft }: Question) {
  const isThrownAway = draft !== null && draft.trashed_at !== null;
  const draft_state = draft === null || isThrownAway ? null : draft.state;
  return { question_id, version, live_version, state, draft_state, isThrownAway };
}

function Parts({ question }: { readonly question: Question }) {
  const say = useSay();
  const languages = useContentLanguages();
  const { draft, live, state } = question;
  return (
    <>
      {draft?.source === "pack" && draft.trashed_at === null && (
        <Alert severity="info">{say("questions.pack_says")}</Alert>
      )}
      <WrittenParts<Written> draft={draft} live={live} isRetired={state === "retired"}>
        {(written) => (
          <Panels>
            <LanguagePreview texts={written.texts}>
              {(text, language) => (
                <QuestionPreview
                  key={language}
                  kind={written.kind}
                  text={text}
                  language={language}
                  direction={languageOf(languages, language).direction}
                />
              )}
            </LanguagePreview>
            <Standing question={question} written={written} />
            <Faults faults={question.faults} />
            <Similar question={question} />
            <Versions question={question} />
          </Panels>
        )}
      </WrittenParts>
      {question.live_version > 0 && <QuestionFigures questionId={question.question_id} />}
    </>
  );
}

function Standing({ question, written }: { readonly question: Question; readonly written: Written }) {
  const say = useSay();
  const nameOf = useNameOf();
  const { field, choice } = useWords();
  const { instant } = useFormats();
  const category = useCategories().find((row) => row.category_id === written.category_id);
  const part = category?.subcategories.find((one) => one.subcategory_id === written.subcategory_id);
  const [text] = Object.values(written.texts);
  const { draft } = question;
  return (
    <Panel title={say("questions.what")}>
      <Facts
        facts={[
          [
            field("state"),
            <span key="state">
              <State value={question.state} />
              {draft !== null && draft.state !== question.state && <State value={draft.state} />}
            </span>,
          ],
          [field("kind_of_question"), choice(written.kind)],
          [field("category"), category === undefined ? written.category_id : nameOf(category.names)],
          [field("subcategory_id"), part === undefined ? "–" : nameOf(part.names)],
          [field("level"), written.level ?? "–"],
          [field("lo"), text?.lo ?? "–"],
          [field("difficulty"), text?.difficulty ?? "–"],
          [field("origin"), choice(question.origin)],
          [field("source_id"), question.source_id],
          [field("pack_id"), question.pack_id],
          [field("live_version"), question.live_version === 0 ? "–" : question.live_version],
          ...(draft === null
            ? []
            : ([
                [field("changed_at"), instant(draft.changed_at)],
                [
                  field("writers"),
                  draft.writers.length === 0
                    ? choice(draft.source)
                    : draft.writers.map((id) => <OperatorName key={id} id={id} />),
                ],
                ...(draft.reviewed_by === null
                  ? []
                  : ([[field("reviewed_by"), <OperatorName key="by" id={draft.reviewed_by} />]] as const)),
              ] as const)),
        ]}
      />
    </Panel>
  );
}
