import { describe, expect, it } from "vitest";
import { NOTICE_KINDS, NOTICES, pathOf, subjectOf, type Notice } from "./notice.ts";

const contest = { contest_id: "c1", name: "Night flight" };
const exam = { exam_id: "e1", title: "Air law" };
const ONE_OF_EACH: readonly Notice[] = [
  { kind: "badge", params: { type: "elite" } },
  { kind: "contest_opens", params: contest },
  { kind: "contest_starts", params: contest },
  { kind: "contest_result", params: { ...contest, rank: 2, finishers: 9 } },
  { kind: "contest_prize", params: { ...contest, rank: 2, coins: 50 } },
  { kind: "contest_cancelled", params: { ...contest, coins: 10 } },
  { kind: "battle_invitation", params: { friend_id: "p1", room_code: "ABC234", invitation_id: "i1" } },
  { kind: "battle_message", params: { report_id: "r1", days: 7 } },
  { kind: "exam_opens", params: exam },
  { kind: "exam_result", params: { ...exam, number: 1 } },
  { kind: "exam_regraded", params: { ...exam, regrade: 1 } },
  { kind: "play_regraded", params: { regrade_id: "r1", attempt_id: "a1", coins: 3, score: 8, levels: 1 } },
  { kind: "report_settled", params: { report_id: "r1", verdict: "accepted" } },
  { kind: "payout", params: { payment_id: "o1", state: "completed", amount: 100, unit: "EUR" } },
  { kind: "name_changed", params: { change_id: "c1" } },
  { kind: "friend_joined", params: { friend_id: "p1" } },
];

describe.each(ONE_OF_EACH)("a notice of kind $kind", (notice) => {
  it("is about something, and leads somewhere inside the app", () => {
    expect(subjectOf(notice)).not.toBe("");
    expect(pathOf(notice)).toMatch(/^\/[a-z-]+(\/[a-z0-9-]+)*\/(\?room=[A-Z0-9]+)?$/);
  });
});

it("has one of each kind here", () => {
  expect(ONE_OF_EACH.map(({ kind }) => kind)).toEqual(Object.keys(NOTICES));
  expect(NOTICE_KINDS).toEqual([...Object.keys(NOTICES), "broadcast"]);
});

it("tells each step of a payout", () => {
  const steps = (["approved", "completed", "refused"] as const).map((state) =>
    subjectOf({ kind: "payout", params: { payment_id: "o1", state, amount: 1, unit: "EUR" } }),
  );
  expect(new Set(steps).size).toBe(3);
});
