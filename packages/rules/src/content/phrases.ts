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
  /** Words that admit no exception: who guesses passes such an option over. */
  readonly absolute: RegExp;
  /** Words that say nothing of what a text is about. */
  readonly fillers: ReadonlySet<string>;
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
  absolute:
    /\b(?:always|never|only|all|every|none|no|nobody|nothing|any|must|cannot|completely|entirely|whenever)\b/iu,
  fillers: fillersOf(
    "a an the of in on at to for from by with and or is are was were be been being it its this that these those which",
    "what who whom whose how when where why while does do did has have had as than then so such if not no into over",
    "under per one two whether between after before during about because there their they them he she his her you your can may",
    "must will would should most more less least only same other another each all any both also up down out off",
  ),
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
  absolute: /(?<!\p{L})(?:دائمًا|دائما|أبدًا|أبدا|فقط|كل|جميع|لا|وحده|وحدها|يجب|تمامًا)(?!\p{L})/u,
  fillers: fillersOf(
    "في من إلى على عن مع أو و ثم أن إن هو هي هم هذا هذه ذلك تلك التي الذي ما ماذا متى أين كيف لماذا هل أي قد كان كانت",
    "يكون تكون بين بعد قبل خلال عند حتى لا لم لن ليس غير كل بعض أكثر أقل إذا كما له لها به بها فيه فيها منه منها",
  ),
};

function fillersOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}

export const PHRASES: Readonly<Record<string, Phrases>> = { en: ENGLISH, ar: ARABIC };
