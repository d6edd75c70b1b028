import { describe, expect, it } from "vitest";
import { phaseOf, untilChangeMs } from "./exam-phase.ts";
import { rowOf, RESULTS, SITTING_ID } from "./school-fixture.ts";

const NOW_MS = Date.parse("2026-11-23T10:00:00.000Z");
const at = (seconds: number) => new Date(NOW_MS + seconds * 1_000).toISOString();

describe("where a player stands with an exam", () => {
  it.each([
    ["upcoming", { state: "upcoming" }],
    ["open", {}],
    ["entered", { exam_status: 2 }],
    ["under_way", { exam_status: 2, attempt_id: SITTING_ID }],
    ["missed", { state: "closed" }],
    ["missed", { state: "closed", exam_status: 2 }],
    ["waiting", { exam_status: 3, attempt_id: SITTING_ID, result: RESULTS.hidden }],
    ["passed", { exam_status: 3, attempt_id: SITTING_ID, result: RESULTS.passed }],
    ["not_passed", { exam_status: 3, attempt_id: SITTING_ID, result: RESULTS.not_passed }],
    ["voided", { exam_status: 3, attempt_id: SITTING_ID, result: RESULTS.voided }],
  ] as const)("is %s", (phase, change) => {
    expect(phaseOf(rowOf(change))).toBe(phase);
  });
});

describe("the next look at exams", () => {
  it.each([
    ["just after one opens", [{ state: "upcoming", starts_at: at(90) }], 90_500],
    ["just after one closes", [{ ends_at: at(60) }, { ends_at: at(30) }], 30_500],
    ["when its clock is over", [{ exam_status: 2, attempt_id: SITTING_ID, sitting_ends_at: at(10) }], 10_500],
    ["when a result may be known", [{ result: RESULTS.hidden, result_available_at: at(20) }], 20_500],
    [
      "now and then while a due result is missing",
      [{ result: RESULTS.hidden, result_available_at: at(-3) }],
      5_000,
    ],
    ["an hour later where the examiner releases it", [{ result: RESULTS.hidden }], 3_600_000],
    ["an hour later where nothing changes", [], 3_600_000],
    ["soon where a start is already there", [{ state: "upcoming", starts_at: at(-5) }], 500],
  ] as const)("is %s", (_when, changes, ms) => {
    expect(
      untilChangeMs(
        changes.map((change) => rowOf(change)),
        NOW_MS,
      ),
    ).toBe(ms);
  });
});
