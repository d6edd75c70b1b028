import { QUESTION_RULES } from "../questions/index.ts";
import type { LifelineKind, ModeDefinition, Reward } from "./mode.ts";

/** Numbers of a mode that an admin may set; a lifeline has a price of its own. */
export type NumberName =
  | "questions"
  | "secondsPerQuestion"
  | "readingPauseSeconds"
  | "right"
  | "wrong"
  | "winPercent"
  | "fullPercent"
  | "maxCoins"
  | "dailyCoinCap"
  | `lifelineCoins.${LifelineKind}`;
/** A switch: an answer with some right parts earns their share of the marks. */
export type SwitchName = "partialMarks";

/** What an admin has set for a mode; an absent one keeps the definition's own. */
export type ModeNumbers = { readonly [Name in NumberName]?: number | undefined } & {
  readonly [Name in SwitchName]?: boolean | undefined;
};

type Bounds = { readonly min: number; readonly max: number };
type NumberRule = {
  readonly bounds: (mode: ModeDefinition) => Bounds;
  /** The mode's own number; undefined where it has none. */
  readonly read: (mode: ModeDefinition) => number | undefined;
  readonly write: (mode: ModeDefinition, value: number) => ModeDefinition;
};

/** The one table of numbers: bounds, which modes have one, and where it stands in a definition. */
const NUMBERS: Readonly<Record<NumberName, NumberRule>> = {
  questions: {
    bounds: ({ questions: { min, max } }) => ({ min, max }),
    read: ({ questions }) => questions.count,
    write: (mode, count) => ({ ...mode, questions: { ...mode.questions, count } }),
  },
  secondsPerQuestion: clock("secondsPerQuestion", 5),
  readingPauseSeconds: clock("readingPauseSeconds", 0),
  right: {
    bounds: within(1, 100),
    read: ({ marking }) => marking.right,
    write: (mode, right) => ({ ...mode, marking: { ...mode.marking, right } }),
  },
  wrong: {
    bounds: within(-100, 0),
    read: ({ marking }) => marking.wrong,
    write: (mode, wrong) => ({ ...mode, marking: { ...mode.marking, wrong } }),
  },
  winPercent: {
    bounds: within(1, 100),
    read: ({ winPercent }) => winPercent,
    write: (mode, winPercent) => ({ ...mode, winPercent }),
  },
  fullPercent: reward("fullPercent", within(1, 100)),
  maxCoins: reward("maxCoins", within(0, 1_000)),
  dailyCoinCap: reward("dailyCap", within(0, 1_000_000)),
  "lifelineCoins.hint": price("hint"),
  "lifelineCoins.fifty_fifty": price("fifty_fifty"),
  "lifelineCoins.audience_poll": price("audience_poll"),
  "lifelineCoins.skip": price("skip"),
  "lifelineCoins.reset_timer": price("reset_timer"),
};
// Keys of a table that has exactly these.
const NAMES = Object.keys(NUMBERS) as readonly NumberName[];

function within(min: number, max: number): NumberRule["bounds"] {
  return () => ({ min, max });
}

function clock(name: "secondsPerQuestion" | "readingPauseSeconds", min: number): NumberRule {
  return {
    bounds: within(min, 600),
    read: ({ timing }) => (timing.kind === "per_question" ? timing[name] : undefined),
    write: (mode, seconds) => ({ ...mode, timing: { ...mode.timing, [name]: seconds } }),
  };
}

function reward(name: keyof Reward, bounds: NumberRule["bounds"]): NumberRule {
  return {
    bounds,
    read: (mode) => mode.reward?.[name],
    write: (mode, value) => ({ ...mode, reward: mode.reward && { ...mode.reward, [name]: value } }),
  };
}

function price(kind: LifelineKind): NumberRule {
  return {
    bounds: within(0, 1_000),
    read: ({ lifelines }) => lifelines[kind],
    write: (mode, coins) => ({ ...mode, lifelines: { ...mode.lifelines, [kind]: coins } }),
  };
}

/** A number of a mode: its own value and the bounds an admin may move it in. */
export type OwnNumber = Bounds & { readonly name: NumberName; readonly own: number };

/**
 * Every number this mode has that an admin may set; those of a real exam are not ours, and battles have numbers of their
 * own (battle-rules.ts).
 */
export function numbersOf(mode: ModeDefinition): readonly OwnNumber[] {
  if (mode.source.from === "preset" || mode.source.from === "battle") return [];
  return NAMES.flatMap((name) => {
    const { bounds, read } = NUMBERS[name];
    const own = read(mode);
    return own === undefined ? [] : [{ name, own, ...bounds(mode) }];
  });
}

/** Every switch this mode has: parts count only where answers have parts and marks count. */
export function switchesOf({ kinds, ranked }: ModeDefinition): readonly SwitchName[] {
  return ranked && kinds.some((kind) => QUESTION_RULES[kind].partOf !== undefined) ? ["partialMarks"] : [];
}

/** Names of the numbers that this mode does not have, that are out of bounds or contradict each other; empty when all may be used. */
export function checkNumbers(
  definition: ModeDefinition,
  { partialMarks, ...numbers }: ModeNumbers,
): readonly (NumberName | SwitchName)[] {
  const own = new Map(numbersOf(definition).map((number) => [number.name, number]));
  // Keys of a ModeNumbers value without its switch.
  const names = Object.keys(numbers) as NumberName[];
  const wrong: (NumberName | SwitchName)[] = names.filter((name) => {
    const value = numbers[name];
    const bounds = own.get(name);
    if (value === undefined) return false;
    return bounds === undefined || !Number.isInteger(value) || value < bounds.min || value > bounds.max;
  });
  if (partialMarks === true && !switchesOf(definition).includes("partialMarks")) wrong.push("partialMarks");
  const win = numbers.winPercent ?? definition.winPercent;
  const full = numbers.fullPercent ?? definition.reward?.fullPercent ?? win;
  return full < win && !wrong.includes("fullPercent") ? [...wrong, "fullPercent"] : wrong;
}

/** The mode with an admin's numbers; one out of bounds counts as the nearest bound. Rules themselves never change. */
export function withNumbers(definition: ModeDefinition, numbers: ModeNumbers): ModeDefinition {
  let tuned = definition;
  for (const { name, min, max } of numbersOf(definition)) {
    const value = numbers[name];
    if (value === undefined || !Number.isFinite(value)) continue;
    tuned = NUMBERS[name].write(tuned, Math.min(max, Math.max(min, Math.round(value))));
  }
  const { winPercent, marking } = tuned;
  const isPartial = numbers.partialMarks === true && switchesOf(definition).includes("partialMarks");
  return {
    ...tuned,
    marking: isPartial ? { ...marking, partial: true } : marking,
    reward: tuned.reward && {
      ...tuned.reward,
      fullPercent: Math.max(winPercent, tuned.reward.fullPercent),
    },
  };
}
