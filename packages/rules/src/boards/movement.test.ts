import fc from "fast-check";
import { expect, it } from "vitest";
import { movementOf, scoresAtTurn } from "./movement.ts";
import { Standings, compareStandings, type Standing } from "./standings.ts";

const points = fc.array(
  fc.record({ before: fc.integer({ min: 0, max: 9 }), today: fc.integer({ min: 0, max: 9 }) }),
  { maxLength: 40 },
);

function board(scores: readonly number[]): Standings {
  const board = new Standings();
  const standings = scores.flatMap((score, index): Standing[] =>
    score === 0 ? [] : [{ playerId: `p${index}`, score, reachedAtMs: index }],
  );
  board.append(standings.toSorted(compareStandings));
  return board;
}

it("is the rank at the turn of the day less the rank now, without a record of that day", () => {
  fc.assert(
    fc.property(points, (players) => {
      const yesterday = board(players.map(({ before }) => before));
      const today = board(players.map(({ today: won }) => won));
      const now = board(players.map(({ before, today: won }) => before + won));
      const scores = scoresAtTurn(now, today);
      for (const standing of now.slice(0, 40)) {
        const was = yesterday.find(standing.playerId)?.rank;
        expect(movementOf(standing, today, scores)).toBe(was === undefined ? null : was - standing.rank);
      }
    }),
  );
});
