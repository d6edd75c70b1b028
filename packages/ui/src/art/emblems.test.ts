import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BADGE_EMBLEMS } from "./BadgeEmblem.tsx";
import { MODE_EMBLEMS } from "./ModeEmblem.tsx";
import { SUBJECT_EMBLEMS } from "./SubjectEmblem.tsx";

it.each([
  ["emblem", "emblems.svg", [...MODE_EMBLEMS, ...SUBJECT_EMBLEMS, "aircraft"]],
  ["badge and frame", "badges.svg", [...BADGE_EMBLEMS, "frame-locked", "frame-unlocked", "frame-claimed"]],
])("draws every %s that has a name, once, and no other", (_what, file, named) => {
  const drawings = readFileSync(join(import.meta.dirname, file), "utf8");
  const drawn = [...drawings.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  expect(drawn).toHaveLength(named.length);
  expect(new Set(drawn)).toEqual(new Set(named));
});
