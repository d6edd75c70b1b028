import { maskAddress, PAYOUT_METHODS } from "@crosscheck/rules/payouts/payout";
import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

/** Addresses masked, as on the screen: the file may lie on a computer of others. */
export const OWN_PAYOUTS: OwnData = {
  tables: ["payout_requests"],
  columns: [
    "payout_id",
    "state",
    "method",
    "address",
    "coins",
    "units",
    "unit",
    "details",
    "answer",
    "requested_at",
    "approved_at",
    "closed_at",
  ],
  select: ({
    playerId,
    page,
  }) => sql`select payout_id, state, method, address, coins, units, unit_name as unit, details, answer,
      requested_at, approved_at, closed_at
    from payout_requests where player_id = ${playerId} order by requested_at, payout_id ${page}`,
  show: ({ address, ...row }, { vault }) => {
    const method = PAYOUT_METHODS.find((one) => one === row["method"]);
    const opened = address instanceof Uint8Array ? vault.open(address, String(row["payout_id"])) : null;
    return { ...row, address: opened === null || method === undefined ? null : maskAddress(method, opened) };
  },
};
