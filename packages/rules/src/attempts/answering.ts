import { isInTime, type AnswerEvent, type RunClock, type RunFrame } from "./clock.ts";

/**
 * What becomes of an answer message. `repeat`: the stored answer stands and nothing is written. `not_yet`: the question
 * is still to come in a one-by-one attempt.
 */
export type AnswerVerdict =
  | { readonly do: "record"; readonly sequence: number; readonly inTime: boolean }
  | { readonly do: "repeat"; readonly stored: AnswerEvent }
  | { readonly do: "not_yet" };

export type AnswerMessage = { readonly number: number; readonly sequence: number; readonly atMs: number };

/** One-by-one attempts keep the first answer of a question, free ones the highest sequence. */
export function checkAnswerMessage(
  frame: Pick<RunFrame, "answerMode">,
  { clock, answers }: { readonly clock: RunClock; readonly answers: readonly AnswerEvent[] },
  message: AnswerMessage,
): AnswerVerdict {
  const stored = latest(answers.filter((answer) => answer.number === message.number));
  const isFree = frame.answerMode === "free";
  if (stored && (!isFree || stored.sequence >= message.sequence)) return { do: "repeat", stored };
  const question = clock.questions[message.number - 1];
  if (!question || question.status === "unseen") return { do: "not_yet" };
  return {
    do: "record",
    sequence: isFree ? message.sequence : 0,
    inTime: isInTime(question, message.atMs),
  };
}

function latest(answers: readonly AnswerEvent[]): AnswerEvent | undefined {
  return answers.toSorted((one, other) => other.sequence - one.sequence)[0];
}
