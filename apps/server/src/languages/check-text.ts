import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** What is wrong with a text: no ICU message, other values or elements than in English, forms its language lacks. */
export type TextFault = "text_syntax" | "text_values" | "text_plurals";

type Form = { readonly name: string; readonly kind: string; readonly keys: readonly string[] };
type Parts = { readonly values: Set<string>; readonly forms: Form[]; readonly words: string[] };

/** Open, closed or half a tag; a sign of less than, with a blank behind it, is none. */
const ELEMENT = /<\/?[a-z0-9!][^>]*>?/gi;
/** Anything that is no letter, sign or line end: it would hide or turn what stands around it. Isolates are needed. */
const HIDDEN = /(?!\n)\p{Cc}|[\u202a-\u202e\ufeff]/u;
/** Lingui writes out such letters when it says the text: what they are would be seen by nobody here. */
const ESCAPED = /\\u[\da-f]{4}|\\x[\da-f]{2}/i;

/**
 * Whether a text may stand where the English one does: it names the same values and elements (`<0>…</0>`; no other tag
 * is in any text), and its plural forms are those of its language, with one for all others.
 *
 * @param locale BCP 47, whose plural forms count
 */
export function checkText(text: string, english: string, locale: string): TextFault | null {
  const own = partsOf(text);
  const base = partsOf(english);
  if (own === null || base === null || text.trim() === "" || HIDDEN.test(text) || ESCAPED.test(text))
    return "text_syntax";
  if (namesOf(own) !== namesOf(base)) return "text_values";
  return own.forms.every((form) => isWhole(form, base.forms, locale)) ? null : "text_plurals";
}

function isWhole({ name, kind, keys }: Form, english: readonly Form[], locale: string): boolean {
  if (!keys.includes("other")) return false;
  if (kind === "select") {
    const known = english.find((form) => form.name === name && form.kind === kind);
    return known !== undefined && keys.toSorted().join() === known.keys.toSorted().join();
  }
  const type = kind === "selectordinal" ? "ordinal" : "cardinal";
  const categories: readonly string[] = new Intl.PluralRules(locale, { type }).resolvedOptions()
    .pluralCategories;
  return keys.every((key) => /^\d+$/.test(key) || categories.includes(key));
}

/** Values and elements; an element counts once, however many forms have it. */
function namesOf({ values, words }: Parts): string {
  const elements = words.flatMap((word) => word.match(ELEMENT) ?? []);
  return [...values, ...new Set(elements)].toSorted().join(" ");
}

/** null: not an ICU message. */
function partsOf(text: string): Parts | null {
  const parts: Parts = { values: new Set(), forms: [], words: [] };
  try {
    collect(compileMessageOrThrow(text), parts);
  } catch {
    return null;
  }
  return parts;
}

/** Compiled: words, `[name]`, `[name, format, style?]`, or `[name, plural | select | selectordinal, forms]`. */
function collect(tokens: unknown, parts: Parts): void {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens as readonly unknown[]) {
    if (typeof token === "string") {
      parts.words.push(token);
      continue;
    }
    const [name, kind, more] = token as readonly [name: string, kind?: string, more?: unknown]; // Lingui's compiled form
    parts.values.add(name);
    if (kind === undefined || (kind === "number" && more === undefined)) continue;
    if (!FORMS.has(kind)) {
      // Another format than English has may be none at all, and saying the text would throw.
      parts.values.add(JSON.stringify([name, kind, more]));
      continue;
    }
    if (typeof more !== "object" || more === null) throw new TypeError("a form without cases");
    const { offset: _offset, ...forms } = more as Readonly<Record<string, unknown>>;
    parts.forms.push({ name, kind, keys: Object.keys(forms) });
    for (const form of Object.values(forms)) collect(form, parts);
  }
}
const FORMS: ReadonlySet<string> = new Set(["plural", "select", "selectordinal"]);
