import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useMay } from "../../data/session.ts";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { bytesOf, saveFile } from "../../kit/save-file.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { questionPath } from "../paths.ts";
import { CategoryFilter } from "./CategoryField.tsx";
import { QuestionSteps } from "./QuestionSteps.tsx";

const SHORT = 90;
const FIELDS = { category_id: CategoryFilter };

/** Every written question, with filters on everything. */
export function QuestionsScreen() {
  const say = useSay();
  const may = useMay();
  const { choice } = useWords();
  const { instant } = useFormats();
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
          "kind",
          "category_id",
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
          { field: "stem", render: ({ stem }) => <bdi>{stem.slice(0, SHORT)}</bdi> },
          { field: "state", render: (row) => <States row={row} /> },
          { field: "kind_of_question", render: ({ kind }) => choice(kind) },
          { field: "category", render: ({ category, level }) => [category, level].join(" · ") },
          { field: "lo", render: ({ lo }) => lo },
          { field: "languages", render: ({ languages }) => languages.join(", ") },
          { field: "origin", render: ({ origin }) => choice(origin) },
          { field: "open_reports", isNumber: true, render: (row) => row.open_reports },
          { field: "changed_at", render: (row) => instant(row.changed_at) },
        ]}
      />
    </Page>
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
