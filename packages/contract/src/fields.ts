import { z } from "zod";

/** Callers may send the number or its text; a union of schemas would say so itself, at twice the time per call. */
type NumberField = z.ZodType<number, number | string>;

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;
const WHOLE = /^-?\d{1,15}$/;

/**
 * Whole number as JSON number or decimal text. One check does it all: conversion, kind and bounds as schemas of their
 * own cost twice the time per call.
 */
export const intField = (min: number, max: number) =>
  z
    .unknown()
    .check((payload) => {
      const { value } = payload;
      const whole = typeof value === "string" && WHOLE.test(value) ? Number(value) : value;
      if (typeof whole === "number" && Number.isSafeInteger(whole) && whole >= min && whole <= max) {
        payload.value = whole;
      } else {
        payload.issues.push({ code: "custom", input: value, message: `not a whole number ${min} to ${max}` });
      }
    })
    .meta({ type: "integer", minimum: min, maximum: max }) as NumberField;

/** Number as JSON number or decimal text; used for reported figures that are only compared, never stored. */
export const numberField = z.preprocess(
  (value) => (typeof value === "string" && DECIMAL.test(value) ? Number(value) : value),
  z.number(),
) as NumberField;

/** Flag as JSON boolean, 0/1 or text of these. */
export const flagField = z
  .union([z.boolean(), z.literal([0, 1, "0", "1", "true", "false"])])
  .transform((value) => value === true || value === 1 || value === "1" || value === "true");

/** List as JSON, or as the JSON text of a form. */
export const listField = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? parseJson(value) : value),
    z.array(item).max(max),
    // What a preprocessed field takes is not known to its type.
  ) as z.ZodType<z.output<Item>[], readonly z.input<Item>[] | string>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // which is no list
  }
}

/** One line or paragraph of text, trimmed, NFC. NUL is refused by the transport layer. */
export const textField = (min: number, max: number) => z.string().normalize("NFC").trim().min(min).max(max);

/** Text of several lines, parted by LF alone: what goes through a form has CR LF. */
export const linesField = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .normalize("NFC")
    .trim()
    .max(max);

const MOST_UNITS_PER_GRAPHEME = 8;

/** Text counted in characters as people count them: an emoji or a letter with its marks is one. */
export const graphemeField = (min: number, max: number) =>
  textField(min, max * MOST_UNITS_PER_GRAPHEME).refine((text) => {
    const count = [...new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text)].length;
    return count >= min && count <= max;
  });

/** URL-safe name of a category or sub-category. Each check of a schema costs time in every call: one does both. */
export const Slug = z
  .string()
  .regex(/^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ maxLength: 80 });

/** A category or sub-category in a request: its slug or its id, whichever a row handed out; an id is written like a slug. */
export const PlaceRef = Slug.describe("Slug or id, whichever a row handed out.");

/** UUID of any kind, in lower case: one thing has one name wherever it is kept by it. */
export const Uuid = z.uuid().toLowerCase();

/** Content language id; 0 is the default language while language mode is off (spec §9). */
export const LanguageId = intField(0, 100_000);

/** Answer text: an option id, or the JSON text of a list for kinds with several parts; empty means blank. */
export const AnswerField = z
  .union([
    z.string(),
    z
      .array(z.string().max(100))
      .max(20)
      .transform((list) => JSON.stringify(list)),
  ])
  .pipe(z.string().max(2_000));

/** ISO 8601 UTC instant. */
export const Instant = z.iso.datetime({ precision: 3 });

export const Percent = z.number().min(0).max(100);
export const Coins = z.int();

/** A browser's own description of its push subscription, as JSON; anything else is a token of a messaging service. */
export const PushTokenField = z.string().max(4_000);

export const Paging = {
  offset: intField(0, 1_000_000).default(0),
  limit: intField(1, 100).default(25),
};
