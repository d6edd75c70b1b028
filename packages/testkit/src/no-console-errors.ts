import { afterEach, beforeEach, expect } from "vitest";

/** Setup file: a test that prints an error it did not expect fails. Expect one by spying on console.error. */
const print = console.error;
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  console.error = (...words: readonly unknown[]) => {
    printed.push(words.map(String).join(" "));
    print(...words);
  };
});

afterEach(() => {
  console.error = print;
  expect(printed, "unexpected console.error").toEqual([]);
});
