import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay } from "../../texts/i18n.ts";
import { SettingRows } from "./SettingRows.tsx";
import { isDefault, sectionOf, type Setting } from "./setting.ts";
import { useSettingNames } from "./use-setting-names.ts";

/** Every switch and number, by what it is about. */
export function SettingsScreen() {
  const say = useSay();
  const { nameOf, sectionName } = useSettingNames();
  const [words, setWords] = useState("");
  const settings = useAnswer("list_settings", {});
  const isMeant = ({ key }: Setting) =>
    `${key} ${nameOf(key)} ${sectionName(sectionOf(key))}`.toLowerCase().includes(words.trim().toLowerCase());
  return (
    <Page title={say("areas.settings")} lead={say("settings.lead")}>
      <TextField
        role="search"
        label={say("settings.search")}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        sx={{ maxWidth: 420 }}
      />
      <Answered query={settings}>
        {({ rows }) => {
          const found = rows.filter(isMeant);
          if (found.length === 0)
            return <Typography color="textSecondary">{say("console.nothing_fits")}</Typography>;
          return [...Map.groupBy(found, ({ key }) => sectionOf(key))].map(([section, list]) => (
            <Panel key={section} title={sectionName(section)}>
              <SettingRows rows={list} renderChange={(row) => <Changes row={row} />} />
            </Panel>
          ));
        }}
      </Answered>
    </Page>
  );
}

function Changes({ row }: { readonly row: Setting }) {
  const say = useSay();
  const { nameOf } = useSettingNames();
  const original = JSON.stringify(row.default);
  return (
    <>
      <CallButton
        action="set_setting"
        fixed={{ key: row.key }}
        start={{ value: row.value }}
        // Its kind and bounds, of which the call's own contract knows nothing.
        nodes={{ value: row.schema }}
        lead={say("settings.change_lead", { key: nameOf(row.key), value: original })}
      />
      {!isDefault(row) && (
        <CallButton
          action="set_setting"
          label={say("settings.to_default")}
          variant="text"
          fixed={{ key: row.key, value: null }}
          lead={say("settings.default_lead", { key: nameOf(row.key), value: original })}
        />
      )}
    </>
  );
}
