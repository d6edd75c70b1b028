import Button from "@mui/material/Button";
import { Link, useParams } from "react-router";
import type { DataOf, SentOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { OperatorName } from "../../kit/OperatorName.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";
import { passagePath } from "../paths.ts";
import { useCategories } from "./CategoryField.tsx";
import { PassagePreview } from "./PassagePreview.tsx";
import { passageTitle } from "./passage-title.ts";
import { useNameOf } from "./PlaceRow.tsx";
import { LanguagePreview, WrittenParts } from "./WrittenParts.tsx";

type Passage = DataOf<"view_passage">;
type Written = NonNullable<Passage["live"]>;
type Step = SentOf<"move_passage">["step"];

/** One passage: what is read now, what is written, and its next steps. */
export function PassageScreen() {
  const say = useSay();
  const may = useMay();
  const locale = useLocale();
  const { id = "" } = useParams();
  const passage = useAnswer("view_passage", { passage_id: id });
  return (
    <Page
      title={passage.data === undefined ? say("areas.passages") : passageTitle(passage.data, locale)}
      actions={
        passage.data && (
          <>
            {may("change_passage") && (
              <Button component={Link} to={`${passagePath(id)}/edit`} variant="outlined" size="small">
                {say("questions.edit")}
              </Button>
            )}
            <Steps passage={passage.data} />
          </>
        )
      }
    >
      <Answered query={passage}>{(data) => <Parts passage={data} />}</Answered>
    </Page>
  );
}

function Steps({ passage }: { readonly passage: Passage }) {
  const say = useSay();
  const { choice } = useWords();
  const { passage_id, version, live_version, state, draft, has_draft: hasDraft } = passage;
  const steps: readonly (readonly [step: Step, fits: boolean, lead: string])[] = [
    ["publish", hasDraft, say("passages.publish_lead")],
    ["send_back", hasDraft, ""],
    ["discard", hasDraft, say("questions.discard_lead")],
    ["take_out_of_trash", draft !== null && !hasDraft, ""],
    ["retire", state === "live", say("passages.retire_lead")],
    ["restore", state === "retired", ""],
  ];
  return steps
    .filter(([, fits]) => fits)
    .map(([step, , lead]) => (
      <CallButton
        key={step}
        action="move_passage"
        label={choice(step)}
        title={choice(step)}
        variant={step === "publish" ? "contained" : "outlined"}
        color={step === "retire" || step === "discard" ? "error" : "primary"}
        lead={lead}
        fixed={{ passage_id, version, live_version, step, ...(step === "send_back" ? {} : { note: "" }) }}
      />
    ));
}

function Parts({ passage }: { readonly passage: Passage }) {
  const { draft, live, state } = passage;
  return (
    <WrittenParts<Written> draft={draft} live={live} isRetired={state === "retired"}>
      {(written) => (
        <Panels>
          <LanguagePreview texts={written.texts}>
            {(text, language) => <PassagePreview text={text} language={language} />}
          </LanguagePreview>
          <Standing passage={passage} written={written} />
        </Panels>
      )}
    </WrittenParts>
  );
}

function Standing({ passage, written }: { readonly passage: Passage; readonly written: Written }) {
  const say = useSay();
  const nameOf = useNameOf();
  const { field, choice } = useWords();
  const { instant, number } = useFormats();
  const category = useCategories().find((row) => row.category_id === written.category_id);
  const part = category?.subcategories.find((one) => one.subcategory_id === written.subcategory_id);
  const { draft } = passage;
  return (
    <Panel title={say("questions.what")}>
      <Facts
        facts={[
          [field("state"), <State key="state" value={passage.state} />],
          [field("category"), category === undefined ? written.category_id : nameOf(category.names)],
          [field("subcategory_id"), part === undefined ? "–" : nameOf(part.names)],
          [field("questions"), number(passage.questions)],
          [field("origin"), choice(passage.origin)],
          [field("source_id"), passage.source_id],
          [field("pack_id"), passage.pack_id],
          [field("live_version"), passage.live_version === 0 ? "–" : passage.live_version],
          ...(draft === null
            ? []
            : ([
                [field("changed_at"), instant(draft.changed_at)],
                [field("writers"), draft.writers.map((id) => <OperatorName key={id} id={id} />)],
              ] as const)),
        ]}
      />
    </Panel>
  );
}
