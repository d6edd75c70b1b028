import { checkAnswer, markPaper, type RunMarks } from "../attempts/marking.ts";
import type { PaperQuestion } from "../attempts/paper.ts";
import { changeQuestion } from "../exams/regrade.ts";
import type { Marking } from "../modes/mode.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import type { Item } from "../questions/item.ts";

/** A key that counts beside the one a question was asked with. */
export type CorrectedKey = {
  readonly itemId: string;
  /** Versions that are marked by it too. */
  readonly versions: readonly number[];
  /** The item as it is right, one per language it is written in. */
  readonly items: readonly Item[];
};

/** A question as the corrected item has it; null where the correction is not about it or does not fit it. */
export function correctQuestion(question: PaperQuestion, corrected: CorrectedKey): PaperQuestion | null {
  const { itemId, version } = question;
  if (itemId !== corrected.itemId || !corrected.versions.includes(version)) return null;
  const item = corrected.items.find(({ language }) => language === question.language);
  if (item === undefined || item.kind !== question.kind) return null;
  const { key, before, number, accepted, word } = item;
  return changeQuestion(question, { itemId, version, do: "new_key", key, before, number, accepted, word });
}

/**
 * Marks a run by its paper or by the corrected keys, for each question by whichever is best for its player. More keys
 * never give less, their order does not matter, and the same again changes nothing.
 */
export function betterMarks(
  questions: readonly PaperQuestion[],
  answers: readonly (string | null)[],
  { marking, keys }: { readonly marking: Marking; readonly keys: readonly CorrectedKey[] },
): RunMarks {
  const best = questions.map(
    (question, index) => bestKey(question, answers[index] ?? null, { marking, keys }).question,
  );
  return markPaper(best, answers, marking);
}

/**
 * A question by the key that is best for an answer, and the version of its item that has that key; null: the one it was
 * asked with.
 */
export function bestKey(
  question: PaperQuestion,
  answer: string | null,
  { marking, keys }: { readonly marking: Marking; readonly keys: readonly CorrectedKey[] },
): { readonly question: PaperQuestion; readonly item: Item | null } {
  const worth = (one: PaperQuestion) => worthOf(one, answer, marking);
  let best: ReturnType<typeof bestKey> = { question, item: null };
  for (const key of keys) {
    const corrected = correctQuestion(question, key);
    if (corrected === null || worth(corrected) <= worth(best.question)) continue;
    best = {
      question: corrected,
      item: key.items.find(({ language }) => language === question.language) ?? null,
    };
  }
  return best;
}

/** What an answer is worth by this key: a right one more than any part. */
function worthOf(question: PaperQuestion, answer: string | null, marking: Marking): number {
  if (checkAnswer(question, answer) === "correct") return 2;
  if (marking.partial !== true || answer === null || answer === "") return 0;
  return QUESTION_RULES[question.kind].partOf?.(question, answer) ?? 0;
}

/**
 * Whether two versions ask the same: nothing but key, explanations and what does not show differs. Whoever answered the
 * one has then answered the other.
 */
export function asksTheSame(one: readonly Item[], other: readonly Item[]): boolean {
  return (
    one.length > 0 &&
    one.every((item) => {
      const twin = other.find(({ language }) => language === item.language);
      return twin !== undefined && JSON.stringify(shownOf(item)) === JSON.stringify(shownOf(twin));
    })
  );
}

function shownOf({ kind, stem, options, slots, media, number }: Item): unknown {
  return [
    kind,
    stem,
    options.map(({ id, text, slot }) => JSON.stringify([id, text, slot ?? null])).toSorted(),
    (slots ?? []).map(({ id, text }) => [id, text]),
    media.map(({ type, file }) => [type, file]),
    number?.unit ?? null,
  ];
}
