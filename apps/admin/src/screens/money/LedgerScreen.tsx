import MuiLink from "@mui/material/Link";
import { Link } from "react-router";
import { useMay } from "../../data/session.ts";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Id } from "../../kit/Id.tsx";
import { isId } from "../../kit/ids.ts";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { attemptPath, battlePath, contestPath, playerPath } from "../paths.ts";
import { LedgerExport } from "./LedgerExport.tsx";

type Row = RowOf<"ledger">;

/** Every movement of coins, with both sides. */
export function LedgerScreen() {
  const say = useSay();
  const { choice } = useWords();
  const { instant, number } = useFormats();
  return (
    <Page title={say("areas.ledger")} lead={say("ledger.lead")}>
      <ConsoleList
        name="ledger"
        empty={say("ledger.none")}
        tools={<LedgerExport />}
        perPage={50}
        columns={[
          {
            field: "booked_at",
            render: (row) => <span style={{ whiteSpace: "nowrap" }}>{instant(row.booked_at)}</span>,
          },
          { field: "reason", render: (row) => choice(row.reason) },
          { field: "from_account", render: (row) => <Side row={row} account={row.from_account} /> },
          { field: "to_account", render: (row) => <Side row={row} account={row.to_account} /> },
          { field: "coins", isNumber: true, render: (row) => number(row.coins) },
          {
            field: "balance_after",
            isNumber: true,
            render: (row) => (row.balance_after === null ? "–" : number(row.balance_after)),
          },
          { field: "reference", render: (row) => <Reference row={row} /> },
        ]}
      />
    </Page>
  );
}

/** A player, who leads to the own card, or an account of the house. */
function Side({ row, account }: { readonly row: Row; readonly account: Row["from_account"] }) {
  const say = useSay();
  const { choice } = useWords();
  if (account !== "players" || row.player_id === null) return choice(account);
  return (
    <MuiLink component={Link} to={playerPath(row.player_id)}>
      {row.player === null ? say("ledger.deleted") : <bdi>{row.player}</bdi>}
    </MuiLink>
  );
}

const OF_ATTEMPT: ReadonlySet<Row["reason"]> = new Set(["quiz_reward", "regrade_reward", "lifeline"]);
const OF_BATTLE: ReadonlySet<Row["reason"]> = new Set([
  "battle_stake",
  "battle_pot",
  "battle_refund",
  "battle_rest",
]);

/** What the coins were for, and the way to it where there is one. */
function Reference({ row: { reason, reference, player_id } }: { readonly row: Row }) {
  const may = useMay();
  if (player_id !== null && OF_ATTEMPT.has(reason))
    return <Id id={reference} to={attemptPath(player_id, reference)} />;
  if (OF_BATTLE.has(reason)) return <Id id={reference} to={battlePath(reference)} />;
  if (reason.startsWith("contest_") && may("view_contest"))
    return <Id id={reference} to={contestPath(reference)} />;
  return isId(reference) ? <Id id={reference} /> : <code dir="ltr">{reference}</code>;
}
