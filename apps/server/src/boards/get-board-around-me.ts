import type { Actions } from "@crosscheck/contract";
import { periodAt } from "@crosscheck/rules/boards/board";
import type { Handler } from "../calls/handle.ts";
import { openBoard, toRows } from "./board-rows.ts";

/** Places shown above and below one's own. */
const EACH_SIDE = 10;

export const handleGetBoardAroundMe: Handler<Actions["get_board_around_me"]> = async (call) => {
  const { db, caller, nowMs, input } = call;
  const read = await openBoard(db, { board: input.board, period: periodAt(input.board, nowMs), nowMs });
  const me = read.standings.find(caller.playerId);
  if (me === undefined) return { data: { my_rank: null, rows: [] } };
  const place = read.standings.placeOf(me);
  const from = Math.max(0, place - EACH_SIDE);
  const rows = await toRows(db, read, read.standings.slice(from, place + EACH_SIDE + 1 - from));
  return { data: { my_rank: rows.get(me.playerId) ?? null, rows: [...rows.values()] } };
};
