import { readFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { OPERATOR_ACTIONS, type OperatorActionName } from "@crosscheck/contract/operator-actions";
import { OPERATOR_CODES } from "@crosscheck/contract/operator-codes";
import { SESSION_CALLS } from "@crosscheck/contract/operator-sessions";
import { FINDINGS, type FindingName } from "@crosscheck/contract/question-faults";
import { describe, expect, it } from "vitest";
import { RESOURCES } from "../data/resources.ts";
import { itemsOf, nameOfVariant, schemaOf, variantsOf, withoutNull, type Node } from "../kit/form/schema.ts";
import { ar } from "./ar.ts";
import { findings } from "./ar/findings.ts";
import { en } from "./en.ts";

const SOURCES = join(import.meta.dirname, "..");
const actions = Object.keys(OPERATOR_ACTIONS) as OperatorActionName[]; // of the registry
const LISTS = new Set<string>(Object.values(RESOURCES).map(({ list }) => list));
/** Never drawn: made by the console, or sent by its lists. */
const UNSEEN = new Set(["idempotency_key", "cursor", "limit", "offset"]);

type Found = { readonly fields: Set<string>; readonly choices: Set<string> };

function walk(whole: Node, found: Found): void {
  const { node } = withoutNull(whole);
  for (const [name, part] of Object.entries(node.properties ?? {})) {
    if (UNSEEN.has(name)) continue;
    found.fields.add(name);
    walk(part, found);
  }
  for (const one of node.enum ?? []) if (typeof one === "string") found.choices.add(one);
  const variants = variantsOf(node).filter(({ type }) => type === "object");
  if (variants.length > 1) for (const one of variants) found.choices.add(nameOfVariant(one));
  for (const one of variants) walk(one, found);
  walkInner(node, found);
}

function walkInner(node: Node, found: Found): void {
  if (node.items !== undefined && node.items !== false) walk(itemsOf(node), found);
  if (node.additionalProperties) walk(node.additionalProperties, found);
}

describe("texts of the console", () => {
  const found: Found = { fields: new Set(), choices: new Set() };
  for (const action of actions) walk(schemaOf(action), found);

  it("name every field that a form or a filter asks for", () => {
    expect([...found.fields].filter((name) => !Object.hasOwn(en.fields, name))).toEqual([]);
  });

  it("name every choice", () => {
    expect([...found.choices].filter((name) => !Object.hasOwn(en.choices, name))).toEqual([]);
  });

  it("name every call, for its button and the audit", () => {
    expect(actions.filter((name) => !Object.hasOwn(en.actions, name))).toEqual([]);
    expect(LISTS.size).toBeGreaterThan(10);
  });

  it("say every refusal", () => {
    const refusals = new Set<string>([
      ...Object.keys(OPERATOR_CODES),
      ...Object.values(OPERATOR_ACTIONS).flatMap((action) => action.refusals as readonly string[]),
      ...Object.values(SESSION_CALLS).flatMap((call) => call.refusals as readonly string[]),
    ]);
    expect([...refusals].filter((name) => !Object.hasOwn(en.refusals, name))).toEqual([]);
  });

  it("are all in Arabic, with the same places for values", () => {
    const places = (text: string) => (text.match(/%\{\w+\}/g) ?? []).toSorted();
    const pairs = pairsOf(en, ar, "");
    expect(pairs.length).toBeGreaterThan(500);
    for (const { key, english, arabic } of pairs)
      expect([key, places(arabic)]).toEqual([key, places(english)]);
    const alike = pairs.filter(({ english, arabic }) => english === arabic && /[a-z]{3}/i.test(english));
    expect(new Set(alike.map(({ key }) => key))).toEqual(SAME);
  });

  it.each(["en", "ar"])(
    "stand once in the files of %s: of two, one would be read by nobody",
    async (language) => {
      const keys: string[] = [];
      for (const file of globSync(`${language}/*.ts`, { cwd: import.meta.dirname })) {
        const groups = (await import(join(import.meta.dirname, file))) as Readonly<Record<string, object>>; // a file of texts
        for (const [name, texts] of Object.entries(groups)) {
          const group =
            /(actions|choices|fields|refusals)$/i.exec(name)?.[0]?.toLowerCase() ??
            (file.includes("findings") ? name : "screens");
          keys.push(...Object.keys(texts).map((key) => `${group}.${key}`));
        }
      }
      expect(keys.length).toBeGreaterThan(500);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    },
  );

  it("say in Arabic what each check finds, with the same values", () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [name, english] of Object.entries(FINDINGS)) {
      const arabic = findings[name as FindingName]; // of the table itself
      expect([name, places(arabic)]).toEqual([name, places(english)]);
      expect(arabic).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it("are there for every key that a screen says", () => {
    const keys = new Set(pairsOf(en, ar, "").map(({ key }) => key));
    const said = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).flatMap((file) => [
      ...readFileSync(join(SOURCES, file), "utf8").matchAll(/\bsay\("([\w.]+)"/g),
    ]);
    expect(said.length).toBeGreaterThan(100);
    expect(said.map(([, key = ""]) => key).filter((key) => !keys.has(key))).toEqual([]);
  });
});

/** Written alike in both languages. */
const SAME = new Set(["choices.csv", "choices.json", "choices.paypal", "choices.upi"]);

type Tree = { readonly [key: string]: string | Tree };
type Pair = { readonly key: string; readonly english: string; readonly arabic: string };

function pairsOf(english: Tree, arabic: Tree, prefix: string): readonly Pair[] {
  return Object.entries(english).flatMap(([name, said]) => {
    const other = arabic[name];
    const key = `${prefix}${name}`;
    if (typeof said === "string")
      return [{ key, english: said, arabic: typeof other === "string" ? other : "" }];
    return pairsOf(said, typeof other === "object" ? other : {}, `${key}.`);
  });
}
