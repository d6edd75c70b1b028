import { globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settingsShape } from "../apps/server/src/settings/settings.ts";

const ROOT = join(import.meta.dirname, "..");
const TEXTS = join(ROOT, "apps/player/locales/en");
const SOURCES = "{apps/player/app,apps/server/src,packages/*/src}/**/*.{ts,tsx}";
/** A text is named whole, or by a template whose gaps stand for one part of its name each. */
const LITERAL = /["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/g;
const TEMPLATE = /`([a-z][^`\s]*\$\{[^`\s]*)`/g;
const GAP = /\$\{[^}]*\}/;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** Sentences of the specification that wait for their capability; locales.test.ts holds their words. */
const WAITING = ["refusals.room.", "refusals.exam."];

function namesIn(value: unknown, name: string): readonly string[] {
  if (typeof value === "string") return [name];
  const parts = Object.entries(value as Readonly<Record<string, unknown>>); // texts are nested records
  return parts.flatMap(([part, inner]) => namesIn(inner, `${name}.${part}`));
}

function allTexts(): readonly string[] {
  return readdirSync(TEXTS).flatMap((file) =>
    namesIn(JSON.parse(readFileSync(join(TEXTS, file), "utf8")), file.replace(".json", "")),
  );
}

/** Whether a text is named somewhere in the sources. */
function createFinder(): (name: string) => boolean {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ["**/*.test.ts", "**/*.test.tsx"] })) {
    const source = readFileSync(join(ROOT, file), "utf8");
    for (const [, name = ""] of source.matchAll(LITERAL)) literals.add(name);
    for (const [, template = ""] of source.matchAll(TEMPLATE)) {
      const parts = template.split(GAP).map((part) => part.replaceAll(SPECIAL, String.raw`\$&`));
      templates.push(new RegExp(`^${parts.join(String.raw`[\w-]+`)}$`));
    }
  }
  return (name) => literals.has(name) || templates.some((template) => template.test(name));
}

it("has no text that nothing shows", () => {
  const isNamed = createFinder();
  expect(isNamed("shell.no-such-text")).toBe(false);
  const isWaiting = (name: string) => WAITING.some((start) => name.startsWith(start));
  expect(allTexts().filter((name) => !isNamed(name) && !isWaiting(name))).toEqual([]);
});

it("has no setting that nothing reads", () => {
  const files = globSync("apps/server/src/**/*.ts", {
    cwd: ROOT,
    exclude: ["**/*.test.ts", "**/settings/settings.ts"],
  });
  const sources = files.map((file) => readFileSync(join(ROOT, file), "utf8"));
  const isRead = (key: string) => sources.some((source) => new RegExp(String.raw`\b${key}\b`).test(source));
  expect(isRead("noSuchSetting")).toBe(false);
  expect(Object.keys(settingsShape.shape).filter((key) => !isRead(key))).toEqual([]);
});
