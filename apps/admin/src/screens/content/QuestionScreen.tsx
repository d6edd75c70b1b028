import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Fragment, type ReactNode } from "react";
import { Link, useParams } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { useMay, useSession } from "../../data/session.ts";
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
import { NextQuestion } from "./NextQuestion.tsx";
import { QuestionFigures } from "./QuestionFigures.tsx";
import { QuestionPreview } from "./QuestionPreview.tsx";
import { QuestionSteps } from "./QuestionSteps.tsx";
import { useTitleOf } from "./use-question-title.ts";
import { Versions } from "./Versions.tsx";
import { LanguagePreview, WrittenParts } from "./WrittenParts.tsx";

type Question = DataOf<"view_question">;
type Written = NonNullable<Question["live"]>;

/** One question: what is played, what is written, what the checks say, and what it was before. */
export function QuestionScreen() {
  const say = useSay();
  const titleOf = useTitleOf();
  const may = useMay();
  const isOwnWork = useIsOwnWork();
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
            <QuestionSteps questions={[{ ...toRow(question.data), isOwnWork: isOwnWork(question.data) }]} />
            <NextQuestion question={question.data} />
          </>
        )
      }
    >
      <Answered query={question}>{(data) => <Parts question={data} />}</Answered>
    </Page>
  );
}

function toRow(question: Question) {
  const { question_id, version, live_version, state, origin, draft } = question;
  const isThrownAway = draft !== null && draft.trashed_at !== null;
  const draft_state = draft === null || isThrownAway ? null : draft.state;
  const confirmed_at = playedVersion(question)?.confirmed_at ?? null;
  return { question_id, version, live_version, state, origin, draft_state, confirmed_at, isThrownAway };
}

function playedVersion({ versions, live_version }: Question) {
  return versions.find(({ version }) => version === live_version);
}

/** Whether whoever looks has written something of a question's draft. */
function useIsOwnWork(): (question: Question) => boolean {
  const me = useSession()?.operator?.operator_id;
  return ({ draft }) => me !== undefined && draft !== null && draft.writers.includes(me);
}

function Parts({ question }: { readonly question: Question }) {
  const say = useSay();
  const languages = useContentLanguages();
  const isOwnWork = useIsOwnWork();
  const { draft, live, state } = question;
  return (
    <>
      {draft?.state === "draft" && draft.trashed_at === null && isOwnWork(question) && (
        <Alert severity="info">{say("questions.own_work")}</Alert>
      )}
      {draft?.source === "pack" && draft.trashed_at === null && (
        <Alert severity="info">{say("questions.pack_says")}</Alert>
      )}
      <WrittenParts<Written> draft={draft} live={live} isRetired={state === "retired"}>
        {(written) => (
          <Panels min={420}>
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
            <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
              <Faults faults={question.faults} />
              <Standing question={question} written={written} />
              <Versions question={question} />
              <Similar question={question} />
            </Box>
          </Panels>
        )}
      </WrittenParts>
      {question.live_version > 0 && <QuestionFigures questionId={question.question_id} />}
    </>
  );
}

/** Who said of a version that it is right, and when. */
function Confirmed({ version }: { readonly version: Question["versions"][number] | undefined }) {
  const say = useSay();
  const { instant } = useFormats();
  if (version === undefined || version.confirmed_at === null) return say("questions.not_confirmed");
  return (
    <>
      <OperatorName id={version.confirmed_by} /> · {instant(version.confirmed_at)}
    </>
  );
}

/** When the draft was changed, by whom, and who approved it. */
function useDraftFacts({ draft }: Question): readonly (readonly [string, ReactNode])[] {
  const { field, choice } = useWords();
  const { instant } = useFormats();
  if (draft === null) return [];
  const writers =
    draft.writers.length === 0
      ? choice(draft.source)
      : draft.writers.map((id, at) => (
          <Fragment key={id}>
            {at > 0 && " · "}
            <OperatorName id={id} />
          </Fragment>
        ));
  return [
    [field("changed_at"), instant(draft.changed_at)],
    [field("writers"), writers],
    ...(draft.reviewed_by === null
      ? []
      : ([[field("reviewed_by"), <OperatorName key="by" id={draft.reviewed_by} />]] as const)),
  ];
}

function Standing({ question, written }: { readonly question: Question; readonly written: Written }) {
  const say = useSay();
  const nameOf = useNameOf();
  const { field, choice } = useWords();
  const category = useCategories().find((row) => row.category_id === written.category_id);
  const part = category?.subcategories.find((one) => one.subcategory_id === written.subcategory_id);
  const [text] = Object.values(written.texts);
  const { draft } = question;
  const writtenFacts = useDraftFacts(question);
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
          ...(question.live_version === 0
            ? []
            : ([
                [field("confirmed"), <Confirmed key="confirmed" version={playedVersion(question)} />],
              ] as const)),
          ...writtenFacts,
        ]}
      />
    </Panel>
  );
}
