import type { FigureData } from "../figures/figure.ts";
import type { Difficulty, NumberKey, NumberMistake } from "../questions/item.ts";
import { isWithin, showAnswer } from "../questions/typed.ts";
import { type Random, type Seed, createRandom, shuffle } from "../random.ts";
import { showQuantity } from "./figures.ts";
import { pickMistakes } from "./text-mistakes.ts";
import type { ChoiceProblem, Figures, Mistake, NumberProblem, Problem, Template } from "./template.ts";

/** How an answer is given: one of four options, or a number typed in. */
export type GeneratedForm = "single" | "typed_number";

/** One option; `mistakeId` names the mistake of a wrong one and is null for the right one. */
export type GeneratedOption = {
  readonly id: string;
  readonly text: string;
  readonly why: string;
  readonly mistakeId: string | null;
};

/** A question made from a template and a seed; the three together are enough to make it again. */
export type GeneratedItem = {
  readonly templateId: string;
  readonly templateVersion: number;
  readonly seed: Seed;
  readonly kind: GeneratedForm;
  readonly stem: string;
  /** Four, numbers ascending; a paper shuffles them. None when the answer is typed. */
  readonly options: readonly GeneratedOption[];
  /** Id of the right option; empty when the answer is typed. */
  readonly key: readonly string[];
  /** Present when the answer is typed. */
  readonly number?: Figures & NumberKey;
  /** Present when the answer is typed: the mistakes it may fall on. */
  readonly mistakes?: readonly NumberMistake[];
  readonly explanation: string;
  readonly figure?: FigureData | undefined;
  readonly reference: string;
  readonly lo: string;
  readonly difficulty: Difficulty;
};

/**
 * Seed of the question with this number, as play draws it and content names it.
 *
 * @param number whole, 0 to 4 294 967 295
 */
export function seedOf(number: number): Seed {
  return [number, 0x9e37_79b9, 0x85eb_ca6b, 0xc2b2_ae35];
}

/** Raised whenever options of all templates are chosen in another way: what was stored is not what would be made. */
export const ARRANGEMENT = 3;

const WRONG_OPTIONS = 3;
const MOST_DRAWS = 50;
/**
 * How often the right number is the lowest, second, third and highest where mistakes allow all of them. Fewer templates have
 * three mistakes below the right value than above it: with even weights the highest would seldom be right.
 */
const RANK_WEIGHTS = [10, 9, 9, 12] as const;
/** Part of a step of the last decimal on either side of a half. */
const HALF_MARGIN = 0.02;
/** Steps between the right value and a wrong one, less half a step for the noise of binary fractions. */
const FEWEST_STEPS = 1.5;
/** Part of a step that the noise of binary fractions stays below. */
const WHOLE_MARGIN = 1e-6;
/** Digits that count of a tolerance that is told. */
const TOLERANCE_DIGITS = 3;
const OPTION_IDS = ["a", "b", "c", "d"] as const;

type Unnamed = Omit<GeneratedOption, "id">;

/**
 * Makes the question of a template that belongs to a seed; both forms ask the same numbers.
 *
 * @throws when no draw of the seed's sequence leaves three usable mistakes, or when a text is asked as a number
 */
export function generate(template: Template, seed: Seed, form: GeneratedForm): GeneratedItem {
  const random = createRandom(seed);
  const problem = drawUsable(template, random);
  if (form === "typed_number" && problem.shape === "choice") {
    throw new Error(`${template.id} has no number to type`);
  }
  const options = form === "single" ? arrange(problem, random) : [];
  return {
    templateId: template.id,
    templateVersion: template.version,
    seed,
    kind: form,
    stem: problem.stem,
    options,
    key: options.filter((option) => option.mistakeId === null).map((option) => option.id),
    ...(form === "typed_number" && problem.shape === "number" ? toTyped(problem) : {}),
    explanation: problem.explanation,
    figure: problem.figure,
    reference: template.reference,
    lo: template.lo,
    difficulty: template.difficulty,
  };
}

/** The first problem of the sequence that rounding cannot decide and that has enough usable mistakes, and only those. */
function drawUsable(template: Template, random: Random): Problem {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const drawn = tellable(template.draw(random));
    if (drawn.shape === "number" && isNearHalf(drawn)) continue;
    const problem =
      drawn.shape === "number"
        ? { ...drawn, mistakes: usableMistakes(drawn) }
        : { ...drawn, mistakes: usableTexts(drawn) };
    if (problem.mistakes.length >= WRONG_OPTIONS) return problem;
  }
  throw new Error(`${template.id}: ${MOST_DRAWS} draws without ${WRONG_OPTIONS} usable mistakes`);
}

/** A problem whose tolerance can be told: one that is a share of the value has a dozen decimals. */
function tellable(problem: Problem): Problem {
  if (problem.shape !== "number") return problem;
  return { ...problem, tolerance: Number(problem.tolerance.toPrecision(TOLERANCE_DIGITS)) };
}

/** Whether a value lies so near the middle between two steps of its last decimal that rounding would decide the key. */
function isNearHalf({ value, decimals }: NumberProblem): boolean {
  const steps = Math.abs(value) * 10 ** decimals;
  return Math.abs(steps - Math.floor(steps) - 0.5) < HALF_MARGIN;
}

/** Whether a value needs no rounding to be printed. */
function isWholeStep(value: number, decimals: number): boolean {
  const steps = value * 10 ** decimals;
  return Math.abs(steps - Math.round(steps)) < WHOLE_MARGIN;
}

/**
 * Mistakes that are seen as wrong: outside the tolerance, as they are and as printed; no two printed alike; and none a
 * step beside the right value where one of them is rounded, as rounding on the way could lead from one to the other.
 */
function usableMistakes(problem: NumberProblem): readonly Mistake[] {
  const { decimals } = problem;
  const right = Number(showAnswer(problem.value, problem));
  const isExact = isWholeStep(problem.value, decimals);
  const seen = new Set([right]);
  return problem.mistakes.filter(({ value }) => {
    const printed = Number(showAnswer(value, problem));
    if (isWithin(problem, value) || isWithin(problem, printed) || seen.has(printed)) return false;
    const steps = Math.abs(printed - right) * 10 ** decimals;
    if (steps < FEWEST_STEPS && !(isExact && isWholeStep(value, decimals))) return false;
    seen.add(printed);
    return true;
  });
}

function usableTexts(problem: ChoiceProblem): ChoiceProblem["mistakes"] {
  const seen = new Set([problem.right.text]);
  return problem.mistakes.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function arrange(problem: Problem, random: Random): readonly GeneratedOption[] {
  const options = problem.shape === "number" ? numberOptions(problem, random) : textOptions(problem, random);
  return options.map((option, place) => ({ id: OPTION_IDS[place] ?? "", ...option }));
}

/**
 * Ascending options. First the rank of the right value is drawn among those the mistakes allow, then the mistakes:
 * three at random would leave the right value mostly in the middle.
 */
function numberOptions(problem: NumberProblem, random: Random): readonly Unnamed[] {
  const usable = shuffle(problem.mistakes, random);
  const below = usable.filter((mistake) => mistake.value < problem.value);
  const above = usable.filter((mistake) => mistake.value > problem.value);
  const lowest = Math.max(0, WRONG_OPTIONS - above.length);
  const rank = drawRank(random, lowest, Math.min(WRONG_OPTIONS, below.length));
  const shown = [...below.slice(0, rank), ...above.slice(0, WRONG_OPTIONS - rank)];
  const right = { id: null, value: problem.value, why: "Correct: this is the worked result." };
  return [right, ...shown]
    .toSorted((one, other) => one.value - other.value)
    .map(({ id, value, why }) => ({ text: showQuantity(value, problem), why, mistakeId: id }));
}

/** One of the ranks from the lowest to the highest that may be, by their weights. */
function drawRank(random: Random, lowest: number, highest: number): number {
  const weights = RANK_WEIGHTS.slice(lowest, highest + 1);
  let drawn = random.below(weights.reduce<number>((sum, weight) => sum + weight, 0));
  const place = weights.findIndex((weight) => (drawn -= weight) < 0);
  return lowest + place;
}

function textOptions(problem: ChoiceProblem, random: Random): readonly Unnamed[] {
  const wrong = pickMistakes(problem, random).map(({ id, text, why }) => ({ text, why, mistakeId: id }));
  return shuffle([{ ...problem.right, mistakeId: null }, ...wrong], random);
}

function toTyped(problem: NumberProblem): Pick<GeneratedItem, "number" | "mistakes"> {
  const { value, tolerance, unit, decimals, digits, mistakes } = problem;
  return {
    number: { value, tolerance, unit, decimals, ...(digits === undefined ? {} : { digits }) },
    mistakes: mistakes.map(({ value: wrong, why }) => ({ value: wrong, why })),
  };
}
