import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../attempts/local-day.ts";
import { LIFELINE_KINDS } from "../modes/mode.ts";
import { MODES } from "../modes/index.ts";
import type { BattleFact, Fact, RunFact, Standing } from "./badge.ts";
import { BADGE_TYPES, BADGES, badgeOf, MOST_REWARD, type BadgeType } from "./badges.ts";
import { countsOf, isReached, numbersOfBadge, shownProgress, tallyFacts } from "./progress.ts";

const DAY = "2026-06-01";
const RIGHT = { isAnswered: true, isCorrect: true, ms: 5_000 };
const WRONG = { ...RIGHT, isCorrect: false };
const BLANK = { isAnswered: false, isCorrect: false, ms: null };

function run(change: Partial<RunFact> = {}): RunFact {
  const questions = Array.from({ length: 5 }, () => RIGHT);
  const own = { mode: "quiz_zone", ranked: true, day: DAY, paperDay: null, questions, lifelines: [] };
  return { kind: "run", ...own, ...change };
}
const WORDS = run({ mode: "guess_the_word" });
const PASSAGE = run({ mode: "fun_and_learn" });
const DAILY = run({ mode: "daily_quiz", paperDay: DAY });
const timed = (base: RunFact, ms: number | null) => ({
  ...base,
  questions: [...base.questions.slice(1), { ...RIGHT, ms }],
});
const withQuestion = (base: RunFact, question: RunFact["questions"][number]) => ({
  ...base,
  questions: [...base.questions.slice(1), question],
});

function battle(change: Partial<BattleFact> = {}): BattleFact {
  const own = { players: 2, isWon: true, isAgainstPerson: true, isPerfect: false, randomWinsInRow: 0 };
  return { kind: "battle", ...own, ...change };
}
const PRIZE: Fact = { kind: "contest_prize" };
const NOTHING: Standing = { coins: 0, friends: 0, badges: 0 };

const progressOf = (type: BadgeType, facts: readonly Fact[]) => tallyFacts(facts).get(type)?.progress ?? 0;
const isUnlocked = (type: BadgeType, facts: readonly Fact[]) =>
  isReached(type, { progress: progressOf(type, facts), standing: NOTHING, numbers: {} });
const days = (count: number, base: RunFact, from: Day = DAY) =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    return { ...base, day, paperDay: base.paperDay === null ? null : day };
  });
const times = (count: number, fact: Fact) => Array.from({ length: count }, () => fact);

describe("each badge of a fact", () => {
  it.each<readonly [BadgeType, string, readonly Fact[], boolean]>([
    ["dashing_debut", "a quiz-zone quiz", [run({ questions: [WRONG] })], true],
    ["dashing_debut", "another mode", [run({ mode: "math_mania" })], false],
    ["dashing_debut", "a quiz left without an answer", [run({ questions: [BLANK] })], false],
    ["combat_winner", "a one-to-one win", [battle()], true],
    ["combat_winner", "a one-to-one lost", [battle({ isWon: false })], false],
    ["combat_winner", "a win over the bot", [battle({ isAgainstPerson: false })], false],
    ["combat_winner", "a group win", [battle({ players: 3 })], false],
    ["clash_winner", "a group win of three", [battle({ players: 3 })], true],
    ["clash_winner", "a group win of four", [battle({ players: 4 })], true],
    ["clash_winner", "a group lost", [battle({ players: 3, isWon: false })], false],
    ["clash_winner", "a one-to-one win", [battle()], false],
    ["most_wanted_winner", "a contest prize", [PRIZE], true],
    ["most_wanted_winner", "a battle won", [battle()], false],
    ["ultimate_player", "all right with the bonus", [battle({ isPerfect: true })], true],
    ["ultimate_player", "the same in a draw", [battle({ isPerfect: true, isWon: false })], true],
    ["ultimate_player", "one without the bonus", [battle()], false],
    ["ultimate_player", "in a group", [battle({ isPerfect: true, players: 3 })], false],
    ["ultimate_player", "against the bot", [battle({ isPerfect: true, isAgainstPerson: false })], false],
    ["quiz_warrior", "three wins in a row", [1, 2, 3].map((wins) => battle({ randomWinsInRow: wins })), true],
    ["quiz_warrior", "two wins, twice", [1, 2, 0, 1, 2].map((n) => battle({ randomWinsInRow: n })), false],
    ["super_sonic", "five words in 25 s each", [timed(WORDS, 25_000)], true],
    ["super_sonic", "one a millisecond slower", [timed(WORDS, 25_001)], false],
    ["super_sonic", "one of unknown time", [timed(WORDS, null)], false],
    ["super_sonic", "one not found", [withQuestion(WORDS, WRONG)], false],
    ["super_sonic", "with a hint", [{ ...WORDS, lifelines: ["hint"] }], false],
    ["super_sonic", "with another lifeline", [{ ...WORDS, lifelines: ["reset_timer"] }], true],
    ["super_sonic", "four words", [{ ...WORDS, questions: times4(RIGHT) }], false],
    ["super_sonic", "another mode", [run()], false],
    ["flashback", "five questions in 8 s each", [timed(PASSAGE, 8_000)], true],
    ["flashback", "one a millisecond slower", [timed(PASSAGE, 8_001)], false],
    ["flashback", "one wrong", [withQuestion(PASSAGE, WRONG)], false],
    ["flashback", "four questions", [{ ...PASSAGE, questions: times4(RIGHT) }], false],
    ["flashback", "another mode", [WORDS], false],
    ["brainiac", "all of five right in any mode", [timed(run({ mode: "multi_match" }), null)], true],
    ["brainiac", "with a lifeline", [run({ lifelines: ["skip"] })], false],
    ["brainiac", "one blank", [withQuestion(run(), BLANK)], false],
    ["brainiac", "four questions", [run({ questions: times4(RIGHT) })], false],
    ["big_thing", "5,000 right answers", times(1_000, run()), true],
    ["big_thing", "4,999 and a wrong one", [...times(999, run()), withQuestion(run(), WRONG)], false],
    ["thirsty", "30 days of the daily quiz", days(30, DAILY), true],
    ["thirsty", "29 days", days(29, DAILY), false],
    ["thirsty", "30 days with a gap", days(31, DAILY).toSpliced(15, 1), false],
    ["thirsty", "30 days of other quizzes", days(30, run()), false],
    ["streak", "30 days of any quiz", days(30, run({ mode: "math_mania" })), true],
    ["streak", "29 days, the last one twice", [...days(29, run()), ...days(29, run()).slice(-1)], false],
    ["streak", "30 days with a gap", days(31, run()).toSpliced(1, 1), false],
    ["streak", "a row that ended long ago", [...days(30, run()), run({ day: "2027-01-01" })], true],
  ])("%s: %s", (type, _what, facts, expected) => {
    expect(isUnlocked(type, facts)).toBe(expected);
  });

  it.each<readonly [BadgeType, Standing, Standing]>([
    ["elite", { ...NOTHING, coins: 5_001 }, { ...NOTHING, coins: 5_000 }],
    ["power_elite", { ...NOTHING, badges: 11 }, { ...NOTHING, badges: 10 }],
    ["sharing_caring", { ...NOTHING, friends: 51 }, { ...NOTHING, friends: 50 }],
  ])("%s: where the player stands", (type, enough, tooFew) => {
    const isAt = (standing: Standing) => isReached(type, { progress: 0, standing, numbers: {} });
    expect([isAt(enough), isAt(tooFew)]).toEqual([true, false]);
  });

  it("counts a daily quiz for the day of its paper, whenever it ended", () => {
    const late = { ...DAILY, day: addDays(DAY, 1) };
    expect(tallyFacts([late]).get("thirsty")?.days).toEqual([DAY]);
    expect(tallyFacts([late]).get("streak")?.days).toEqual([addDays(DAY, 1)]);
  });
});

function times4<T>(value: T): readonly T[] {
  return Array.from({ length: 4 }, () => value);
}

const question = fc.oneof(
  fc.constant(BLANK),
  fc.record({ isAnswered: fc.constant(true), isCorrect: fc.boolean(), ms: fc.nat(30_000) }),
);
const anyDay = fc.nat(80).map((index) => addDays(DAY, index));
const anyRun: fc.Arbitrary<RunFact> = fc.record({
  kind: fc.constant("run" as const),
  mode: fc.constantFrom(...Object.keys(MODES)),
  ranked: fc.boolean(),
  day: anyDay,
  paperDay: fc.option(anyDay),
  questions: fc.array(question, { minLength: 1, maxLength: 12 }),
  lifelines: fc.subarray([...LIFELINE_KINDS]),
});
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  anyRun,
  fc.record({
    kind: fc.constant("battle" as const),
    players: fc.integer({ min: 2, max: 4 }),
    isWon: fc.boolean(),
    isAgainstPerson: fc.boolean(),
    isPerfect: fc.boolean(),
    randomWinsInRow: fc.nat(5),
  }),
  fc.constant(PRIZE),
);
const facts = fc.array(anyFact, { maxLength: 40 });

describe("tallies of any facts", () => {
  it("are the same in every order", () => {
    fc.assert(
      fc.property(facts, fc.infiniteStream(fc.nat()), (list, keys) => {
        const shuffled = list
          .map((fact) => ({ fact, key: keys.next().value ?? 0 }))
          .toSorted((one, other) => one.key - other.key);
        expect(tallyFacts(shuffled.map(({ fact }) => fact))).toEqual(
          new Map([...tallyFacts(list)].map(([type, tally]) => [type, tally])),
        );
      }),
    );
  });

  it("never fall when something is added", () => {
    fc.assert(
      fc.property(facts, anyFact, (list, more) => {
        for (const type of BADGE_TYPES)
          expect(progressOf(type, [...list, more])).toBeGreaterThanOrEqual(progressOf(type, list));
      }),
    );
  });

  it("hold nothing of practice or of quizzes without an answer", () => {
    fc.assert(
      fc.property(anyRun, (fact) => {
        expect(countsOf({ ...fact, ranked: false })).toEqual([]);
        expect(countsOf({ ...fact, questions: fact.questions.map(() => BLANK) })).toEqual([]);
      }),
    );
  });

  it("have the longest row of days, found another way", () => {
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1 }), (played) => {
        const tally = tallyFacts(played.map((day) => run({ day }))).get("streak");
        const set = new Set(played);
        const longest = Math.max(
          ...played.map((day) => {
            let length = 1;
            while (set.has(addDays(day, length))) length += 1;
            return length;
          }),
        );
        expect(tally).toEqual({ progress: longest, days: [...set].toSorted() });
      }),
    );
  });
});

describe("progress as it is shown", () => {
  const shown = (type: BadgeType, lastDay: Day | null, today: Day) =>
    shownProgress(type, {
      kept: { progress: 12, lastRow: lastDay === null ? null : { days: 4, lastDay } },
      standing: { coins: 77, friends: 3, badges: 2 },
      today,
    });

  it("is the row of days that goes on, until a day was missed", () => {
    expect(shown("streak", DAY, DAY)).toBe(4);
    expect(shown("thirsty", DAY, addDays(DAY, 1))).toBe(4);
    expect(shown("streak", DAY, addDays(DAY, 2))).toBe(0);
    expect(shown("streak", null, DAY)).toBe(0);
  });

  it("is what is kept, or where the player stands", () => {
    const types: readonly BadgeType[] = ["big_thing", "brainiac", "elite", "sharing_caring", "power_elite"];
    expect(types.map((type) => shown(type, null, DAY))).toEqual([12, 12, 77, 3, 2]);
  });
});

describe("the numbers of badges", () => {
  it("are the 15 of the specification, each within its bounds", () => {
    expect(BADGE_TYPES).toHaveLength(15);
    for (const type of BADGE_TYPES) {
      const { threshold, mostThreshold, reward } = badgeOf(type);
      expect(threshold).toBeGreaterThanOrEqual(1);
      expect(threshold).toBeLessThanOrEqual(mostThreshold);
      expect(reward).toBeLessThanOrEqual(MOST_REWARD);
    }
    expect(BADGES.power_elite.mostThreshold).toBe(BADGE_TYPES.length - 1);
  });

  it("are those of an admin where there are any", () => {
    const numbers = { big_thing: { threshold: 10 }, streak: { reward: 0 } };
    expect(numbersOfBadge("big_thing", numbers)).toEqual({ threshold: 10, reward: 200 });
    expect(numbersOfBadge("streak", numbers)).toEqual({ threshold: 30, reward: 0 });
    expect(isReached("big_thing", { progress: 10, standing: NOTHING, numbers })).toBe(true);
  });
});
