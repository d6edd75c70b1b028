import { toAsciiDigits } from "@crosscheck/rules/questions/ascii-digits";
import { rootStore } from "../../state/root-store.ts";

/** What a self challenge is made of; the numbers as typed, so that an empty field stays empty. */
export type Choice = {
  readonly topics: readonly string[];
  readonly questions: string;
  readonly minutes: string;
};

/** Bounds of the contract, §4. */
export const QUESTION_BOUNDS = { min: 5, max: 50 } as const;
export const MINUTE_BOUNDS = { min: 3, max: 60 } as const;
/** Most topics one call takes. */
export const MOST_TOPICS = 30;

export const FIRST_CHOICE: Choice = { topics: [], questions: "20", minutes: "20" };

/** Seconds per question of the suggested paces; the slowest is that of most licence exams. */
const PACE_SECONDS = { brisk: 45, steady: 60, exam: 90 } as const;
export type Pace = keyof typeof PACE_SECONDS;
export const PACES = ["brisk", "steady", "exam"] as const satisfies readonly Pace[];

export type Bounds = { readonly min: number; readonly max: number };

/** A number within its bounds, typed with any keyboard's digits; null when it is missing, not whole, or outside. */
export function readNumber(typed: string, { min, max }: Bounds): number | null {
  const text = toAsciiDigits(typed).trim();
  if (!/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** Minutes of this many questions at a pace, within bounds. */
export function minutesAt(pace: Pace, questions: number): number {
  const minutes = Math.ceil((questions * PACE_SECONDS[pace]) / 60);
  return Math.min(MINUTE_BOUNDS.max, Math.max(MINUTE_BOUNDS.min, minutes));
}

/** Whether the minutes are not simply those of the number of questions: the player has chosen them. */
export function hasOwnMinutes({ questions, minutes }: Choice): boolean {
  const count = readNumber(questions, QUESTION_BOUNDS);
  return count === null || minutes !== `${minutesAt("steady", count)}`;
}

/** The choice with this number of questions; a minute for each unless the player has chosen minutes. */
export function withQuestions(choice: Choice, questions: string, isOwnTime: boolean): Choice {
  const count = readNumber(questions, QUESTION_BOUNDS);
  if (isOwnTime || count === null) return { ...choice, questions };
  return { ...choice, questions, minutes: `${minutesAt("steady", count)}` };
}

/** Address of the quiz; the same topics again resume what is open. */
export function challengePath(topics: readonly string[], questions: number, minutes: number): string {
  const search = new URLSearchParams({
    topics: topics.toSorted().join(","),
    questions: `${questions}`,
    minutes: `${minutes}`,
  });
  return `/self-learning/play/?${search}`;
}

/** The player's last choice on this device, or the first one. */
export function recallChoice(): Choice {
  return readChoice(rootStore.getState().challenge);
}

export function rememberChoice(challenge: Choice): void {
  rootStore.setState({ challenge });
}

/** Reads a remembered choice, which anyone with the device may have edited. */
export function readChoice(stored: unknown): Choice {
  if (typeof stored !== "object" || stored === null) return FIRST_CHOICE;
  const { topics, questions, minutes } = stored as Readonly<Record<string, unknown>>; // each part is looked at below
  const isList = Array.isArray(topics) && topics.every((topic) => typeof topic === "string");
  return {
    topics: isList ? topics : FIRST_CHOICE.topics,
    questions: typeof questions === "string" ? questions : FIRST_CHOICE.questions,
    minutes: typeof minutes === "string" ? minutes : FIRST_CHOICE.minutes,
  };
}
