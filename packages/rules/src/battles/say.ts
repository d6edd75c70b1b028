import { hasCode } from "./battle-rules.ts";
import { tell, type BattleRefusal, type BattleState, type Seat, type Step } from "./battle.ts";
import { isLineAllowed, LINES_AT_ONCE, LINES_WITHIN_MS, MOST_LINES, type Line } from "./lines.ts";

type Saying = { readonly messageId: string; readonly line: Line; readonly atMs: number };

/** Says a line to all seats, before, during and after a match; the same message twice is one line. */
export function say(
  state: BattleState,
  { seat, presence }: Seat,
  { messageId, line, atMs }: Saying,
): Step | BattleRefusal {
  const own = state.lines.filter((said) => said.seat === seat);
  if (own.some((said) => said.messageId === messageId)) return [state, []];
  if (presence.is === "lost") return "not_seated";
  if (!isLineAllowed(line, hasCode(state.rules))) return "line_not_allowed";
  const recent = own.filter((said) => said.atMs > atMs - LINES_WITHIN_MS).length;
  if (own.length >= MOST_LINES || recent >= LINES_AT_ONCE) return "too_many_lines";
  const said = { seat, messageId, line, atMs };
  return tell({ ...state, lines: [...state.lines, said] }, { type: "line", ...said });
}
