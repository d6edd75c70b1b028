import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { GATED_PREFIXES, isGated } from "./modes/gates.ts";
import table from "./routes.ts";

type Gate = "public" | "guest" | "player";

/** The framework's table in the shape the matcher takes; `file` is kept to see what a match shows. */
type Row = RouteObject & { readonly file: string };

function toRows(entries: readonly RouteConfigEntry[]): Row[] {
  return entries.map(({ file, path, index, children }): Row =>
    index === true
      ? { index: true, file }
      : { ...(path === undefined ? {} : { path }), file, children: toRows(children ?? []) },
  );
}

const rows = toRows(table);

function matchOf(path: string): { readonly gate: Gate; readonly file: string } {
  const files = (matchRoutes(rows, path) ?? []).map(({ route }) => route.file);
  const gate = /^gates\/(\w+)-gate\.tsx$/.exec(files[0] ?? "")?.[1] ?? "public";
  return { gate: gate as Gate, file: files.at(-1) ?? "" };
}

const NOT_FOUND = "screens/not-found/NotFoundScreen.tsx";

/** Addresses of the specification, section 2, and of docs: who may open them. */
const EXPECTED: Readonly<Record<Gate, readonly string[]>> = {
  public: [
    "/",
    "/about-us/",
    "/contact-us/",
    "/faq/",
    "/privacy-policy/",
    "/terms-and-conditions/",
    "/maintenance/",
  ],
  guest: ["/auth/login/", "/auth/sign-up/", "/auth/reset-password/", "/auth/otp-verify/"],
  player: [
    ...GATED_PREFIXES,
    "/quiz-zone/",
    "/fun-and-learn/",
    "/guess-the-word/",
    "/self-learning/",
    "/audio-questions/",
    "/math-mania/",
    "/multi-match-questions/",
    "/profile/settings/",
    "/profile/play-bookmark-questions/",
    "/profile/statistics/",
    "/quiz-zone/meteorology/clouds/play/3/",
    "/profile/wallet/",
  ],
};

describe("the route table", () => {
  it("matches something for every file it names", () => {
    expect(rows.length).toBeGreaterThan(2);
  });

  for (const [gate, paths] of Object.entries(EXPECTED)) {
    it.each(paths)(`puts %s behind the ${gate} gate`, (path) => {
      expect(matchOf(path).gate).toBe(gate);
      expect(matchOf(path.replace(/(?<=.)\/$/, "")).gate).toBe(gate);
    });
  }

  it("counts every address behind the player gate as gated", () => {
    const behind = rows.find(({ file }) => file === "gates/player-gate.tsx")?.children ?? [];
    expect(behind.length).toBeGreaterThan(20);
    const unnamed = behind.map(({ path }) => `/${path}`).filter((path) => !isGated(path));
    expect(unnamed).toEqual([]);
  });

  it.each([
    ...EXPECTED.public,
    ...EXPECTED.guest,
    "/profile/",
    "/profile/settings/",
    "/profile/play-bookmark-questions/",
    "/profile/statistics/",
    "/profile/statistics/",
    "/profile/reports/",
    "/contest-play/",
    "/contest-play/1/",
    "/contest-play/1/play/",
    "/random-battle/",
    "/battle/1/",
    "/exam-module/",
    "/exam-module/mock/",
    "/exam-module/mock/uk-ppl-air-law/",
    "/group-battle/",
    "/profile/battle-statistics/",
    "/profile/play-bookmark-questions/",
    "/profile/practice/wrong-answers/",
    "/play-bookmark-questions/",
  ])("has a screen for %s", (path) => {
    expect(matchOf(path).file).not.toBe(NOT_FOUND);
  });

  it.each(["/nowhere/", "/auth/", "/auth/nowhere/", "/quiz-zonee/", "/profiles/"])(
    "answers not found for %s",
    (path) => {
      expect(matchOf(path)).toEqual({ gate: "public", file: NOT_FOUND });
    },
  );
});
