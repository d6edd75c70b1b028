import { refuse, type Actions, type OutputOf } from "@crosscheck/contract";
import { closedPeriods, periodAt, turnOf, type Board, type Period } from "@crosscheck/rules/boards/board";
import type { CallContext, Handler, SignedIn, Visitor } from "../calls/handle.ts";
import { listPeriodsWithPoints } from "./board-queries.ts";
import { openBoard, toRows, type BoardRow } from "./board-rows.ts";

/** Places that are sent beside every page. */
const TOP = 3;

type Leaderboard = OutputOf<Actions["get_daily_leaderboard"]>;
type Asked = CallContext & {
  readonly caller: Visitor | SignedIn;
  readonly input: { readonly offset: number; readonly limit: number; readonly period?: Period | undefined };
};

export const handleGetDailyLeaderboard: Handler<Actions["get_daily_leaderboard"]> = (call) =>
  readPage("daily", call);

export const handleGetMonthlyLeaderboard: Handler<Actions["get_monthly_leaderboard"]> = (call) =>
  readPage("monthly", call);

export const handleGetGlobleLeaderboard: Handler<Actions["get_globle_leaderboard"]> = (call) =>
  readPage("global", call);

export const handleGetBoard: Handler<Actions["get_board"]> = (call) => readPage(call.input.board, call);

/** The page at an offset of the whole board, the first three beside it, and the caller's own row. */
async function readPage(board: Board, { db, caller, nowMs, input }: Asked) {
  const { offset, limit } = input;
  if (caller.kind === "visitor" && offset > 0) return refuse("sign_in_for_more");
  const open = periodAt(board, nowMs);
  const closed = closedPeriods(board, nowMs);
  const period = input.period ?? open;
  if (period !== open && !closed.includes(period)) return refuse("no_data");

  const read = await openBoard(db, { board, period, nowMs });
  const { standings } = read;
  const top = standings.slice(0, TOP);
  const from = Math.max(TOP, offset);
  const others = standings.slice(from, offset + limit - from);
  const me = caller.kind === "visitor" ? undefined : standings.find(caller.playerId);
  const rows = await toRows(db, read, me === undefined ? [...top, ...others] : [...top, ...others, me]);
  const turnsAtMs = turnOf(board, period);
  const rowOf = ({ playerId }: { readonly playerId: string }): readonly BoardRow[] => {
    const row = rows.get(playerId);
    return row === undefined ? [] : [row];
  };
  const data: Leaderboard = {
    my_rank: me === undefined ? null : (rows.get(me.playerId) ?? null),
    top_three_ranks: top.flatMap(rowOf),
    other_users_rank: others.flatMap(rowOf),
    period,
    turns_at: turnsAtMs === null ? null : new Date(turnsAtMs).toISOString(),
    closed_periods: [...(await listPeriodsWithPoints(db, closed))],
  };
  return { data, total: standings.size };
}
