import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUESTION_RULES } from "../questions/index.ts";
import { lifelinesOf } from "../attempts/lifelines.ts";
import { checkNumbers, numbersOf, switchesOf, withNumbers } from "./numbers.ts";
import { MODES } from "./index.ts";
import { isOfEvent } from "./sources.ts";
import type { LifelineKind, ModeDefinition } from "./mode.ts";

/** Numbers of every mode, whether a mode has them or not. */
const NAMES = new Set(
  Object.values<ModeDefinition>(MODES).flatMap((mode) => numbersOf(mode).map(({ name }) => name)),
);
const anyNumbers = fc.record(
  Object.fromEntries([...NAMES].map((name) => [name, fc.oneof(fc.integer(), fc.double(), fc.nat(120))])),
  { requiredKeys: [] },
);

/** Seconds after which a run is over whatever happens. */
function lifeOf({ timing }: ModeDefinition): number {
  return timing.kind === "whole_paper" ? timing.totalSeconds : timing.lifetimeSeconds;
}

/** Seconds of the longest run with every clock and every pause used up. */
function longestRun({ timing, questions }: ModeDefinition): number {
  if (timing.kind === "whole_paper") return timing.totalSeconds;
  return questions.max * (timing.secondsPerQuestion + timing.readingPauseSeconds);
}

/** The promises every mode makes, checked for every entry of the registry. */
describe.each(Object.entries<ModeDefinition>(MODES))("mode %s", (id, mode) => {
  it("is filed under its own id", () => {
    expect(mode.id).toBe(id);
  });

  it("has at least one question kind and a count within its bounds", () => {
    expect(mode.kinds.length).toBeGreaterThan(0);
    expect(mode.questions.min).toBeGreaterThan(0);
    expect(mode.questions.count).toBeGreaterThanOrEqual(mode.questions.min);
    expect(mode.questions.count).toBeLessThanOrEqual(mode.questions.max);
  });

  it("gives more for right than for blank, and not more for wrong than for blank", () => {
    expect(mode.marking.right).toBeGreaterThan(mode.marking.blank);
    expect(mode.marking.wrong).toBeLessThanOrEqual(mode.marking.blank);
  });

  it("gives free navigation one clock for the paper and no lifelines that move a clock", () => {
    if (mode.answerMode !== "free") return;
    expect(mode.timing.kind).toBe("whole_paper");
    expect(mode.reveal).not.toBe("after_answer");
    expect(lifelinesOf(mode)).toEqual([]);
  });

  it("lives long enough for every deadline and pause", () => {
    expect(longestRun(mode)).toBeLessThanOrEqual(lifeOf(mode));
  });

  it("reads the explanation of an answer before the next clock runs", () => {
    if (mode.timing.kind !== "per_question" || mode.reveal !== "after_answer") return;
    expect(mode.timing.readingPauseSeconds).toBeGreaterThan(0);
  });

  it("offers a lifeline only where it can be bought on one of its kinds", () => {
    const rules = mode.kinds.map((kind) => QUESTION_RULES[kind]);
    const sellable: Readonly<Record<LifelineKind, boolean>> = {
      fifty_fifty: rules.some(({ hasCrowdLifelines }) => hasCrowdLifelines),
      audience_poll: rules.some(({ hasCrowdLifelines }) => hasCrowdLifelines),
      hint: rules.some(({ hint }) => hint !== undefined),
      skip: true,
      reset_timer: mode.timing.kind === "per_question",
    };
    expect(lifelinesOf(mode).filter(({ kind }) => !sellable[kind])).toEqual([]);
  });

  it("pays coins and moves levels on only where results count", () => {
    expect(mode.reward !== null).toBe(mode.ranked && !isOfEvent(mode.source));
    expect(mode.progress !== "none" && !mode.ranked).toBe(false);
    expect(mode.transcripts === true && mode.ranked).toBe(false);
  });

  it("has default numbers that an admin could have set", () => {
    const own = Object.fromEntries(numbersOf(mode).map((number) => [number.name, number.own]));
    expect(checkNumbers(mode, own)).toEqual([]);
    expect(withNumbers(mode, {})).toEqual(mode);
  });

  it("stays within its bounds whatever an admin sets", () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const tuned = withNumbers(mode, numbers);
        for (const { name, own, min, max } of numbersOf(tuned)) {
          expect([name, own >= min && own <= max]).toEqual([name, true]);
        }
        expect(tuned.timing.kind).toBe(mode.timing.kind);
        expect(lifeOf(tuned)).toBe(lifeOf(mode));
        expect(longestRun(tuned)).toBeLessThanOrEqual(lifeOf(tuned));
        expect(tuned.reward?.fullPercent ?? 100).toBeGreaterThanOrEqual(tuned.winPercent);
        expect(Object.keys(tuned.lifelines)).toEqual(Object.keys(mode.lifelines));
        const numbered = { questions: 0, timing: 0, marking: 0, winPercent: 0, lifelines: 0, reward: 0 };
        expect({ ...tuned, ...numbered }).toEqual({ ...mode, ...numbered });
      }),
    );
  });

  it("keeps each of its numbers apart from the others", () => {
    for (const { name, own, min, max } of numbersOf(mode)) {
      const other = own === max ? min : max;
      const expected = numbersOf(mode).map((number) =>
        number.name === name ? { ...number, own: other } : number,
      );
      const tuned = numbersOf(withNumbers(mode, { [name]: other }));
      const pulled = name === "winPercent" ? "fullPercent" : null;
      expect(tuned.filter((number) => number.name !== pulled)).toEqual(
        expected.filter((number) => number.name !== pulled),
      );
    }
  });

  it("marks parts only where the switch is on and there are parts", () => {
    expect(mode.marking.partial).toBeUndefined();
    expect(withNumbers(mode, { partialMarks: false }).marking).toEqual(mode.marking);
    expect(withNumbers(mode, { partialMarks: true }).marking.partial).toBe(
      id === "multi_match" ? true : undefined,
    );
  });

  it("has no numbers of its own where a real exam or a battle says them", () => {
    expect(numbersOf(mode).length === 0).toBe(["preset", "battle"].includes(mode.source.from));
  });

  it("names the numbers that are out of bounds", () => {
    const has = (name: string) => numbersOf(mode).some((number) => number.name === name);
    expect(checkNumbers(mode, { questions: mode.questions.max + 1, right: 4, wrong: 1 })).toEqual([
      "questions",
      ...(has("right") ? [] : ["right"]),
      "wrong",
    ]);
    expect(checkNumbers(mode, { winPercent: 90, fullPercent: 80 })).toEqual([
      ...(has("winPercent") ? [] : ["winPercent"]),
      "fullPercent",
    ]);
    expect(checkNumbers(mode, { right: 1.5 })).toEqual(["right"]);
    expect(checkNumbers(mode, { partialMarks: true })).toEqual(id === "multi_match" ? [] : ["partialMarks"]);
    expect(checkNumbers(mode, { partialMarks: false })).toEqual([]);
    expect(switchesOf(mode)).toEqual(id === "multi_match" ? ["partialMarks"] : []);
    for (const name of NAMES) {
      const own = numbersOf(mode).find((number) => number.name === name);
      expect(checkNumbers(mode, { [name]: own?.own ?? 5 })).toEqual(own === undefined ? [name] : []);
    }
  });
});
