import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../../locales/ar");
const ARABIC_INDIC = /[\u0660-\u0669\u06f0-\u06f9]/u;

describe("Arabic texts", () => {
  it.each(readdirSync(FOLDER))("%s writes figures as the numbers beside them are written", (file) => {
    const lines = readFileSync(join(FOLDER, file), "utf8").split("\n");
    expect(lines.filter((line) => ARABIC_INDIC.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(1);
  });
});
