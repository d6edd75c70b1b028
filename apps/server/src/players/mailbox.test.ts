import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox.ts";

it.each([
  ["amelia@example.org", "amelia@example.org"],
  ["Amelia+exam@Example.org", "amelia@example.org"],
  ["a.m.e.l.i.a+1+2@gmail.com", "amelia@gmail.com"],
  ["amelia@googlemail.com", "amelia@gmail.com"],
  ["+only@example.org", "@example.org"],
  ['"a@b"@example.org', '"a@b"@example.org'],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
