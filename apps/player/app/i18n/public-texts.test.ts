import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import table from "../routes.ts";
import { needsAllTexts } from "../boot/needs-all-texts.ts";
import { isPublicText } from "./public-texts.ts";

const APP = join(import.meta.dirname, "..");
const GROUPS = readdirSync(join(APP, "../locales/en")).map((file) => file.replace(/\.json$/, ""));
const IMPORT = /(?:import|export)\s(?!type\b)[^"';]*?from\s*"(\.[^"]+)"|import\(\s*"(\.[^"]+)"/g;
const ID = new RegExp(`["\`](?:${GROUPS.join("|")})\\.[^"\`\\s]+["\`]`, "g");

/** Files of routes whose pages carry the public texts only; the kit is no part of a build. */
function publicFiles(entries: readonly RouteConfigEntry[]): readonly string[] {
  return entries
    .filter(({ file }) => file !== "gates/player-gate.tsx" && !file.startsWith("screens/dev/"))
    .filter(({ path }) => path === undefined || !needsAllTexts(`/${path}`))
    .flatMap(({ file, children }) => [file, ...publicFiles(children ?? [])]);
}

/** A file and everything of the app that it imports or loads, however far. */
function reach(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return reached;
  reached.add(file);
  for (const [, fixed, loaded] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    reach(join(dirname(file), fixed ?? loaded ?? ""), reached);
  }
  return reached;
}

const reached = new Set<string>();
for (const file of ["root.tsx", "entry.client.tsx", ...publicFiles(table)]) reach(join(APP, file), reached);

describe("pages open to everybody", () => {
  it("are found with what they load", () => {
    const files = [...reached].map((file) => relative(APP, file));
    expect(files).toEqual(
      expect.arrayContaining([
        "screens/auth/LoginScreen.tsx",
        "screens/home/PlayerDeck.tsx",
        "shell/ToastHost.tsx",
      ]),
    );
    expect(files).not.toContain("screens/settings/SettingsScreen.tsx");
    expect(files).not.toContain("screens/auth/OtpVerifyScreen.tsx");
  });

  it.each([
    ["quiz-zone.mastery", true],
    ["quiz-zone.levels.locked", false],
    ["daily.today", true],
    ["daily.calendar.lead", false],
    ["modes.quiz_zone.title", true],
    ["modes.result.won", false],
    ["modes.quiz_zone.lead", false],
    ["modes.daily_quiz.lead", true],
    ["refusals.no_questions", true],
    ["refusals.contest_cancelled", false],
    ["refusals.other_device", false],
    ["auth.verify.mail", false],
  ])("carry %s: %s", (id, isCarried) => {
    expect(isPublicText(id)).toBe(isCarried);
  });

  it("use no text that only screens behind the gate carry", () => {
    const used = [...reached].flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(ID)].map(([id]) => ({
        file: relative(APP, file),
        id: id.slice(1, -1),
      })),
    );
    expect(used.length).toBeGreaterThan(100);
    // Titles and descriptions of pages are looked up while the server renders, with all texts at hand.
    const inBrowser = used.filter(({ file }) => file !== "boot/page-meta.ts");
    expect(inBrowser.filter(({ id }) => !isPublicText(id))).toEqual([]);
  });
});
