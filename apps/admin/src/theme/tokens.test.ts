import { expect, it } from "vitest";
import { readTokens } from "./tokens.ts";

it("every colour of the player's app is read in both schemes", () => {
  for (const scheme of ["light", "dark"] as const) {
    const tokens = readTokens(scheme);
    expect(Object.keys(tokens).length).toBeGreaterThan(25);
    for (const [name, value] of Object.entries(tokens))
      expect([name, value]).toEqual([name, expect.stringMatching(/^(?:#[\da-f]{6}|rgb\(.+\))$/)]);
  }
  expect(readTokens("light")["bg"]).not.toBe(readTokens("dark")["bg"]);
  expect(readTokens("light")["action"]).toBe(readTokens("dark")["action"]);
});
