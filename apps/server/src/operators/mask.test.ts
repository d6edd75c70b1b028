import { expect, it } from "vitest";
import { mask } from "./mask.ts";

it("nothing that names, reaches or opens anything goes into the audit, however deep it lies", () => {
  const at = new Date(0);
  const masked = mask({
    email: "ann@example.org",
    rows: [{ payment_address: "ann@bank", coins: 5 }, null],
    nested: {
      password: { is: "hidden" },
      name: "Ann",
      mobile: "+20100",
      secret: ["a"],
      token: 1,
      code: "1",
      exam_key: "takeoff",
    },
    answer: "Dear Ann",
    player: "ann@example.org",
    players: ["ann@example.org"],
    reason: "lost in a fault",
    at,
  });
  expect(masked).toEqual({
    email: "(masked)",
    rows: [{ payment_address: "(masked)", coins: 5 }, null],
    nested: {
      password: "(masked)",
      name: "(masked)",
      mobile: "(masked)",
      secret: "(masked)",
      token: "(masked)",
      code: "(masked)",
      exam_key: "(masked)",
    },
    answer: "(masked)",
    player: "(masked)",
    players: "(masked)",
    reason: "lost in a fault",
    at,
  });
});
