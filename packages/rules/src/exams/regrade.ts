import { markPaper, type RunMarks } from "../attempts/marking.ts";
import type { PaperQuestion } from "../attempts/paper.ts";
import { isWon } from "../attempts/reward.ts";
import type { ModeDefinition } from "../modes/mode.ts";
import { QUESTION_RULES } from "../questions/index.ts";
import type { KindParts } from "../questions/item.ts";

/**
 * What an examiner decides about an item that was sat with a wrong key, in the author's ids. `new_key`: another key, in
 * the form its kind has. `accept_also`: further options or spellings are right too. `drop`: it leaves the marks.
 * `everybody_right`: whoever had it gets its marks, a blank too.
 */
export type KeyChange = { readonly itemId: string; readonly version: number } & (
  | ({ readonly do: "new_key"; readonly key: readonly string[] } & Pick<
      KindParts,
      "before" | "number" | "accepted" | "word"
    >)
  | { readonly do: "accept_also"; readonly answers: readonly string[] }
  | { readonly do: "drop" }
  | { readonly do: "everybody_right" }
);

type NewKey = KeyChange & { readonly do: "new_key" };

/** What a result says, before or after. */
export type Standing = Pick<RunMarks, "marks" | "maxMarks" | "percent"> & { readonly isPassed: boolean };

/** A finished sitting as it is stored. */
export type StoredSitting = {
  /** The paper as it was drawn, not as an earlier regrade left it. */
  readonly questions: readonly PaperQuestion[];
  /** Answer texts that count, in the order of the paper, as they were given. */
  readonly answers: readonly (string | null)[];
  /** The result that stands now, after earlier regrades. */
  readonly before: Standing;
};

export type RegradedSitting = {
  /** The paper as it counts now. */
  readonly questions: readonly PaperQuestion[];
  /** Answer texts as they count now: the right one where an item was given to all. Those that were given stay stored. */
  readonly answers: readonly (string | null)[];
  readonly marks: RunMarks;
  readonly before: Standing;
  readonly after: Standing;
  /** By the percentage, which stays comparable when items leave the marks. */
  readonly change: "gains" | "falls" | "same";
};

export type RegradeCounts = {
  readonly sittings: number;
  readonly gain: number;
  readonly fall: number;
  /** Failed before, passed after. */
  readonly nowPass: number;
  /** Passed before, failed after. */
  readonly noLongerPass: number;
};

/**
 * Marks a sitting again with all changes there are of its exam, in the order they were decided; the same changes always
 * give the same result. A change that does not fit is a bug of the caller, who asks `changeQuestion` first.
 */
export function regrade(
  { questions, answers, before }: StoredSitting,
  changes: readonly KeyChange[],
  rules: Pick<ModeDefinition, "marking" | "winPercent" | "sectionPercents">,
): RegradedSitting {
  const asked = questions.map((question, place) => {
    const own = changes.filter((change) => concerns(change, question));
    const changed = own.reduce(changeOrThrow, question);
    const isGiven = own.some((change) => change.do === "everybody_right");
    const answer = isGiven ? QUESTION_RULES[changed.kind].correctAnswer(changed) : (answers[place] ?? null);
    return { changed, answer };
  });
  const changed = asked.map((one) => one.changed);
  const counted = asked.map(({ answer }) => answer);
  const marks = markPaper(changed, counted, rules.marking);
  const after = {
    marks: marks.marks,
    maxMarks: marks.maxMarks,
    percent: marks.percent,
    isPassed: isWon(rules, marks),
  };
  const change =
    after.percent === before.percent ? "same" : after.percent > before.percent ? "gains" : "falls";
  return { questions: changed, answers: counted, marks, before, after, change };
}

/** How many win and lose by a regrade. */
export function countRegrades(
  regraded: readonly Pick<RegradedSitting, "before" | "after" | "change">[],
): RegradeCounts {
  return {
    sittings: regraded.length,
    gain: regraded.filter(({ change }) => change === "gains").length,
    fall: regraded.filter(({ change }) => change === "falls").length,
    nowPass: regraded.filter(({ before, after }) => !before.isPassed && after.isPassed).length,
    noLongerPass: regraded.filter(({ before, after }) => before.isPassed && !after.isPassed).length,
  };
}

/**
 * A question of a paper after a change of its item; itself where the change is of another one. null: the change does
 * not fit it, since it names options the paper does not have, or a key that no answer could meet.
 */
export function changeQuestion(question: PaperQuestion, change: KeyChange): PaperQuestion | null {
  if (!concerns(change, question)) return question;
  switch (change.do) {
    case "drop":
      return { ...question, marks: 0 };
    case "everybody_right":
      return question;
    case "accept_also":
      return soundOrNull(acceptAlso(question, change.answers));
    case "new_key":
      return soundOrNull(replaceKey(question, change));
  }
}

function changeOrThrow(question: PaperQuestion, change: KeyChange): PaperQuestion {
  const changed = changeQuestion(question, change);
  if (changed === null) throw new Error(`${change.do} does not fit item ${change.itemId}`);
  return changed;
}

function concerns(change: KeyChange, { itemId, version }: PaperQuestion): boolean {
  return change.itemId === itemId && change.version === version;
}

/** Only kinds with one answer out of several right ones can take more of them. */
function acceptAlso(question: PaperQuestion, answers: readonly string[]): PaperQuestion | null {
  if (question.kind === "typed_text") {
    return { ...question, accepted: [...new Set([...(question.accepted ?? []), ...answers])] };
  }
  if (question.kind !== "single" && question.kind !== "true_false") return null;
  const more = toOpaque(question, answers);
  return more === null ? null : { ...question, key: [...new Set([...question.key, ...more])] };
}

function replaceKey(question: PaperQuestion, change: NewKey): PaperQuestion | null {
  const { number, accepted, word } = change;
  switch (question.kind) {
    case "typed_number":
      return number === undefined ? null : { ...question, numberKey: number };
    case "typed_text":
      return accepted === undefined ? null : { ...question, accepted };
    case "word_tiles":
      return word === undefined ? null : { ...question, word };
    case "single":
    case "true_false":
    case "multi_select":
    case "sequence":
    case "matching":
    case "drop_downs":
      return replaceOptions(question, change);
  }
}

function replaceOptions(question: PaperQuestion, change: NewKey): PaperQuestion | null {
  const key = toOpaque(question, change.key);
  if (key === null || question.kind !== "sequence") return key === null ? null : { ...question, key };
  const pairs = change.before?.flatMap(([first, second]) => {
    const [one, other] = toOpaque(question, [first, second]) ?? [];
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
  return pairs?.length === change.before?.length ? { ...question, key, before: pairs } : null;
}

/** null where the paper does not have one of them. */
function toOpaque({ options }: PaperQuestion, authorIds: readonly string[]): readonly string[] | null {
  const idOf = new Map(options.map(({ authorId, optionId }) => [authorId, optionId]));
  const ids = authorIds.flatMap((authorId) => idOf.get(authorId) ?? []);
  return ids.length === authorIds.length ? ids : null;
}

/** A question whose own right answer is one and is right. */
function soundOrNull(question: PaperQuestion | null): PaperQuestion | null {
  if (question === null) return null;
  const { correctAnswer, isAnswer, isCorrect } = QUESTION_RULES[question.kind];
  const answer = correctAnswer(question);
  const isSound = answer !== "" && isAnswer(question, answer) && isCorrect(question, answer);
  return isSound ? question : null;
}
