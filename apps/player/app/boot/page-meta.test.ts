import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { INDEXED_PATHS } from "@crosscheck/contract/boot";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import table from "../routes.ts";
import { metaOf, TOLD_PAGES } from "./page-meta.ts";

const ORIGIN = "https://crosscheck.test";
const LOCALES = join(import.meta.dirname, "../../locales");

type Tree = { readonly [key: string]: string | Tree };

/** Texts of a language by id. */
function textsIn(language: string): ReadonlyMap<string, string> {
  const flatten = (tree: Tree, prefix: string): (readonly [string, string])[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[`${prefix}.${key}`, value] as const] : flatten(value, `${prefix}.${key}`),
    );
  return new Map(
    readdirSync(join(LOCALES, language)).flatMap((file) =>
      flatten(
        JSON.parse(readFileSync(join(LOCALES, language, file), "utf8")) as Tree,
        file.replace(/\.json$/, ""),
      ),
    ),
  );
}

const MESSAGES = Object.fromEntries(
  [...textsIn("en")].map(([id, text]): [string, unknown] => [id, compileMessage(text)]),
);
const metaAt = (path: string) => metaOf(new URL(path, ORIGIN), ORIGIN, MESSAGES);

/** Addresses of the route table, with a word in place of each part that changes. */
function addressesOf(entries: readonly RouteConfigEntry[]): readonly string[] {
  return entries.flatMap(({ path = "", children, file }) => {
    if (children !== undefined) return addressesOf(children);
    if (path === "*" || file.startsWith("screens/dev/")) return [];
    return [`/${path}`.replaceAll(/:\w+\??/g, "one").replace(/\*$/, "")];
  });
}

describe.each(["en", "ar"])("the pages in %s", (language) => {
  const texts = textsIn(language);
  it.each(["title", "description"] as const)("have a %s of their own each", (part) => {
    const told = [...TOLD_PAGES.values()].map((page) => texts.get(page[part]));
    expect(told.filter((text, place) => told.indexOf(text) !== place)).toEqual([]);
    for (const text of told) expect(text).toMatch(/^[^{}<>]{3,170}$/);
  });
});

it("tells something of every address in the route table", () => {
  const addresses = addressesOf(table);
  expect(addresses.length).toBeGreaterThan(60);
  // Addresses that the specification closes and nothing stands behind.
  const nothing = addresses.filter((path) => metaAt(path) === null);
  expect(nothing).toEqual(["/quiz-play/"]);
});

it("tells of nothing that is not in the route table", () => {
  const rows = table
    .flatMap(({ children }) => children ?? [])
    .map(({ path, index }) => (index === true ? { index } : { path: path ?? "" }));
  for (const path of [...TOLD_PAGES.keys(), ...INDEXED_PATHS])
    expect(matchRoutes(rows, path), path).not.toBeNull();
});

it.each([
  ["/faq/", "/faq/"],
  ["/faq", "/faq/"],
  ["/?friend=ABCD2345", "/"],
  ["/auth/login/?return_to=%2Fprofile%2F&lang=ar", "/auth/login/?lang=ar"],
])("knows %s by one address", (path, address) => {
  expect(metaAt(path)).toMatchObject({ address: `${ORIGIN}${address}`, title: null });
});

it.each([
  ["/profile/", "Profile", "me"],
  ["/quiz-zone/air-law/levels/", "Quiz zone", "learn"],
  ["/exam-module/mock/uk-caa-ppl-a-010/", "Mock exams", "exams"],
  ["/group-battle/?room=ABCD", "Battle with friends", "compete"],
])("wants %s listed nowhere, and has a title for its tab", (path, title, picture) => {
  expect(metaAt(path)).toMatchObject({ address: null, title, picture });
});

it("wants results that were checked listed nowhere", () => {
  expect(metaAt("/verify/ABCD/")).toMatchObject({ address: null, title: null, picture: "about" });
});

it.each(["/nowhere/", "/toString/", "/faq/more/"])("tells nothing of %s", (path) => {
  expect(metaAt(path)).toBeNull();
});
