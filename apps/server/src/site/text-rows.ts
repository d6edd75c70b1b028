import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { checkText } from "../languages/check-text.ts";
import { englishTexts, shippedTexts } from "../languages/shipped-texts.ts";
import { findOwnText, listOwnTexts, type OwnText } from "../languages/text-queries.ts";
import type { Db } from "../postgres/database.ts";
import type { LanguageRecord } from "../settings/setting-queries.ts";

/** A text of the interface as an operator sees it. */
export type TextRow = {
  readonly text_id: string;
  readonly english: string;
  readonly shipped: string | null;
  readonly own: string | null;
  readonly state: "missing" | "stale" | "own" | "shipped";
  readonly version: number;
};

/** All texts of a language by id, in the order of their ids. */
export async function readTextRows(
  db: Db,
  { code, locale }: Pick<LanguageRecord, "code" | "locale">,
): Promise<ReadonlyMap<string, TextRow>> {
  const shipped = await shippedTexts();
  const own = new Map((await listOwnTexts(db, code)).map((text) => [text.id, text]));
  const rows = Object.entries(englishTexts(shipped)).map(([id, english]) =>
    toRow({ id, english, shipped: shipped.get(code)?.texts[id] ?? null }, own.get(id), locale),
  );
  const inOrder = rows.toSorted((one, other) => (one.text_id < other.text_id ? -1 : 1));
  return new Map(inOrder.map((row) => [row.text_id, row]));
}

/** One text of a language; the others are neither read nor checked. */
export async function readTextRow(
  db: Db,
  { code, locale }: Pick<LanguageRecord, "code" | "locale">,
  id: string,
): Promise<TextRow | undefined> {
  const shipped = await shippedTexts();
  const texts = englishTexts(shipped);
  const english = Object.hasOwn(texts, id) ? texts[id] : undefined;
  if (english === undefined) return undefined;
  return toRow(
    { id, english, shipped: shipped.get(code)?.texts[id] ?? null },
    await findOwnText(db, code, id),
    locale,
  );
}

type ShippedText = { readonly id: string; readonly english: string; readonly shipped: string | null };

function toRow(
  { id, english, shipped }: ShippedText,
  stored: Pick<OwnText, "text" | "version"> | undefined,
  locale: string,
): TextRow {
  const row = {
    text_id: id,
    english,
    shipped,
    own: stored?.text ?? null,
    version: stored?.version ?? 0,
  };
  return { ...row, state: stateOf(row, locale) };
}

/** What players read in this language. */
export function shownText({ own, state, shipped, english }: TextRow): string {
  return own !== null && state !== "stale" ? own : (shipped ?? english);
}

/** How many texts of a language there are, and how many are English for want of another. */
export async function countTexts(
  db: Db,
  language: Pick<LanguageRecord, "code" | "locale">,
): Promise<{ readonly texts: number; readonly missing: number }> {
  const rows = [...(await readTextRows(db, language)).values()];
  const isWanting = ({ own, state, shipped }: TextRow) =>
    shipped === null && (own === null || state === "stale");
  return {
    texts: rows.length,
    missing: language.code === BASE_LANGUAGE ? 0 : rows.filter(isWanting).length,
  };
}

function stateOf(
  { own, shipped, english }: Pick<TextRow, "own" | "shipped" | "english">,
  locale: string,
): TextRow["state"] {
  if (own !== null) return checkText(own, english, locale) === null ? "own" : "stale";
  return shipped === null ? "missing" : "shipped";
}
