import type { ModeDefinition } from "../modes/mode.ts";
import { isInTime, type AnswerEvent, type RunClock } from "./clock.ts";

/**
 * What becomes of an answer message. `repeat`: the stored answer stands and nothing is written. `not_yet`: the question
 * is still to come in a one-by-one attempt. `final`: an answer stands that may not be changed, there or further on.
 */
export type AnswerVerdict =
  | { readonly do: "record"; readonly sequence: number; readonly inTime: boolean }
  | { readonly do: "repeat"; readonly stored: AnswerEvent }
  | { readonly do: "not_yet" }
  | { readonly do: "final" };

export type AnswerMessage = { readonly number: number; readonly sequence: number; readonly atMs: number };

/** One-by-one attempts keep the first answer of a question, free ones the highest sequence. */
export function checkAnswerMessage(
  mode: Pick<ModeDefinition, "answerMode" | "finalAnswers" | "forwardOnly">,
  { clock, answers }: { readonly clock: RunClock; readonly answers: readonly AnswerEvent[] },
  message: AnswerMessage,
): AnswerVerdict {
  const stored = latest(answers.filter((answer) => answer.number === message.number));
  const isFree = mode.answerMode === "free";
  if (stored && (!isFree || stored.sequence >= message.sequence)) return { do: "repeat", stored };
  if (isFinal(mode, answers, message)) return { do: "final" };
  const question = clock.questions[message.number - 1];
  if (!question || question.status === "unseen") return { do: "not_yet" };
  return {
    do: "record",
    sequence: isFree ? message.sequence : 0,
    inTime: isInTime(question, message.atMs),
  };
}

function isFinal(
  { finalAnswers, forwardOnly }: Pick<ModeDefinition, "finalAnswers" | "forwardOnly">,
  answers: readonly AnswerEvent[],
  { number }: AnswerMessage,
): boolean {
  const given = answers.filter(({ answer }) => answer !== "");
  return (
    (finalAnswers === true && given.some((answer) => answer.number === number)) ||
    (forwardOnly === true && given.some((answer) => answer.number > number))
  );
}

function latest(answers: readonly AnswerEvent[]): AnswerEvent | undefined {
  return answers.toSorted((one, other) => other.sequence - one.sequence)[0];
}
