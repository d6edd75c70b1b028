import type { DecimalSign } from "@crosscheck/rules/questions/read-number";

/** Decimals an answer may have. */
const MOST_DECIMALS = 6;

/** The decimal sign people with this locale type; digits of other scripts are read anyhow. */
export function decimalSignOf(locale: string): DecimalSign {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === "decimal")?.value === "," ? "," : ".";
}

/** Units that stand at their number without a space. */
const TIGHT_UNITS: readonly (string | null)[] = [null, "", "°", "′"];

/**
 * A number as the reader's locale writes it, with its unit and with the zeros it was given with: "045°", "2.50 NM".
 * Direction marks keep the minus where it belongs.
 */
export function numberText(canonical: string, unit: string | null, locale: string): string {
  const [whole = "", decimals = ""] = canonical.replace("-", "").split(".");
  const number = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: whole.length,
    useGrouping: !whole.startsWith("0"),
    minimumFractionDigits: Math.min(decimals.length, MOST_DECIMALS),
    maximumFractionDigits: MOST_DECIMALS,
  }).format(Number(canonical));
  return `${number}${TIGHT_UNITS.includes(unit) ? "" : " "}${unit ?? ""}`;
}

/** The same number as somebody would type it: no groups, the decimal sign of the locale. */
export function typedText(canonical: string, locale: string): string {
  return canonical.replace(".", decimalSignOf(locale));
}

/** The typed text with its minus sign put on or taken away. */
export function withOtherSign(typed: string): string {
  const text = typed.trim();
  return /^[-−–]/u.test(text) ? text.slice(1).trimStart() : `-${text.replace(/^\+/u, "")}`;
}
