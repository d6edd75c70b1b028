import { MODES } from "@crosscheck/rules/modes/index";
import { expect, it } from "vitest";
import { bookmarkTypeNameId, modeNameId } from "./mode-name.ts";

it.each(Object.keys(MODES))("has a name for the mode %s", (mode) => {
  expect(modeNameId(mode)).not.toBe("study.mode.other");
});

it("has a name for a mode and a type that it does not know", () => {
  expect(modeNameId("night_flight")).toBe("study.mode.other");
  expect(bookmarkTypeNameId(99)).toBe("study.mode.other");
});

it.each([1, 2, 3, 4, 5, 6, 7])("has a name for bookmarks of type %d", (type) => {
  expect(bookmarkTypeNameId(type)).toMatch(/^modes\.\w+\.title$/);
});
