import { describe, expect, it } from "vitest";
import { isSheetKey } from "./sheet-key.ts";

const pressed = (key: string, code: string, shiftKey = true) => ({ key, code, shiftKey });

describe("the key of the sheet of keys", () => {
  it.each([
    ["an English layout", pressed("?", "Slash")],
    ["a French layout", pressed("?", "KeyM")],
    ["a German layout", pressed("?", "Minus")],
    ["an Arabic layout", pressed("؟", "Slash")],
    ["a Russian layout", pressed(",", "Slash")],
  ])("is found on %s", (_layout, event) => {
    expect(isSheetKey(event)).toBe(true);
  });

  it.each([
    ["a slash", pressed("/", "Slash", false)],
    ["a letter in that place", pressed("Z", "Slash")],
    ["any other key", pressed("A", "KeyA")],
  ])("is not %s", (_what, event) => {
    expect(isSheetKey(event)).toBe(false);
  });
});
