import type { BootData } from "@crosscheck/contract";
import { expect, it } from "vitest";
import { bootFor } from "./root-data.ts";

const messages = {
  "shell.retry": ["Try again"],
  "auth.login.title": ["Welcome"],
  "auth.verify.submit": ["Confirm"],
  "play.result.title": ["Result"],
  "refusals.room.full": ["Room is full."],
};
// Only the texts are picked from.
const boot = { theme: "dark", messages } as unknown as BootData;

it.each([
  ["/", false, ["shell.retry", "auth.login.title"]],
  ["/auth/login/", false, ["shell.retry", "auth.login.title"]],
  ["/auth/otp-verify/", true, Object.keys(messages)],
  ["/quiz-zone/", true, Object.keys(messages)],
  ["/profile", true, Object.keys(messages)],
])("gives the page %s its texts", (path, hasAllTexts, ids) => {
  const carried = bootFor(new URL(path, "https://crosscheck.test"), boot);
  expect(carried).toMatchObject({ theme: "dark", hasAllTexts });
  expect(Object.keys(JSON.parse(carried.messages) as object)).toEqual(ids);
});
