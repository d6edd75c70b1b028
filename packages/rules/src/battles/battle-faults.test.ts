import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerTo, beginMatch, makePaper, Table, rulesOf } from "./battle-fixture.ts";
import type { BattleKind } from "./battle-rules.ts";
import type { BattleEvent, BattleState, RevealedSeat } from "./battle.ts";
import { nextStepAt, replayBattle, stepBattle } from "./step-battle.ts";
import { viewBattle } from "./view-battle.ts";

const PLAYERS = ["ann", "bob", "cem", "dia"];
const QUESTIONS = 5;
const paper = makePaper(QUESTIONS);

const playerId = fc.constantFrom(...PLAYERS);
const connection = fc.integer({ min: 1, max: 4 });
const number = fc.integer({ min: 1, max: QUESTIONS });

/** An answer to whatever question is open then. */
type TimelyAnswer = { readonly type: "timely"; readonly playerId: string; readonly is: "right" | "wrong" };

/** Anything that anybody could send at any time, and answers in time, so that there is something to decide. */
const anyEvent: fc.Arbitrary<BattleEvent | TimelyAnswer> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      type: fc.constant("timely" as const),
      playerId,
      is: fc.constantFrom("right" as const, "right" as const, "wrong" as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({
        playerId,
        number,
        is: fc.constantFrom("right" as const, "wrong" as const),
        rtt: fc.nat(3_000),
      })
      .map(({ playerId, number, is, rtt }): BattleEvent => ({
        type: "answer",
        playerId,
        number,
        answer: answerTo(paper, number, is),
        roundTripMs: rtt,
      })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom("connected" as const, "dropped" as const),
      playerId,
      connection,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom("join" as const, "ready" as const, "start" as const, "ask_rematch" as const),
      playerId,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("leave" as const), playerId }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("remove" as const), playerId, targetId: playerId }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<BattleEvent>(
      { type: "time" },
      { type: "resumed", epoch: 1 },
      { type: "resumed", epoch: 2 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ hold: fc.integer({ min: 0, max: 3 }), poor: fc.array(playerId, { maxLength: 2 }) })
      .chain(({ hold, poor }) =>
        fc.constantFrom<BattleEvent>(
          { type: "stakes_held", hold, paper, botMoves: [] },
          { type: "stakes_refused", hold, playerIds: poor, why: "no_coins" },
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ playerId, messageId: fc.constantFrom("m1", "m2") })
      .map((said): BattleEvent => ({ type: "say", ...said, line: { kind: "emoji", id: "wow" } })),
  },
);

/** Events with the time between them, some of it none, some longer than a seat is held. */
const script = fc.array(
  fc.record({ event: anyEvent, waitMs: fc.oneof(fc.nat(3_000), fc.constant(0), fc.nat(70_000)) }),
  { maxLength: 80 },
);
type Script = readonly { readonly event: BattleEvent | TimelyAnswer; readonly waitMs: number }[];

const match = fc.constantFrom<readonly [BattleKind, number]>(
  ["random", 2],
  ["friend", 2],
  ["group", 3],
  ["group", 4],
);

/** A match that has begun. */
function begin([kind, players]: readonly [BattleKind, number]): Table {
  return beginMatch(kind, PLAYERS.slice(0, players), { questionCount: QUESTIONS, stakeCoins: 7 });
}

function play(table: Table, events: Script, visit: () => void = () => undefined): Table {
  let atMs = table.state.lastMs;
  for (const { event, waitMs } of events) {
    const [own, ownMs] = inTime(table.state, event, atMs + waitMs);
    atMs = Math.max(atMs, ownMs);
    table.send(own, atMs);
    visit();
  }
  return table;
}

/** The event itself, or an answer to the question that is open or comes next, and when it is sent. */
function inTime(
  { phase }: BattleState,
  event: BattleEvent | TimelyAnswer,
  atMs: number,
): readonly [BattleEvent, number] {
  if (event.type !== "timely") return [event, atMs];
  if (phase.is !== "playing") return [{ type: "time" }, atMs];
  const { number, turn } = phase;
  const answer = answerTo(paper, number, event.is);
  const answered = { type: "answer", playerId: event.playerId, number, answer, roundTripMs: 80 } as const;
  const latestMs = turn.openAtMs + 12_000;
  return [answered, Math.max(turn.openAtMs, Math.min(atMs, latestMs))];
}

const end = (table: Table) => table.until(Number.MAX_SAFE_INTEGER);

describe("a battle under a network that loses, doubles, delays and permutes", () => {
  it("always ends, settles once, and its pot is what was paid in", () => {
    fc.assert(
      fc.property(match, script, (kind, events) => {
        const table = end(play(begin(kind), events));
        const settled = table.doings("settle");
        const result = table.result();
        expect(settled.map((effect) => effect.result)).toEqual([result]);
        expect(result.potCoins).toBe(7 * kind[1]);
        const paid = result.seats.reduce((sum, { coins }) => sum + coins, 0);
        expect(paid + result.houseCoins).toBe(result.potCoins);
        expect(result.houseCoins).toBeGreaterThanOrEqual(0);
        expect(result.seats.every(({ coins }) => Number.isInteger(coins) && coins >= 0)).toBe(true);
        expect(nextStepAt(table.state)).toBeNull();
      }),
    );
  });

  it("of an open room ends too, and pays back every try that it did not play", () => {
    const kinds = fc.constantFrom<BattleKind>("friend", "group", "random");
    fc.assert(
      fc.property(kinds, fc.boolean(), script, (kind, holds, events) => {
        const rules = rulesOf(kind, { questionCount: QUESTIONS, startsItself: kind === "group" });
        const players = PLAYERS.slice(0, kind === "random" ? 2 : 1).map((id) => ({ playerId: id }));
        const table = new Table({ rules, players });
        table.holds = holds;
        end(play(table, events));
        const tries = table.doings("hold_stakes").map(({ hold }) => hold);
        const played = table.doings("settle").map(({ hold }) => hold);
        const returned = new Set(table.doings("return_stakes").map(({ hold }) => hold));
        expect(played.length).toBeLessThanOrEqual(1);
        expect(played.some((hold) => returned.has(hold))).toBe(false);
        const refused = table.log.flatMap(({ event }) =>
          event.type === "stakes_refused" ? [event.hold] : [],
        );
        for (const hold of tries) {
          expect(played.includes(hold) || returned.has(hold) || refused.includes(hold)).toBe(true);
        }
      }),
    );
  });

  it("gives all seats the same frames, numbered without a gap, and one result", () => {
    fc.assert(
      fc.property(match, script, (kind, events) => {
        const table = end(play(begin(kind), events));
        const frames = table.doings("tell").map(({ frame }) => frame);
        expect(frames.map(({ v }) => v)).toEqual(frames.map((_, index) => index + 1));
        expect(table.frames("end").map(({ result }) => result)).toEqual([table.result()]);
        const views = PLAYERS.map((id) => viewBattle(table.state, id).result);
        expect(new Set(views)).toEqual(new Set([table.result()]));
        const last = table
          .frames("reveal")
          .at(-1)
          ?.seats.map(({ totalPoints }) => totalPoints);
        expect(table.result().seats.map(({ points }) => points)).toEqual(
          last ?? table.result().seats.map(() => 0),
        );
      }),
    );
  });

  it("changes nothing by an event that comes twice, at once or later", () => {
    fc.assert(
      fc.property(match, script, (kind, events) => {
        const table = begin(kind);
        play(table, events, () => {
          const own = table.log.at(-1);
          if (own === undefined) return;
          const [again, effects] = stepBattle(table.state, own.event, own.atMs);
          expect(again).toBe(table.state);
          expect(effects.every(({ do: what }) => what === "reply" || what === "return_stakes")).toBe(true);
        });
      }),
    );
  });

  it("decides by its log: more wakes, clocks set back and a second reading change nothing", () => {
    fc.assert(
      fc.property(match, script, fc.array(fc.nat(5_000)), (kind, events, ticks) => {
        const table = end(play(begin(kind), events));
        const [replayed, effects] = replayBattle(table.opening, table.log);
        expect(replayed).toEqual(table.state);
        expect(effects).toEqual(table.effects);
        const more = table.log.flatMap((logged, index) => {
          const backMs = logged.atMs - (ticks[index % Math.max(1, ticks.length)] ?? 0);
          return [logged, { event: { type: "time" } as const, atMs: backMs }];
        });
        expect(replayBattle(table.opening, more)).toEqual([replayed, effects]);
      }),
    );
  });

  it("never takes back what was revealed, however late it is woken or whatever it loses", () => {
    const delays = fc.array(fc.nat(120_000), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(match, script, delays, (kind, events, lateMs) => {
        let { state } = begin(kind);
        let atMs = state.lastMs;
        const revealed = new Map<number, readonly RevealedSeat[]>();
        let ends = 0;
        const step = (event: BattleEvent) => {
          const [next, effects] = stepBattle(state, event, atMs);
          state = next;
          for (const effect of effects) {
            if (effect.do !== "tell") continue;
            if (effect.frame.type === "end") ends += 1;
            if (effect.frame.type !== "reveal") continue;
            expect(revealed.has(effect.frame.number)).toBe(false);
            revealed.set(effect.frame.number, effect.frame.seats);
          }
        };
        for (const [index, { event, waitMs }] of events.entries()) {
          const [own, ownMs] = inTime(state, event, atMs + waitMs);
          atMs = Math.max(atMs, ownMs);
          // Timers that fire late or never: only some of the steps are preceded by a wake.
          if (index % 3 === 0) step({ type: "time" });
          step(own);
        }
        for (let round = 0; state.phase.is !== "over" && round < 200; round += 1) {
          atMs = Math.max(atMs, nextStepAt(state) ?? atMs) + (lateMs[round % lateMs.length] ?? 0);
          step({ type: "time" });
        }
        expect(ends).toBe(1);
        expect([...revealed.keys()]).toEqual([...revealed.keys()].toSorted((one, other) => one - other));
        const result = state.phase.is === "over" ? state.phase.result : null;
        const last = [...revealed.values()].at(-1);
        const points = result?.seats.map((seat) => seat.points);
        expect(points).toEqual(last?.map(({ totalPoints }) => totalPoints) ?? points?.map(() => 0));
      }),
    );
  });

  it("marks alike in whatever order answers of different seats arrive in one instant", () => {
    const answers = fc.uniqueArray(
      fc.record({ playerId, is: fc.constantFrom("right" as const, "wrong" as const) }),
      { selector: (given) => given.playerId, minLength: 1 },
    );
    const orders = fc.tuple(answers, fc.infiniteStream(fc.nat()), fc.nat(21_500));
    fc.assert(
      fc.property(orders, ([given, order, afterMs]) => {
        const other = given
          .map((one) => ({ one, place: order.next().value ?? 0 }))
          .toSorted((one, two) => one.place - two.place)
          .map(({ one }) => one);
        const [first, second] = [given, other].map((list) => {
          const table = begin(["group", 4]);
          const { openAtMs } = table.question();
          for (const { playerId: id, is } of list) {
            table.send(
              { type: "answer", playerId: id, number: 1, answer: answerTo(paper, 1, is), roundTripMs: 50 },
              openAtMs + afterMs,
            );
          }
          return end(table).frames("reveal")[0]?.seats;
        });
        expect(first).toEqual(second);
      }),
    );
  });

  it("lets no key leave before its reveal", () => {
    fc.assert(
      fc.property(match, script, (kind, events) => {
        const table = begin(kind);
        const revealed = new Set<number>();
        let seen = 0;
        const look = () => {
          for (const effect of table.effects.slice(seen)) {
            if (effect.do === "tell" && effect.frame.type === "reveal") revealed.add(effect.frame.number);
            // A chosen option is only in a reveal, which is of a question that is over.
            expectNoKey(JSON.stringify(effect), revealed);
          }
          seen = table.effects.length;
          const told = table.state.phase.is === "playing" ? table.state.phase.number : 0;
          for (const id of PLAYERS) {
            const view = viewBattle(table.state, id);
            expectNoKey(JSON.stringify({ ...view, ownAnswer: null }), revealed);
            const own = table.state.seats.find((seat) => seat.playerId === id);
            const given = own?.answers.find((answer) => answer.number === told)?.answer;
            expect([null, given]).toContain(view.ownAnswer);
          }
        };
        play(table, events, look);
        end(table);
        look();
      }),
    );
  });
});

function expectNoKey(text: string, revealed: ReadonlySet<number>): void {
  for (const question of paper.questions) {
    if (revealed.has(question.number)) continue;
    for (const { optionId } of question.options) expect(text).not.toContain(optionId);
    expect(text).not.toContain(question.itemId);
  }
}
