import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Id } from "../../kit/Id.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { playerPath } from "../paths.ts";
import { BattleTabs } from "./BattleTabs.tsx";

/** What looks wrong about ratings and stakes. */
export function AnomaliesScreen() {
  const say = useSay();
  const { number, percent } = useFormats();
  return (
    <Page title={say("play.anomalies")} lead={say("play.anomalies_lead")}>
      <BattleTabs />
      <ConsoleList
        name="anomalies"
        empty={say("play.no_anomalies")}
        columns={[
          { field: "kind", render: (row) => <State value={row.kind} /> },
          { field: "player_id", render: (row) => <Id id={row.player_id} to={playerPath(row.player_id)} /> },
          {
            field: "other_id",
            render: ({ other_id: id }) => <Id id={id} {...(id === null ? {} : { to: playerPath(id) })} />,
          },
          { field: "battles", isNumber: true, render: (row) => number(row.battles) },
          {
            field: "share",
            isNumber: true,
            render: (row) => (row.share === null ? "–" : percent(row.share)),
          },
          {
            field: "rating",
            isNumber: true,
            render: (row) => (row.rating === null ? "–" : number(row.rating, 0)),
          },
          { field: "coins", isNumber: true, render: (row) => (row.coins === null ? "–" : number(row.coins)) },
        ]}
      />
    </Page>
  );
}
