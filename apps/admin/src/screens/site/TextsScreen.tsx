import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useParams } from "react-router";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { TextDialog } from "./TextDialog.tsx";
import { TextFiles } from "./TextFiles.tsx";

const COLOURS = { missing: "warning", stale: "error", own: "primary", shipped: "default" } as const;

/** All texts of the player app in a language, with the English ones beside them. */
export function TextsScreen() {
  const { id: language = "" } = useParams();
  const say = useSay();
  const { choice, action } = useWords();
  const languages = useAnswer("list_languages", { limit: 200 });
  const known = languages.data?.rows.find((row) => row.language === language);
  const [edited, setEdited] = useState<RowOf<"texts"> | null>(null);
  const direction = known?.is_rtl === true ? "rtl" : "ltr";
  return (
    <Page
      title={say("site.texts_title", { language: known?.own_name ?? language })}
      lead={say("site.texts_lead")}
      actions={<TextFiles language={language} />}
    >
      <ConsoleList
        name="texts"
        fixed={{ language }}
        columns={[
          { field: "english", render: (row) => <Said text={row.english} note={row.text_id} dir="ltr" /> },
          {
            field: "text",
            render: (row) => <Said text={row.own ?? row.shipped ?? "–"} dir={direction} />,
          },
          {
            field: "state",
            render: ({ state }) => <Chip size="small" color={COLOURS[state]} label={choice(state)} />,
          },
        ]}
        renderActions={(row) => (
          <Button size="small" variant="outlined" onClick={() => setEdited(row)}>
            {action("set_interface_text")}
          </Button>
        )}
      />
      {edited !== null && (
        <TextDialog
          key={edited.text_id}
          {...{ language, direction }}
          row={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

function Said({ text, note, dir }: { readonly text: string; readonly note?: string; readonly dir: string }) {
  return (
    <>
      <Typography variant="body2" dir={dir} sx={{ minWidth: 180, maxWidth: 420, overflowWrap: "anywhere" }}>
        {text}
      </Typography>
      {note !== undefined && (
        <Typography variant="caption" color="textSecondary" component="code" dir="ltr">
          {note}
        </Typography>
      )}
    </>
  );
}
