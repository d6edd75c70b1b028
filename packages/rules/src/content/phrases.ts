/** Wordings that item-writing rules forbid, by language code; languages that are not listed are not read for them. */
export type Phrases = {
  /** Options that speak about the other options. */
  readonly aboutOptions: readonly RegExp[];
  /** Stems that admit several right options. */
  readonly bestAnswer: readonly RegExp[];
  /** Words that turn a sentence round. */
  readonly negative: RegExp;
  /** Words that turn a sentence round only in company of a negative one. */
  readonly weakNegative: RegExp;
};

const ENGLISH: Phrases = {
  aboutOptions: [
    /\b(?:all|none|both|any|neither|either|each|two) of (?:the )?(?:above|below|these|those|preceding|following|answers|options)\b/iu,
    /\b(?:all|none|both) (?:the )?(?:answers|options|statements) (?:are|is)\b/iu,
    /^(?:both |neither )?(?:answers? |options? )?[a-f],? (?:and|or|nor|&) [a-f]$/iu,
  ],
  bestAnswer: [/\b(?:most|more) (?:correct|right|nearly correct)\b/iu, /\bbest answer\b/iu],
  negative: /\b(?:not|never|cannot|neither|except|incorrect|untrue|wrong)\b|n['’]t\b/giu,
  weakNegative: /\b(?:without|unless|unlikely|none|nothing|false|prohibited|forbidden)\b/giu,
};

const ARABIC: Phrases = {
  aboutOptions: [
    /(?:كل|جميع) (?:ما (?:سبق|ذكر)|الإجابات|الخيارات)/u,
    /لا (?:شيء|أي) مما (?:سبق|ذكر)/u,
    /^(?:كلا )?(?:الإجابتين|الخيارين)/u,
  ],
  bestAnswer: [/الإجابة الأكثر صحة|الأصح/u],
  negative: /(?<!\p{L})(?:ليس|ليست|غير|لا|لم|لن|عدا)(?!\p{L})/gu,
  weakNegative: /(?<!\p{L})(?:دون|بدون|إلا|ما لم)(?!\p{L})/gu,
};

export const PHRASES: Readonly<Record<string, Phrases>> = { en: ENGLISH, ar: ARABIC };
