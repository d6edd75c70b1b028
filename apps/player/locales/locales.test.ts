import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CODES } from "@crosscheck/contract/codes";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";

type Tree = { readonly [key: string]: string | Tree };

const FOLDER = import.meta.dirname;
const BASE = "en";
const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const textsBy = new Map(LANGUAGES.map(({ name }) => [name, textsOf(name)]));
const english = textsBy.get(BASE) ?? new Map<string, string>();

function textsOf(language: string): ReadonlyMap<string, string> {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return new Map(
    files.flatMap((file) =>
      flatten(JSON.parse(readFileSync(join(folder, file), "utf8")) as Tree, file.slice(0, -".json".length)),
    ),
  );
}

function flatten(tree: Tree, prefix: string): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}.${key}`, value] as const] : flatten(value, `${prefix}.${key}`),
  );
}

/** Names of the values and numbers of the elements a text has. */
function holesOf(text: string): readonly string[] {
  const forms = /\b(zero|one|two|few|many|other) \{\w+\}/g;
  const names = [...text.replaceAll(forms, "").matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map(
    (match) => match[1] ?? "",
  );
  const elements = [...text.matchAll(/<(\d+)>/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...names, ...elements])].toSorted();
}

/** Sentences of the product specification, sections 2, 5 and 8, word for word. */
const SPEC_SENTENCES = [
  "Please login first",
  "Please enter a room code.",
  "Invalid room code.",
  "Room is full.",
  "Invalid exam key.",
  "Please enter the Exam Key.",
  "Please agree to the exam rules.",
  "Please select Number of Questions.",
  "Please select Number of Timer.",
  "Please provide a reason for reporting.",
  "Please fill in all details.",
  "The passwords do not match. Please try again.",
  "Please enter a correct mobile number with country code.",
  "Please verify your email first.",
  "You don't have enough coins.",
  "A new payment request needs a 48 hour wait after the previous one.",
  "Profile update and some actions are not allowed in the demo version.",
  "Login is needed for some features.",
  "User not found.",
  "Invalid password.",
  "Email already in use.",
  "Invalid email address.",
  "User account has been disabled.",
  "Too many requests, try again later.",
  "Operation not allowed.",
  "Internal error occurred.",
  "Your account has been deactivated! Please contact admin.",
  "No questions found.",
  "Document does not exist.",
  "Cannot remove question from bookmark.",
  "Lifeline already used.",
  "This lifeline is not allowed.",
  "Room code is not valid.",
  "Opponent has left the game.",
  "No opponent detected; retry or play against the bot.",
  "Maintenance notice.",
];

describe("the English texts", () => {
  it("have one for every refusal of the contract", () => {
    const refusing = Object.entries(CODES).filter(([, entry]) => entry.refuses);
    expect(refusing.map(([name]) => `refusals.${name}`).filter((id) => !english.has(id))).toEqual([]);
  });

  it.each(SPEC_SENTENCES)("use the specification's sentence: %s", (sentence) => {
    expect([...english.values()]).toContain(sentence);
  });

  it("say the minimum redeemable amount", () => {
    expect(english.get("refusals.payout_minimum")).toMatch(/^Minimum redeemable amount is /);
  });

  it("are all used by a screen or the server, or wait for a screen that the specification names", () => {
    const named = idsInCode();
    const unused = [...english].filter(
      ([id, text]) => !named.some((pattern) => pattern.test(id)) && !SPEC_SENTENCES.includes(text),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(unused.map(([id]) => id)).toEqual([]);
  });
});

/** Ids as the code has them that shows or sends texts; a part put in at run time stands for anything. */
function idsInCode(): readonly RegExp[] {
  const apps = join(FOLDER, "../..");
  const ids = globSync("{player/app,server/src}/**/*.{ts,tsx}", { cwd: apps }).flatMap((file) => {
    const code = readFileSync(join(apps, file), "utf8");
    return [...code.matchAll(/["`]([a-z-]+\.[^"`\s]+)["`]/g)].map((match) => match[1] ?? "");
  });
  return [...new Set(ids)].map(
    (id) => new RegExp(`^${id.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, ".+")}$`),
  );
}

describe("the Arabic texts", () => {
  it("leave digits to the locale, except in codes and on keys, which stand apart", () => {
    const bare = [...(textsBy.get("ar") ?? [])].filter(([, text]) =>
      /[0-9]/.test(text.replaceAll(/\u2066[^\u2069]*\u2069|<\/?\d+\/?>|=0/g, "")),
    );
    expect(bare).toEqual([]);
  });
});

describe.each([...textsBy])("the texts in %s", (language, texts) => {
  it("have the same ids as the English ones", () => {
    expect(english.size).toBeGreaterThan(100);
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("are filled, and have the same values and elements as the English ones", () => {
    const emptyOnes = [...texts].filter(([, text]) => text.trim() === "").map(([id]) => id);
    const different = [...texts]
      .filter(([id, text]) => holesOf(text).join() !== holesOf(english.get(id) ?? "").join())
      .map(([id]) => id);
    expect({ emptyOnes, different }).toEqual({ emptyOnes: [], different: [] });
  });

  it("render with sample values without leaving a hole", () => {
    const messages = Object.fromEntries([...texts].map(([id, text]) => [id, compileMessage(text)]));
    const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
    const withHoles = [...texts].filter(([id, text]) => {
      const values = Object.fromEntries(holesOf(text).map((name) => [name, 3]));
      return /[{}]|undefined/.test(i18n._(id, values));
    });
    expect(withHoles).toEqual([]);
  });
});
