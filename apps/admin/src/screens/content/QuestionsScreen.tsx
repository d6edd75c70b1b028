import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useMay } from "../../data/session.ts";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Chosen, ChosenField } from "../../kit/form/Chosen.tsx";
import type { PartProps } from "../../kit/form/field-props.tsx";
import { LanguageField } from "../../kit/form/LanguageField.tsx";
import { Joined } from "../../kit/Joined.tsx";
import { Page } from "../../kit/Page.tsx";
import { bytesOf, saveFile } from "../../kit/save-file.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { questionPath } from "../paths.ts";
import { CategoryFilter, useCategoryName } from "./CategoryField.tsx";
import { shorten } from "./use-question-title.ts";
import { QuestionSteps } from "./QuestionSteps.tsx";

const SHORT = 160;
const FIELDS = {
  category_id: CategoryFilter,
  draft_state: DraftFilter,
  confirmed: ConfirmedFilter,
  language: LanguageField,
  missing_language: LanguageField,
};

/** Every written question, with filters on everything. */
export function QuestionsScreen() {
  const say = useSay();
  const may = useMay();
  const { choice } = useWords();
  const { day, instant } = useFormats();
  return (
    <Page
      title={say("areas.questions")}
      lead={say("questions.lead")}
      actions={
        <>
          {may("create_question") && (
            <Button
              component={Link}
              to="/questions/new"
              variant="contained"
              size="small"
              startIcon={<AddIcon />}
            >
              {say("questions.new")}
            </Button>
          )}
          <CallButton
            action="export_questions"
            fixed={{ template: false }}
            onDone={({ file_name, mime, base64 }) =>
              saveFile({ name: file_name, mime, content: bytesOf(base64) })
            }
          />
        </>
      }
    >
      <ConsoleList
        name="questions"
        empty={say("questions.none")}
        to={(row) => questionPath(row.question_id)}
        fields={FIELDS}
        filters={[
          "text",
          "state",
          "draft_state",
          "category_id",
          "confirmed",
          "kind",
          "level",
          "difficulty",
          "lo",
          "pack_id",
          "origin",
          "language",
          "missing_language",
          "with_media",
          "reported",
          "import_id",
        ]}
        renderBulk={(rows) => <QuestionSteps questions={rows} />}
        columns={[
          { field: "stem", render: (row) => <Asked row={row} /> },
          { field: "state", render: (row) => <States row={row} /> },
          { field: "kind_of_question", render: ({ kind }) => choice(kind) },
          { field: "origin", render: ({ origin }) => choice(origin) },
          {
            field: "confirmed",
            render: ({ confirmed_at }) => (confirmed_at === null ? "–" : day(confirmed_at)),
          },
          { field: "open_reports", isNumber: true, render: (row) => row.open_reports },
          { field: "changed_at", render: (row) => instant(row.changed_at) },
        ]}
      />
    </Page>
  );
}

/** What the draft of a question waits for. */
function DraftFilter(props: PartProps) {
  const say = useSay();
  const options = [
    { value: "draft", label: say("questions.waits_review") },
    { value: "reviewed", label: say("questions.waits_live") },
  ];
  return <ChosenField {...props} options={options} />;
}

/** Whether somebody has read what is played; off and not set are two things here. */
function ConfirmedFilter({ path, label, value, onChange }: PartProps) {
  const { choice } = useWords();
  return (
    <Chosen
      label={label}
      value={typeof value === "boolean" ? String(value) : undefined}
      options={["true", "false"].map((one) => ({ value: one, label: choice(one) }))}
      onChange={(next) => onChange(path, next === undefined ? undefined : next === "true")}
    />
  );
}

/** A question with its place: what it is looked for by. */
function Asked({ row }: { readonly row: RowOf<"questions"> }) {
  const say = useSay();
  const categoryName = useCategoryName();
  const { stem, category, level, lo, languages } = row;
  const place = [
    categoryName(category),
    level === null ? "" : say("questions.in_level", { level }),
    lo,
    languages.join(", "),
  ];
  return (
    <Box sx={{ minWidth: { xs: 220, md: 320 }, overflowWrap: "anywhere" }}>
      <bdi>{shorten(stem, SHORT)}</bdi>
      <Typography variant="caption" color="textSecondary" component="div">
        <Joined parts={place.filter((part) => part !== "")} />
      </Typography>
    </Box>
  );
}

function States({ row }: { readonly row: RowOf<"questions"> }) {
  return (
    <>
      <State value={row.state} />
      {row.draft_state !== null && row.draft_state !== row.state && <State value={row.draft_state} />}
    </>
  );
}
