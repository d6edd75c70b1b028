import { INDEXED_PATHS } from "@crosscheck/contract/boot";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import arabic from "../../locales/ar/meta.json" with { type: "json" };
import english from "../../locales/en/meta.json" with { type: "json" };
import { metaOf } from "./page-meta.ts";
import table from "../routes.ts";

const ORIGIN = "https://crosscheck.test";

const metaIn = (texts: Readonly<Record<string, string>>, path: string) =>
  metaOf(
    new URL(path, ORIGIN),
    ORIGIN,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`meta.${name}`, compileMessage(text)])),
  );

it.each([english, arabic])("every page that may be listed is described in its own words", (texts) => {
  const told = INDEXED_PATHS.map((path) => metaIn(texts, path)?.description ?? "");
  expect(new Set(told).size).toBe(INDEXED_PATHS.length);
  for (const text of told) expect(text.length).toBeGreaterThan(30);
});

it.each([
  ["/faq/", "/faq/"],
  ["/faq", "/faq/"],
  ["/?friend=ABCD2345", "/"],
  ["/auth/login/?return_to=%2Fprofile%2F&lang=ar", "/auth/login/?lang=ar"],
])("knows %s by one address", (path, address) => {
  expect(metaIn(english, path)?.address).toBe(`${ORIGIN}${address}`);
});

it.each(["/profile/", "/quiz-zone/", "/nowhere/", "/toString/"])("wants %s listed nowhere", (path) => {
  expect(metaIn(english, path)).toBeNull();
});

it("lists only pages that are there, in front of the gate", () => {
  const rows = table
    .filter(({ file }) => !file.includes("player-gate"))
    .flatMap(({ children }) => children ?? [])
    .map(({ path, index }) => (index === true ? { index } : { path: path ?? "" }));
  for (const path of INDEXED_PATHS) expect(matchRoutes(rows, path), path).not.toBeNull();
});
