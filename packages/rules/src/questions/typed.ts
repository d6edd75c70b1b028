import type { KindParts, NumberKey, NumberMistake } from "./item.ts";
import type { QuestionRules } from "./question-rules.ts";

/** A number as the player's app sends it: point as decimal sign, no groups, at most six decimals. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;
/** Decimals of a number in an answer text. */
const DECIMALS = 6;
/** Binary fractions: 0.1 + 0.2 is not 0.3, and a value on the edge of the tolerance is still right. */
const SLACK = 1e-9;
/** More than any answer needs, in UTF-16 units. */
export const LONGEST_TEXT = 200;

const typed = {
  arrangeOptions: () => [],
  pickRemoved: () => [],
  hasCrowdLifelines: false,
  chosenAuthorId: () => null,
} satisfies Partial<QuestionRules>;

/** A number within tolerance of the right one, in the unit shown beside the field. */
export const typedNumber: QuestionRules = {
  ...typed,
  isAnswer: (_question, text) => NUMBER.test(text),
  isCorrect: ({ numberKey }, text) => {
    return numberKey !== undefined && NUMBER.test(text) && isWithin(numberKey, Number(text));
  },
  correctAnswer: ({ numberKey }) => (numberKey === undefined ? "" : showAnswer(numberKey.value, numberKey)),
};

/** A text; case, accents, spaces and punctuation do not count. */
export const typedText: QuestionRules = {
  ...typed,
  isAnswer: (_question, text) => text.length <= LONGEST_TEXT && plain(text) !== "",
  isCorrect: ({ accepted }, text) => {
    if (text.length > LONGEST_TEXT || plain(text) === "") return false;
    return (accepted ?? []).some((spelling) => plain(spelling) === plain(text));
  },
  correctAnswer: ({ accepted }) => accepted?.[0] ?? "",
};

/** A number as an answer text: without exponent, never "-0"; without `decimals` those it has, six at most. */
export function showAnswer(
  value: number,
  { decimals, digits = 1 }: Pick<NumberKey, "decimals" | "digits"> = {},
): string {
  if (decimals === undefined) return String(Number(value.toFixed(DECIMALS)));
  // 25 × sin 30° is 12.499999999999998 in binary and 12.5 on paper: without the slack it would be printed as 12.
  const fixed = (Math.abs(value) + SLACK).toFixed(decimals);
  const length = digits + (decimals > 0 ? decimals + 1 : 0);
  return (value < 0 && Number(fixed) !== 0 ? "-" : "") + fixed.padStart(length, "0");
}

/** Whether a number is within the tolerance of the right one. */
export function isWithin(
  { value, tolerance }: Pick<NumberKey, "value" | "tolerance">,
  given: number,
): boolean {
  // Beyond a million the rounding of binary numbers is more than the slack.
  const slack = Math.max(SLACK, 4 * Number.EPSILON * (Math.abs(value) + tolerance));
  return Math.abs(given - value) <= tolerance + slack;
}

/** The mistake a typed number comes from: the one nearest to it, within the tolerance; null where none is, or no number. */
export function findMistake({ number, mistakes = [] }: KindParts, text: string | null): string | null {
  if (number === undefined || text === null || !NUMBER.test(text)) return null;
  const given = Number(text);
  if (isWithin(number, given)) return null;
  const distance = ({ value }: NumberMistake) => Math.abs(given - value);
  const [nearest] = mistakes.toSorted((one, other) => distance(one) - distance(other));
  return nearest && isWithin({ ...number, value: nearest.value }, given) ? nearest.why : null;
}

/**
 * What is left of a text for comparing: letters and digits, one spelling of each, with the sign and the decimal sign of
 * numbers. Accents and Arabic vowel marks go, the vowel signs of other scripts are letters of their own and stay.
 */
export function plain(text: string): string {
  return (
    text
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/(?<=\p{N})[,٫](?=\p{N})/gu, ".")
      .replaceAll(/(?<!\S)-(?=\p{N})/gu, "−")
      .replaceAll(
        /\p{Script=Inherited}|\u{640}|(?<!\p{N})\.|\.(?!\p{N})|−(?!\p{N})|[^\p{L}\p{N}\p{M}.−]/gu,
        "",
      )
      // Marks that now stand side by side have an order of their own.
      .normalize("NFKD")
  );
}
