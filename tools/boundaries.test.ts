import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BOUNDARIES, FLOORS, checkBoundaries, checkFloors, importsOf } from "./boundaries.ts";

const ROOT = join(import.meta.dirname, "..");

describe("workspace boundaries", () => {
  const report = checkBoundaries(ROOT);

  it.each(Object.keys(BOUNDARIES))("looked at files of %s", (workspace) => {
    expect(report.filesByWorkspace.get(workspace)).toBeGreaterThan(0);
  });

  it("are crossed by no import", () => {
    expect(report.violations).toEqual([]);
  });
});

describe.each(Object.keys(FLOORS))("floors of %s", (app) => {
  const report = checkFloors(ROOT, app);

  it("are those of the table", () => {
    expect(report.areas.toSorted()).toEqual((FLOORS[app] ?? []).flat().toSorted());
  });

  it("are never climbed by an import, of types or values", () => {
    expect(report.violations).toEqual([]);
  });
});

describe("importsOf", () => {
  it("finds static, type, side-effect, re-export and dynamic imports", () => {
    const source = `
import { a } from "one";
import type { B } from "two";
import "three";
export { c } from "four";
const d = await import("five");
import {
  e,
} from "six";
`;
    expect(importsOf(source).toSorted()).toEqual(["five", "four", "one", "six", "three", "two"]);
  });
});
