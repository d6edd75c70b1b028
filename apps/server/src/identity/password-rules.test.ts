import { expect, it } from "vitest";
import { judgePassword } from "./password-rules.ts";

const OWNER = { email: "amelia.earhart@aeroclub.example", name: "Amelia Earhart" };

it.each([
  ["12345678", "PASSWORD_TOO_COMMON"],
  ["password", "PASSWORD_TOO_COMMON"],
  ["PASSWORD1", "PASSWORD_TOO_COMMON"],
  ["  password!!", "PASSWORD_TOO_COMMON"],
  ["aaaaaaaaaaaa", "PASSWORD_TOO_COMMON"],
  ["ababababa", "PASSWORD_TOO_COMMON"],
  ["amelia.earhart@aeroclub.example", "PASSWORD_TOO_COMMON"],
  ["AmeliaEarhart", "PASSWORD_TOO_COMMON"],
  ["amelia-earhart-1937!", "PASSWORD_TOO_COMMON"],
  ["1937 earhart amelia", null],
  ["aeroclub.example", "PASSWORD_TOO_COMMON"],
  ["tail-dragger-7", null],
  ["cleared-for-takeoff", null],
  ["١٢٣٤٥٦٧٨٩٠ طائرة", null],
  ["short", "PASSWORD_TOO_SHORT"],
  ["x".repeat(129), "PASSWORD_TOO_LONG"],
])("judges %j as %s", async (password, fault) => {
  expect(await judgePassword(password, OWNER)).toBe(fault);
});

it("takes any uncommon password of somebody without a name", async () => {
  expect(await judgePassword("20021987-44", { email: "9@x.example", name: "" })).toBeNull();
});
