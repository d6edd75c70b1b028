import Chip from "@mui/material/Chip";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { useCategoryName } from "../content/CategoryField.tsx";
import { battlePath } from "../paths.ts";
import { BattleTabs } from "./BattleTabs.tsx";

/** Battles, the latest first. */
export function BattlesScreen() {
  const say = useSay();
  const { choice } = useWords();
  const categoryName = useCategoryName();
  const { instant, number } = useFormats();
  return (
    <Page title={say("areas.battles")} lead={say("play.battles_lead")}>
      <BattleTabs />
      <ConsoleList
        name="battles"
        empty={say("play.no_battles")}
        to={(row) => battlePath(row.battle_id)}
        columns={[
          { field: "opened_at", render: (row) => instant(row.opened_at) },
          { field: "kind", render: (row) => choice(row.kind) },
          {
            field: "seats",
            render: (row) => <bdi>{row.seats.map(({ name }) => name || choice("bot")).join(" · ")}</bdi>,
          },
          { field: "category", render: ({ category }) => (category === null ? "–" : categoryName(category)) },
          { field: "entry_fee", isNumber: true, render: (row) => number(row.entry_fee) },
          { field: "is_rated", render: (row) => choice(String(row.is_rated)) },
          {
            field: "open_reports",
            render: ({ open_reports }) =>
              open_reports === 0 ? "–" : <Chip size="small" color="warning" label={open_reports} />,
          },
          {
            field: "end_reason",
            render: (row) => (row.end_reason === null ? say("play.running") : choice(row.end_reason)),
          },
        ]}
      />
    </Page>
  );
}
