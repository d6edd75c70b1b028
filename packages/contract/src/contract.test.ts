import { describe, expect, it } from "vitest";
import { ACTIONS } from "./actions.ts";
import { CODES, COMMON_REFUSALS } from "./codes.ts";
import { coveragePage } from "./coverage.ts";
import type { ActionDefinition } from "./define-action.ts";
import { openApiDocument } from "./openapi.ts";
import { SPEC_CALLS } from "./spec-calls.ts";

const actions = Object.entries<ActionDefinition>(ACTIONS);
const paths = openApiDocument("Crosscheck")["paths"] as Record<string, unknown>; // the document is plain JSON

describe("the code table", () => {
  it("gives every name a code of its own", () => {
    const codes = Object.values(CODES).map((entry) => entry.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("answers HTTP 200 for every business refusal that an action declares", () => {
    const statuses = actions.flatMap(([, action]) => action.refusals.map((name) => CODES[name].status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("keeps the common refusals out of every action's own list", () => {
    const common = new Set<string>(COMMON_REFUSALS);
    expect(actions.flatMap(([, action]) => action.refusals.filter((name) => common.has(name)))).toEqual([]);
  });
});

describe.each(actions)("action %s", (name, action) => {
  it("is filed under its own name", () => {
    expect(action.name).toBe(name);
  });

  it("has a summary of one sentence and a rate", () => {
    expect(action.summary).toMatch(/^[A-Z].*\.$/);
    expect(action.perMinute).toBeGreaterThan(0);
  });

  it("refuses fields it does not know", () => {
    const verdict = action.input.safeParse({ no_such_field: "1" });
    expect(verdict.error?.issues.some((issue) => issue.code === "unrecognized_keys")).toBe(true);
  });

  it("appears in the OpenAPI description with its refusals", () => {
    const text = JSON.stringify(paths[`/api/${name}`]);
    for (const refusal of action.refusals) expect(text).toContain(`"${CODES[refusal].code}"`);
  });
});

describe("the coverage page", () => {
  it("lists the specification's 62 calls once each", () => {
    const names = Object.values(SPEC_CALLS).flat();
    expect(names).toHaveLength(62);
    expect(new Set(names).size).toBe(62);
    for (const name of names) expect(coveragePage()).toContain(`| ${name} |`);
  });
});
