import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import type { Node } from "../../kit/form/schema.ts";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { SettingRows } from "./SettingRows.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay } from "../../texts/i18n.ts";

type Setting = DataOf<"list_settings">["rows"][number];
const ALL = 200;

/** Every switch and number, by what it is about. */
export function SettingsScreen() {
  const say = useSay();
  const [words, setWords] = useState("");
  const settings = useAnswer("list_settings", { limit: ALL });
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
          const found = rows.filter(({ key }) => key.toLowerCase().includes(words.trim().toLowerCase()));
          if (found.length === 0)
            return <Typography color="textSecondary">{say("console.nothing_fits")}</Typography>;
          return [...Map.groupBy(found, groupOf)].map(([group, list]) => (
            <Panel key={group} title={group}>
              <SettingRows
                rows={list}
                renderChange={(row) => (
                  <CallButton
                    action="set_setting"
                    fixed={{ key: row.key }}
                    start={{ value: row.value }}
                    nodes={{ value: nodeOf(row) }}
                    lead={say("settings.change_lead", { key: row.key, value: JSON.stringify(row.default) })}
                  />
                )}
              />
            </Panel>
          ));
        }}
      </Answered>
    </Page>
  );
}

/** `mode.<mode>.<number>` belongs to its mode; others to the first word of their name. */
function groupOf({ key }: Setting): string {
  const [first = key, second] = key.split(".");
  return first === "mode" && second !== undefined ? second : (/^[a-z]+/.exec(key)?.[0] ?? key);
}

/** How its value is edited: as what its default is. */
function nodeOf({ default: value }: Setting): Node {
  if (typeof value === "boolean") return { type: "boolean" };
  if (typeof value === "number") return { type: Number.isInteger(value) ? "integer" : "number" };
  return typeof value === "string" ? { type: "string" } : {};
}
