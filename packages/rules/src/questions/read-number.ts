import { toAsciiDigits } from "./ascii-digits.ts";

/** Sign that separates the decimals in a reader's language. */
export type DecimalSign = "." | ",";

/** Marks that turn the direction of writing; number formats put them before a minus. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/gu;
const SPACES = String.raw`[\s'’_]`;
/** A space within a number that no group of three digits follows: two numbers, or a slip. */
const STRAY_SPACE = new RegExp(String.raw`[\d.,]${SPACES}+(?!\d{3}(?!\d))`, "u");
const MOST_DECIMALS = 6;

/**
 * Reads a number as people type it: any digits, group signs, a minus of any length. Answers the text `submit_answer`
 * takes (point, no groups, decimals cut after the sixth), or null when it is not a number. Two signs of both kinds: the
 * last one starts the decimals. One sign: it is the language's decimal sign, or a group sign where three digits follow,
 * else decimals after all.
 */
export function readNumber(typed: string, decimal: DecimalSign): string | null {
  const text = toPlainSigns(typed, decimal);
  if (!/^-?[\d.,]*\d[\d.,]*$/u.test(text)) return null;
  const unsigned = text.replace("-", "");
  const sign = decimalSignIn(unsigned, decimal);
  const at = sign === null ? unsigned.length : unsigned.lastIndexOf(sign);
  const whole = withoutGroups(unsigned.slice(0, at), sign);
  const decimals = unsigned.slice(at + 1);
  if (whole === null || whole.length > 12 || !/^\d*$/u.test(decimals)) return null;
  const minus = text.startsWith("-") ? "-" : "";
  return `${minus}${whole}${decimals === "" ? "" : `.${decimals.slice(0, MOST_DECIMALS)}`}`;
}

/** Latin digits, point, comma and hyphen only; a text that is no number keeps what makes it none. */
function toPlainSigns(typed: string, decimal: DecimalSign): string {
  const text = toAsciiDigits(typed)
    .replaceAll(DIRECTION_MARKS, "")
    .trim()
    .replaceAll("٫", decimal)
    .replaceAll("٬", otherThan(decimal))
    .replaceAll("،", ",")
    .replace(/^(?:[-−–]|\+)\s*/u, (sign) => (sign.startsWith("+") ? "" : "-"));
  return STRAY_SPACE.test(text) ? text : text.replaceAll(new RegExp(SPACES, "gu"), "");
}

function decimalSignIn(text: string, decimal: DecimalSign): DecimalSign | null {
  const other = otherThan(decimal);
  const hasOwn = text.includes(decimal);
  const hasOther = text.includes(other);
  if (hasOwn && hasOther) return text.lastIndexOf(".") > text.lastIndexOf(",") ? "." : ",";
  if (hasOwn) return decimal;
  return !hasOther || isGrouped(text, other) ? null : other;
}

/** The digits before the decimals; null when there are signs among them that are not at groups. */
function withoutGroups(text: string, decimal: DecimalSign | null): string | null {
  if (/^\d*$/u.test(text)) return text === "" ? "0" : text;
  const group = [".", ","].find((sign) => sign !== decimal && isGrouped(text, sign));
  return group === undefined ? null : text.replaceAll(group, "");
}

/** 1,250 or 12,345,678: groups of three after the first sign; 12,34,567 as written in India. */
function isGrouped(text: string, sign: string): boolean {
  const [first = "", ...others] = text.split(sign);
  const last = others.pop() ?? "";
  if (!/^[1-9]\d{0,2}$/u.test(first) || !/^\d{3}$/u.test(last)) return false;
  return others.every((part) => /^\d{3}$/u.test(part)) || isIndian(first, others);
}

function isIndian(first: string, others: readonly string[]): boolean {
  return first.length < 3 && others.every((part) => /^\d{2}$/u.test(part));
}

function otherThan(sign: DecimalSign): DecimalSign {
  return sign === "." ? "," : ".";
}
