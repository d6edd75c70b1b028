import type { Paper, PaperQuestion } from "../attempts/paper.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import { createRandom, type Random, type Seed } from "../random.ts";

/** How strong a bot plays, the weakest first. */
export const BOT_STRENGTHS = ["cadet", "first_officer", "captain"] as const;
export type BotStrength = (typeof BOT_STRENGTHS)[number];

/** What the bot does with one question, so long after it opened. Holds the key where it is right. */
export type BotMove = { readonly number: number; readonly answer: string; readonly afterMs: number };

export type BotPlan = {
  readonly strength: BotStrength;
  /** Share of players who answer the item right, 0 to 1, in the order of the paper; a missing one counts as one half. */
  readonly facilities: readonly number[];
  readonly seed: Seed;
};

/** Ratings from which the stronger bots play; who has just come is rated 1500. */
const FIRST_OFFICER_RATING = 1_400;
const CAPTAIN_RATING = 1_650;
/** How far a strength moves the odds of an item (logits), and its time (ratio). */
const SKILL: Readonly<Record<BotStrength, number>> = { cadet: -0.9, first_officer: 0, captain: 0.9 };
const PACE: Readonly<Record<BotStrength, number>> = { cadet: 1.2, first_officer: 1, captain: 0.8 };

/** A bot is never surer or less sure than that, whatever the item. */
const LEAST_CHANCE = 0.08;
const MOST_CHANCE = 0.97;
/** Middle time for an item that everybody knows, what a hard one adds, and how far times spread (logarithmic). */
const EASY_MS = 4_000;
const HARDER_MS = 5_000;
const SPREAD = 0.4;
/** Nobody reads a question faster, and a bot does not let the time run out. */
export const LEAST_BOT_MS = 1_400;
export const MOST_BOT_MS = 18_000;
const HALF = 0.5;

/** The bot for a player of this rating. */
export function chooseBot(rating: number): BotStrength {
  if (rating >= CAPTAIN_RATING) return "captain";
  return rating >= FIRST_OFFICER_RATING ? "first_officer" : "cadet";
}

/** Chance that a bot is right on an item of this facility, 0 to 1. */
export function botChance(strength: BotStrength, facility: number): number {
  const known = Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, facility));
  const odds = (known / (1 - known)) * Math.exp(SKILL[strength]);
  return Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, odds / (1 + odds)));
}

/** All that a bot will do in a match: the same plan gives the same moves. */
export function planBot({ questions }: Paper, { strength, facilities, seed }: BotPlan): readonly BotMove[] {
  const random = createRandom(seed);
  return questions.map((question, index) => {
    const facility = facilities[index] ?? HALF;
    const isRight = random.next() < botChance(strength, facility);
    const middleMs = (EASY_MS + HARDER_MS * (1 - facility)) * PACE[strength];
    const ms = Math.round(middleMs * Math.exp(SPREAD * bell(random)));
    const wrong = pickWrong(question, random);
    const answer = isRight ? QUESTION_RULES[question.kind].correctAnswer(question) : wrong;
    return { number: question.number, answer, afterMs: Math.min(MOST_BOT_MS, Math.max(LEAST_BOT_MS, ms)) };
  });
}

/** An option that is wrong; none where the kind is not answered with one option: then the bot lets it pass. */
function pickWrong(question: PaperQuestion, random: Random): string {
  const rules = QUESTION_RULES[question.kind];
  const wrong = question.options
    .map(({ optionId }) => optionId)
    .filter((id) => rules.isAnswer(question, id) && !rules.isCorrect(question, id));
  return wrong[random.below(wrong.length)] ?? "";
}

/** A number around 0 as people's times spread (Box and Muller). */
function bell(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}
