import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useMay } from "../../data/session.ts";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { passagePath } from "../paths.ts";
import { CategoryFilter, useCategoryName } from "./CategoryField.tsx";

const FIELDS = { category_id: CategoryFilter };

/** Every passage of fun and learn. */
export function PassagesScreen() {
  const say = useSay();
  const may = useMay();
  const { choice } = useWords();
  const categoryName = useCategoryName();
  const { number } = useFormats();
  return (
    <Page
      title={say("areas.passages")}
      lead={say("passages.lead")}
      actions={
        may("create_passage") && (
          <Button
            component={Link}
            to="/passages/new"
            variant="contained"
            size="small"
            startIcon={<AddIcon />}
          >
            {say("passages.new")}
          </Button>
        )
      }
    >
      <ConsoleList
        name="passages"
        empty={say("passages.none")}
        to={({ passage_id: id }) => passagePath(id)}
        fields={FIELDS}
        filters={["text", "state", "has_draft", "category_id"]}
        columns={[
          { field: "title", render: ({ title }) => <bdi>{title}</bdi> },
          {
            field: "state",
            render: ({ state, has_draft: hasDraft }) => (
              <>
                <State value={state} />
                {hasDraft && state !== "draft" && <State value="draft" />}
              </>
            ),
          },
          { field: "category", render: ({ category }) => categoryName(category) },
          { field: "languages", render: ({ languages }) => languages.join(", ") },
          { field: "questions", isNumber: true, render: ({ questions }) => number(questions) },
          { field: "origin", render: ({ origin }) => choice(origin) },
        ]}
      />
    </Page>
  );
}
