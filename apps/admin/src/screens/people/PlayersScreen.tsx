import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { playerPath } from "../paths.ts";
import { PlayerName } from "./PlayerName.tsx";

/** Players by name, address, code or id. */
export function PlayersScreen() {
  const say = useSay();
  const { choice } = useWords();
  const { instant, number } = useFormats();
  return (
    <Page title={say("areas.players")} lead={say("people.players_lead")}>
      <ConsoleList
        name="players"
        empty={say("people.no_players")}
        to={(row) => playerPath(row.player_id)}
        columns={[
          { field: "name", render: (row) => <PlayerName name={row.name} number={row.name_number} /> },
          { field: "status", render: (row) => <State value={row.status} /> },
          { field: "type", render: (row) => choice(row.type) },
          { field: "coins", isNumber: true, render: (row) => number(row.coins) },
          { field: "all_time_score", isNumber: true, render: (row) => number(row.all_time_score) },
          { field: "created_at", render: (row) => instant(row.created_at) },
        ]}
      />
    </Page>
  );
}
