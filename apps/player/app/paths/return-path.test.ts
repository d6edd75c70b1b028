import { expect, it } from "vitest";
import { keepReturnPath } from "./return-path.ts";

const WANTED = new URLSearchParams({ return_to: "/quiz-zone/?pack=ppl", by: "email" });

it("carries the wanted place over to another sign-in page", () => {
  expect(keepReturnPath("/auth/sign-up/", WANTED)).toBe(
    "/auth/sign-up/?return_to=%2Fquiz-zone%2F%3Fpack%3Dppl",
  );
});

it("keeps what the other page's address says itself", () => {
  expect(keepReturnPath("/auth/login/?by=phone", WANTED)).toBe(
    "/auth/login/?by=phone&return_to=%2Fquiz-zone%2F%3Fpack%3Dppl",
  );
});

it("leaves an address alone when no place is wanted", () => {
  expect(keepReturnPath("/auth/login/?by=phone", new URLSearchParams())).toBe("/auth/login/?by=phone");
});
