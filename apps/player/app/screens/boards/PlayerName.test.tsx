import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { CONTESTS, standingOf } from "../contests/contest-fixture.ts";
import { ContestPeople } from "../contests/ContestPeople.tsx";
import { BoardTop } from "../home/BoardTop.tsx";
import LeaderboardScreen from "./LeaderboardScreen.tsx";
import type { BoardRow } from "./boards.ts";

/** As long as names may be. */
const NAMES = {
  latin: "Wolfeschlegelsteinhausenberger",
  arabic: "عبد الرحمن عبد المحسن الطيار",
} as const;
/** Three on the podium, one row below it, and the player. */
const PLAYERS = 5;

/** Players of this name on the podium, in the rows and in the own place. */
function rowsOf(name: string) {
  const rows = Array.from({ length: PLAYERS }, (_, index) => standingOf(index + 1, { name }));
  const boardRows: readonly BoardRow[] = rows.map((row) => ({
    ...row,
    score: 1_000,
    user_rank: row.user_rank ?? 0,
    movement: null,
  }));
  return { rows, boardRows };
}

function parts<Row>(rows: readonly Row[]) {
  return {
    top_three_ranks: rows.slice(0, 3),
    other_users_rank: rows.slice(3, PLAYERS - 1),
    my_rank: rows[PLAYERS - 1] ?? null,
  };
}

/** Where the first and the last letter of each such name stand, from the start and the end of what is shown of it. */
function cutNames(name: string) {
  const letters = (text: Text, place: number) => {
    const range = document.createRange();
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    return range.getBoundingClientRect();
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { readonly isBeginningShown: boolean; readonly isCut: boolean }[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!(node instanceof Text) || node.data !== name) continue;
    const box = node.parentElement?.closest(".truncate")?.getBoundingClientRect();
    if (box === undefined) continue;
    const first = letters(node, 0);
    const last = letters(node, name.length - 1);
    const isWithin = ({ left, right }: DOMRect) => left >= box.left - 1 && right <= box.right + 1;
    found.push({ isBeginningShown: isWithin(first), isCut: !isWithin(last) });
  }
  return found;
}

type Screen = readonly [name: string, count: number, screen: ReactNode];
const SCREENS: readonly Screen[] = [
  ["a board", 5, <LeaderboardScreen key="board" />],
  ["the standings of a contest", 5, <ContestPeople key="contest" contest={CONTESTS.closed} phase="closed" />],
  ["the first three on home", 4, <BoardTop key="home" />],
];

describe.each(["en", "ar"] as const)("a long name, with the screen in %s", (language) => {
  it.each(SCREENS.flatMap((screen) => Object.values(NAMES).map((player) => [...screen, player] as const)))(
    "is cut at its own end on %s (%i times)",
    async (_screen, count, component, player) => {
      await page.viewport(360, 740);
      const { rows, boardRows } = rowsOf(player);
      const board = { period: "2026-05-02", turns_at: "2126-05-03T00:00:00.000Z", closed_periods: [] };
      await show(component, {
        language,
        remembered: SIGNED_IN,
        api: {
          get_board: async () => ok({ ...board, ...parts(boardRows) }, PLAYERS - 1),
          get_contest_leaderboard: async () => ok({ ...parts(rows), prize_status: true }, PLAYERS - 1),
        },
      });
      await expect.poll(() => cutNames(player)).toHaveLength(count);
      expect(cutNames(player)).toEqual(
        Array.from({ length: count }, () => ({ isBeginningShown: true, isCut: true })),
      );
    },
  );
});
