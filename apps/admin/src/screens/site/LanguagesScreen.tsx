import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Box from "@mui/material/Box";
import { Link } from "react-router";
import { call } from "../../data/call.ts";
import { CallButton } from "../../kit/CallButton.tsx";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { textsPath } from "../paths.ts";

type Language = RowOf<"languages">;

/** Languages of questions and of the interface. */
export function LanguagesScreen() {
  const say = useSay();
  const { number } = useFormats();
  return (
    <Page
      title={say("areas.languages")}
      lead={say("site.languages_lead")}
      actions={<CallButton action="add_language" variant="contained" lead={say("site.add_lead")} />}
    >
      <ConsoleList
        name="languages"
        to={({ language }) => textsPath(language)}
        columns={[
          { field: "own_name", render: (row) => <bdi lang={row.language}>{row.own_name}</bdi> },
          { field: "language", render: (row) => <code dir="ltr">{row.locale}</code> },
          { field: "used_for", render: (row) => <Uses language={row} /> },
          {
            field: "texts_missing",
            isNumber: true,
            render: (row) => say("site.of", { part: number(row.texts_missing), whole: number(row.texts) }),
          },
        ]}
        renderActions={(row) => (
          <>
            <Button component={Link} to={textsPath(row.language)} size="small">
              {say("site.texts")}
            </Button>
            <ChangeButton language={row} />
          </>
        )}
      />
    </Page>
  );
}

function Uses({ language }: { readonly language: Language }) {
  const say = useSay();
  const uses = [
    language.is_default ? say("site.is_default") : null,
    language.is_content ? say("site.is_content") : null,
    language.is_interface ? say("site.is_interface") : null,
    language.is_rtl ? say("site.is_rtl") : null,
  ].filter((use) => use !== null);
  if (!language.is_content && !language.is_interface) return <Chip size="small" label={say("site.off")} />;
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
      {uses.map((use) => (
        <Chip key={use} size="small" label={use} />
      ))}
    </Box>
  );
}

function ChangeButton({ language: row }: { readonly language: Language }) {
  const say = useSay();
  const { language, version } = row;
  return (
    <CallButton
      action="change_language"
      fixed={{ language, version }}
      start={usesOf(row)}
      renew={async () => {
        const { data } = await call("list_languages", {});
        const now = data.rows.find((one) => one.language === language);
        return now === undefined ? {} : { version: now.version, ...usesOf(now) };
      }}
      lead={say("site.change_lead")}
    />
  );
}

function usesOf({ own_name, locale, is_rtl, is_content, is_interface, is_default }: Omit<Language, "id">) {
  return { own_name, locale, is_rtl, is_content, is_interface, is_default };
}
