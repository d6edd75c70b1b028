import { MODES as RULES } from "@crosscheck/rules/modes/index";
import { matchRoutes, type RouteObject } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { isGated } from "./gates.ts";
import { categoryPath, passagePath, resumePath } from "./mode-paths.ts";
import { findMode, modeAt, SOLO_MODES, type Mode } from "./modes.ts";
import { linksOf } from "./run-links.ts";
import table from "../routes.ts";

const NOT_FOUND = "screens/not-found/NotFoundScreen.tsx";
const SCOPES = [
  { category: "navigation", subcategory: null, level: 2 },
  { category: "navigation", subcategory: "charts", level: 2 },
  { category: "navigation", subcategory: "charts", level: null },
  { category: null, subcategory: null, level: null },
] as const;

type Row = RouteObject & { readonly file: string };
const toRows = (entries: readonly RouteConfigEntry[]): Row[] =>
  entries.map(({ file, path, index, children }): Row =>
    index === true
      ? { index: true, file }
      : { ...(path === undefined ? {} : { path }), file, children: toRows(children ?? []) },
  );
const rows = toRows(table);

/** The file an address shows. */
function screenOf(address: string): string {
  const { pathname } = new URL(address, "https://crosscheck.test");
  return (matchRoutes(rows, pathname) ?? []).map(({ route }) => route.file).at(-1) ?? NOT_FOUND;
}

/** The screens a mode's categories lead to. */
function screensBelow(mode: Mode): readonly string[] {
  if (mode.shape === "own") return [screenOf(mode.play)];
  return [
    ...[0, 3].map((parts) => screenOf(categoryPath(mode, { slug: "navigation", no_of: parts }))),
    ...(mode.shape === "passages" ? [screenOf(`${passagePath(mode, "weather", "p")}play/`)] : []),
  ];
}

describe("the table of modes", () => {
  it.each(Object.keys(RULES))("knows where runs of %s belong", (id) => {
    expect(findMode(id)).toBeDefined();
  });

  it.each(SOLO_MODES.map((mode) => [mode.id, mode] as const))(
    "gives %s a gated screen of its own",
    (_id, mode) => {
      expect(isGated(mode.base)).toBe(true);
      expect(screenOf(mode.base)).not.toBe(NOT_FOUND);
      expect(modeAt(mode.base)).toBe(mode);
      expect(modeAt(mode.base.slice(0, -1))).toBe(mode);
      expect(screensBelow(mode)).not.toContain(NOT_FOUND);
    },
  );

  it.each(Object.keys(RULES))("leads every result of %s to screens there are", (id) => {
    const addresses = SCOPES.flatMap((scope) => {
      const { listTo, levelTo, againTo } = linksOf(id, scope);
      return [listTo, againTo, levelTo?.(3) ?? null].filter((address) => address !== null);
    });
    expect(addresses.length).toBeGreaterThanOrEqual(SCOPES.length);
    expect(addresses.filter((address) => screenOf(address) === NOT_FOUND)).toEqual([]);
  });

  it("resumes any run at one gated address", () => {
    expect(isGated(resumePath("a"))).toBe(true);
    expect(screenOf(resumePath("a"))).toBe("screens/modes/ResumeScreen.tsx");
  });

  it("keeps the transcripts of an audio quiz that is played again", () => {
    const scope = { category: "atis", subcategory: null, level: null };
    expect(linksOf("audio_with_transcript", scope).againTo).toBe("/audio-questions/atis/play/?transcript=1");
    expect(linksOf("audio_questions", scope).againTo).toBe("/audio-questions/atis/play/");
  });

  it("names the screen that practice leads back to", () => {
    const scope = { category: null, subcategory: null, level: null };
    expect(linksOf("wrong_answers", scope)).toMatchObject({
      listTo: "/profile/statistics/",
      listLabel: "modes.wrong_answers.back",
    });
    expect(linksOf("bookmarks", scope).listLabel).toBe("modes.bookmarks.back");
  });

  it("offers no second daily quiz", () => {
    const scope = { category: null, subcategory: null, level: null };
    expect(linksOf("daily_quiz", scope).againTo).toBeNull();
  });
});
