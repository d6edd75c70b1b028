import { lifelinesOf } from "@crosscheck/rules/attempts/lifelines";
import { MODES } from "@crosscheck/rules/modes/index";
import { QUESTION_KINDS } from "@crosscheck/rules/questions/kind";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import { expect, it } from "vitest";
import { lifelineOff } from "./lifeline-off.ts";
import type { Attempt, Card } from "../attempt/run-state.ts";

type Lifeline = Attempt["lifelines"][number];

const lifelineOf = (kind: Lifeline["kind"], usedOn: string | null = null): Lifeline => ({
  kind,
  price_coins: 5,
  used: usedOn !== null,
  used_on: usedOn,
});
const cardOf = (kind: Card["kind"], options = 4) =>
  ({ question_id: "q1", kind, options: Array.from({ length: options }) }) as unknown as Card; // only what is read
const attempt = { lifelines: lifelinesOf(MODES.quiz_zone).map(({ kind }) => lifelineOf(kind)), coins: 100 };

it.each(QUESTION_KINDS)("offers crowd and hint for %s where the rules do", (kind) => {
  const rules = QUESTION_RULES[kind];
  const offOf = (lifeline: Lifeline["kind"]) =>
    lifelineOff(lifelineOf(lifeline), { card: cardOf(kind), attempt });
  const crowd = rules.hasCrowdLifelines ? null : "lifeline_not_allowed";
  expect([offOf("fifty_fifty"), offOf("audience_poll")]).toEqual([crowd, crowd]);
  expect(offOf("hint")).toBe(rules.hint === undefined ? "lifeline_not_allowed" : null);
  expect([offOf("skip"), offOf("reset_timer")]).toEqual([null, null]);
});

it("halves no two options", () => {
  const card = cardOf("single", 2);
  expect(lifelineOff(lifelineOf("fifty_fifty"), { card, attempt })).toBe("lifeline_not_allowed");
});

it("does not add 50/50 to the poll of the same question, but to another one", () => {
  const lifelines = [lifelineOf("fifty_fifty"), lifelineOf("audience_poll", "q1")];
  const off = (id: string) =>
    lifelineOff(lifelineOf("fifty_fifty"), {
      card: { ...cardOf("single"), question_id: id },
      attempt: { ...attempt, lifelines },
    });
  expect([off("q1"), off("q2")]).toEqual(["lifeline_not_allowed", null]);
});

it("says what is used and what cannot be paid", () => {
  const card = cardOf("single");
  expect(lifelineOff(lifelineOf("skip", "q2"), { card, attempt })).toBe("lifeline_used");
  expect(lifelineOff(lifelineOf("skip"), { card, attempt: { ...attempt, coins: 4 } })).toBe(
    "not_enough_coins",
  );
});
