import { afterEach, beforeEach } from "vitest";

/* oxlint-disable no-console -- watching the console is what this file is for */

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
  if (printed.length > 0) throw new Error(`Unexpected console.error: ${printed.join("\n")}`);
});
