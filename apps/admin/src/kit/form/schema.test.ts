import { OPERATOR_ACTIONS, type OperatorActionName } from "@crosscheck/contract/operator-actions";
import { describe, expect, it } from "vitest";
import { kindOf, nameOfVariant, schemaOf, startOf, variantOf, variantsOf, type Node } from "./schema.ts";
import { withPart } from "./path.ts";

const propertyOf = (action: OperatorActionName, name: string): Node =>
  schemaOf(action).properties?.[name] ?? {};

describe("fields of calls", () => {
  it.each([
    ["create_operator", "roles", "choices"],
    ["create_operator", "name", "text"],
    ["correct_coins", "coins", "whole"],
    ["create_contest", "starts_at", "instant"],
    ["create_contest", "prizes", "list"],
    ["create_contest", "paper", "variants"],
    ["create_contest", "description", "lines"],
    ["create_contest", "repeats", "choice"],
    ["set_exam_candidates", "candidates", "rows"],
    ["send_broadcast", "words", "by_language"],
    ["regrade_exam", "confirm", "flag"],
    ["create_exam", "rules", "group"],
    ["set_exam_key", "exam_key", "text"],
    ["set_setting", "value", "json"],
  ] as const)("%s: %s is edited as %s", (action, name, kind) => {
    expect(kindOf(propertyOf(action, name))).toBe(kind);
  });

  it("have a way to be edited in every call, JSON only for a setting's value and pairs of an order", () => {
    const asJson = (Object.keys(OPERATOR_ACTIONS) as OperatorActionName[]).flatMap((action) =>
      Object.entries(schemaOf(action).properties ?? {})
        .filter(([, node]) => kindOf(node) === "json")
        .map(([name]) => `${action}.${name}`),
    );
    expect(asJson).toEqual(["set_setting.value"]);
  });

  it("begin with what the contract says", () => {
    expect(startOf(schemaOf("create_contest"))).toMatchObject({
      entry_coins: 0,
      question_count: 10,
      prizes: [],
      paper: { subjects: [], min_difficulty: 1, max_difficulty: 5, generated: 0 },
    });
    expect(startOf(propertyOf("create_exam", "rules"))).toMatchObject({
      minutes: 60,
      pass_percent: 75,
      marks: { right: 1, wrong: 0, blank: 0 },
      away: { policy: "end", warnings: 0 },
    });
  });

  it("know which shape a value has", () => {
    const paper = propertyOf("create_contest", "paper");
    expect(variantsOf(paper).map(nameOfVariant)).toEqual(["item_ids", "other"]);
    expect(variantOf(paper, { item_ids: [] })).toBe(0);
    expect(variantOf(paper, { subjects: ["050"] })).toBe(1);
    const change = propertyOf("regrade_exam", "changes").items || {};
    expect(variantsOf(change).map(nameOfVariant)).toEqual([
      "new_key",
      "accept_also",
      "drop",
      "everybody_right",
    ]);
    expect(variantOf(change, { do: "drop", item_id: "x", version: 1 })).toBe(2);
  });
});

describe("a part of a value", () => {
  it("is put at its path, others stay as they are", () => {
    const value = { rows: [{ a: 1 }, { a: 2 }], other: { kept: true } };
    const next = withPart(value, ["rows", 1, "a"], 3) as typeof value;
    expect(next).toEqual({ rows: [{ a: 1 }, { a: 3 }], other: { kept: true } });
    expect(next.other).toBe(value.other);
    expect(value.rows[1]).toEqual({ a: 2 });
  });

  it("is taken away by undefined", () => {
    expect(withPart({ a: 1, b: 2 }, ["a"], undefined)).toEqual({ b: 2 });
    expect(withPart(undefined, ["a", "b"], 1)).toEqual({ a: { b: 1 } });
  });
});
