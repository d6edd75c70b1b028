import { expect, it } from "vitest";
import { z } from "zod";
import { intField } from "./fields.ts";

const Place = z.strictObject({
  level: intField(1, 10),
  offset: intField(0, 10).default(3),
  limit: intField(1, 10).optional(),
});

it.each([
  ["3", 3],
  [3, 3],
  ["10", 10],
  [1, 1],
])("reads %j as a whole number", (level, expected) => {
  expect(Place.parse({ level })).toEqual({ level: expected, offset: 3 });
});

it.each([
  undefined,
  null,
  "",
  " 3",
  "3.0",
  "1e1",
  "0x3",
  "11",
  0,
  11,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  "9".repeat(16),
  true,
  [3],
  { valueOf: () => 3 },
])("refuses %j and names the field", (level) => {
  expect(Place.safeParse({ level }).error?.issues[0]?.path).toEqual(["level"]);
});

it("is missed where it is needed, and checked where it is not", () => {
  expect(Place.safeParse({}).success).toBe(false);
  expect(Place.safeParse({ level: 1, offset: "x" }).success).toBe(false);
  expect(Place.safeParse({ level: 1, limit: "x" }).success).toBe(false);
  expect(Place.parse({ level: 1, offset: "0", limit: "7" })).toEqual({ level: 1, offset: 0, limit: 7 });
});

it("is described by its kind and bounds", () => {
  expect(z.toJSONSchema(Place, { io: "input" })).toMatchObject({
    required: ["level"],
    properties: {
      level: { type: "integer", minimum: 1, maximum: 10 },
      offset: { type: "integer", default: 3 },
    },
  });
});
