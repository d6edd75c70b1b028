import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Answered } from "../../kit/Answered.tsx";
import { Contents } from "../../kit/Contents.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay } from "../../texts/i18n.ts";
import { SettingRows } from "./SettingRows.tsx";
import { sectionOf, type Setting } from "./setting.ts";
import { SettingChanges } from "./SettingChanges.tsx";
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
          const sections = [...Map.groupBy(found, ({ key }) => sectionOf(key))].map(([section, list]) => {
            return { id: section, title: sectionName(section), list };
          });
          return (
            <Contents entries={sections}>
              {sections.map(({ id, title, list }) => (
                <Panel key={id} id={id} title={title}>
                  <SettingRows rows={list} renderChange={(row) => <SettingChanges row={row} />} />
                </Panel>
              ))}
            </Contents>
          );
        }}
      </Answered>
    </Page>
  );
}
