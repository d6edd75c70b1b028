import { createRandom } from "../random.ts";
import type { Difficulty } from "../questions/item.ts";
import type { PaperQuestion } from "./paper.ts";

/** Whole percentages that sum to 100, in the order of the options, and where they come from. */
export type Poll = {
  readonly shares: readonly { readonly optionId: string; readonly percent: number }[];
  readonly source: "players" | "estimate";
};

/** Real answers needed before the poll is drawn from them (contract §5). */
export const POLL_MIN_ANSWERS = 30;

/** Share of players expected to be right, by the author's difficulty. */
const EXPECTED_FACILITY: Readonly<Record<Difficulty, number>> = {
  1: 0.85,
  2: 0.72,
  3: 0.58,
  4: 0.46,
  5: 0.36,
};
/** How far an estimated crowd strays from what was expected. */
const NOISE = 0.3;

/**
 * Audience poll of one question: the first answers of other players where there are enough, else an estimate from the
 * difficulty with noise that is fixed for the attempt.
 *
 * @param counts real first answers by the author's option id
 */
export function buildPoll(
  question: Pick<PaperQuestion, "options" | "key" | "pollSeed">,
  difficulty: Difficulty,
  counts: Readonly<Record<string, number>>,
): Poll {
  const real = question.options.map((option) => counts[option.authorId] ?? 0);
  const total = real.reduce((sum, count) => sum + count, 0);
  const isReal = total >= POLL_MIN_ANSWERS;
  const weights = isReal ? real : estimate(question, difficulty);
  const percents = toPercents(weights);
  return {
    shares: question.options.map((option, index) => ({
      optionId: option.optionId,
      percent: percents[index] ?? 0,
    })),
    source: isReal ? "players" : "estimate",
  };
}

/**
 * Share of players who answer a question right, 0 to 1: of first answers where there are enough, else as its author
 * expects.
 *
 * @param counts real first answers by the author's option id
 */
export function facilityOf(
  { options, key }: Pick<PaperQuestion, "options" | "key">,
  difficulty: Difficulty,
  counts: Readonly<Record<string, number>>,
): number {
  const countOf = ({ authorId }: PaperQuestion["options"][number]) => counts[authorId] ?? 0;
  const total = options.reduce((sum, option) => sum + countOf(option), 0);
  const known = options.filter(({ optionId }) => key.includes(optionId));
  const right = known.reduce((sum, option) => sum + countOf(option), 0);
  return total >= POLL_MIN_ANSWERS ? right / total : EXPECTED_FACILITY[difficulty];
}

function estimate(
  question: Pick<PaperQuestion, "options" | "key" | "pollSeed">,
  difficulty: Difficulty,
): readonly number[] {
  const random = createRandom(question.pollSeed);
  // Drawn for every option alike, so that the key's place does not shift the sequence.
  const draws = question.options.map(() => ({
    appeal: 0.2 + random.next(),
    noise: 1 + NOISE * (2 * random.next() - 1),
  }));
  const isKey = question.options.map((option) => question.key.includes(option.optionId));
  const right = EXPECTED_FACILITY[difficulty];
  const appealOfWrong = draws.reduce((sum, draw, index) => (isKey[index] ? sum : sum + draw.appeal), 0);
  return draws.map((draw, index) =>
    isKey[index] ? (right * draw.noise) / question.key.length : ((1 - right) * draw.appeal) / appealOfWrong,
  );
}

/** Largest remainders: whole numbers that sum to 100, each within 1 of its exact share. */
function toPercents(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight / total) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return whole.map((percent, index) => (rounded.has(index) ? percent + 1 : percent));
}
