import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MODE_EMBLEMS } from "./ModeEmblem.tsx";
import { SUBJECT_EMBLEMS } from "./SubjectEmblem.tsx";

it("draws every emblem that has a name, once, and no other", () => {
  const drawings = readFileSync(join(import.meta.dirname, "emblems.svg"), "utf8");
  const drawn = [...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  const named = [...MODE_EMBLEMS, ...SUBJECT_EMBLEMS, "aircraft"];
  expect(drawn).toHaveLength(named.length);
  expect(new Set(drawn)).toEqual(new Set(named));
});
