import { expect, it } from "vitest";
import { stepAt, stepsOf } from "./exam-steps.ts";

const AT = "2026-11-23T10:00:00.000Z";
const standing = { has_key: true, entered_at: AT, isKeyTyped: false, asked: null };

it("asks for a key only where there is one", () => {
  expect(stepsOf({ has_key: true })).toEqual(["instructions", "rules", "rehearsal", "key", "start"]);
  expect(stepsOf({ has_key: false })).not.toContain("key");
});

it.each([
  ["instructions first", { entered_at: null }, "instructions"],
  ["nothing beyond the rules before they are agreed to", { entered_at: null, asked: "start" }, "rules"],
  ["the step after the rules for who has agreed", {}, "rehearsal"],
  ["the rules again when asked", { asked: "rules" }, "rules"],
  ["the key before the start", { asked: "start" }, "key"],
  ["the start once the key is typed", { asked: "start", isKeyTyped: true }, "start"],
  ["the start at once without a key", { asked: "start", has_key: false }, "start"],
  ["the first step for a word that is none", { asked: "nonsense" }, "rehearsal"],
  ["the first step for a key that is none", { asked: "key", has_key: false }, "rehearsal"],
] as const)("shows %s", (_what, change, step) => {
  expect(stepAt({ ...standing, ...change })).toBe(step);
});
