import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const LOCALES = join(import.meta.dirname, "../../locales");

type Texts = { readonly [key: string]: string | Texts };

function keysIn(language: string, file: string): readonly string[] {
  return keysOf(JSON.parse(readFileSync(join(LOCALES, language, file), "utf8")) as Texts).toSorted(); // of our own file
}

function keysOf(texts: Texts, prefix = ""): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [`${prefix}${key}`] : keysOf(text, `${prefix}${key}.`),
  );
}

describe("Arabic texts", () => {
  it.each(readdirSync(join(LOCALES, "en")))("%s has those of English in the same places", (file) => {
    expect(keysIn("ar", file)).toEqual(keysIn("en", file));
  });
});
