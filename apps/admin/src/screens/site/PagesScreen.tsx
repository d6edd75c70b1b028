import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { Link } from "react-router";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { pagePath } from "../paths.ts";

const COLOURS = { missing: "warning", own: "primary", shipped: "default" } as const;

/** Pages about the site, in every language. */
export function PagesScreen() {
  const say = useSay();
  const { choice } = useWords();
  const { instant } = useFormats();
  return (
    <Page title={say("areas.pages")} lead={say("site.pages_lead")}>
      <ConsoleList
        name="pages"
        perPage={100}
        to={({ type, language }) => pagePath(type, language)}
        columns={[
          { field: "page", render: ({ type }) => choice(type) },
          { field: "language", render: ({ language }) => <code dir="ltr">{language}</code> },
          {
            field: "state",
            render: ({ state }) => <Chip size="small" color={COLOURS[state]} label={choice(state)} />,
          },
          { field: "changed_at", render: (row) => instant(row.changed_at) },
        ]}
        renderActions={({ type, language }) => (
          <Button component={Link} to={pagePath(type, language)} size="small">
            {say("site.edit")}
          </Button>
        )}
      />
    </Page>
  );
}
