import { MODES } from "@crosscheck/rules/modes/index";
import { expect, it } from "vitest";
import { modeNameId, NAMED_MODES } from "./mode-name.ts";

it("names every mode of the registry", () => {
  expect([...NAMED_MODES].toSorted()).toEqual(Object.keys(MODES).toSorted());
});

it("has a name for a mode it does not know", () => {
  expect(modeNameId("night_flight")).toBe("study.mode.other");
});
