import { QUESTION_RULES } from "../questions/index.ts";
import type { ModeDefinition } from "./mode.ts";

/** Numbers of a mode that an admin may override; an absent one keeps the definition's own. */
export type ModeNumbers = {
  readonly questions?: number | undefined;
  readonly secondsPerQuestion?: number | undefined;
  readonly readingPauseSeconds?: number | undefined;
  readonly right?: number | undefined;
  readonly wrong?: number | undefined;
  readonly winPercent?: number | undefined;
  readonly fullPercent?: number | undefined;
  readonly maxCoins?: number | undefined;
  readonly lifelineCoins?: number | undefined;
  readonly dailyCoinCap?: number | undefined;
  /** A switch: an answer with some right parts earns their share of the marks, in modes whose answers have parts and that count. */
  readonly partialMarks?: boolean | undefined;
};
export type NumberName = Exclude<keyof ModeNumbers, "partialMarks">;
export type NumberBounds = { readonly min: number; readonly max: number };

const BOUNDS: Readonly<Record<Exclude<NumberName, "questions">, NumberBounds>> = {
  secondsPerQuestion: { min: 5, max: 600 },
  readingPauseSeconds: { min: 0, max: 600 },
  right: { min: 1, max: 100 },
  wrong: { min: -100, max: 0 },
  winPercent: { min: 1, max: 100 },
  fullPercent: { min: 1, max: 100 },
  maxCoins: { min: 0, max: 1_000 },
  lifelineCoins: { min: 0, max: 1_000 },
  dailyCoinCap: { min: 0, max: 1_000_000 },
};

/** Bounds of each number of this mode. */
export function numberBounds(definition: ModeDefinition): Readonly<Record<NumberName, NumberBounds>> {
  return { ...BOUNDS, questions: { min: definition.questions.min, max: definition.questions.max } };
}

/** Whether answers of this mode have parts that could earn marks, and marks count in it. */
function canMarkParts({ kinds, ranked }: ModeDefinition): boolean {
  return ranked && kinds.some((kind) => QUESTION_RULES[kind].partOf !== undefined);
}

/** Names of the numbers that are out of bounds, not whole, or contradict each other; empty when all may be used. */
export function checkNumbers(
  definition: ModeDefinition,
  { partialMarks, ...numbers }: ModeNumbers,
): readonly (keyof ModeNumbers)[] {
  const bounds = numberBounds(definition);
  // Keys of a ModeNumbers value without its switch.
  const names = Object.keys(numbers) as NumberName[];
  const wrong: (keyof ModeNumbers)[] = names.filter((name) => {
    const value = numbers[name];
    return (
      value !== undefined &&
      (!Number.isInteger(value) || value < bounds[name].min || value > bounds[name].max)
    );
  });
  if (partialMarks === true && !canMarkParts(definition)) wrong.push("partialMarks");
  const win = numbers.winPercent ?? definition.winPercent;
  const full = numbers.fullPercent ?? definition.reward?.fullPercent ?? win;
  return full < win && !wrong.includes("fullPercent") ? [...wrong, "fullPercent"] : wrong;
}

/** The mode with an admin's numbers; one out of bounds counts as the nearest bound. Rules themselves never change. */
export function withNumbers(definition: ModeDefinition, numbers: ModeNumbers): ModeDefinition {
  const bounds = numberBounds(definition);
  const pick = (name: NumberName, ownNumber: number) => {
    const value = numbers[name];
    if (value === undefined || !Number.isFinite(value)) return ownNumber;
    return Math.min(bounds[name].max, Math.max(bounds[name].min, Math.round(value)));
  };
  const { timing, marking, reward } = definition;
  const winPercent = pick("winPercent", definition.winPercent);
  return {
    ...definition,
    questions: { ...definition.questions, count: pick("questions", definition.questions.count) },
    timing:
      timing.kind === "whole_paper"
        ? timing
        : {
            ...timing,
            secondsPerQuestion: pick("secondsPerQuestion", timing.secondsPerQuestion),
            readingPauseSeconds: pick("readingPauseSeconds", timing.readingPauseSeconds),
          },
    marking: {
      ...marking,
      right: pick("right", marking.right),
      wrong: pick("wrong", marking.wrong),
      ...(numbers.partialMarks === true && canMarkParts(definition) ? { partial: true } : {}),
    },
    winPercent,
    lifelineCoins: pick("lifelineCoins", definition.lifelineCoins),
    reward: reward && {
      maxCoins: pick("maxCoins", reward.maxCoins),
      fullPercent: Math.max(winPercent, pick("fullPercent", reward.fullPercent)),
      dailyCap: pick("dailyCoinCap", reward.dailyCap),
    },
  };
}
