import type { OutputOf } from "@crosscheck/contract";
import type { getAttempt, reviewAttempt } from "@crosscheck/contract/actions/attempts";
import type { QuestionClock, RunClock } from "@crosscheck/rules/attempts/clock";
import { AWAY_LIMIT_MS } from "@crosscheck/rules/exams/away";
import { lifelinesOf } from "@crosscheck/rules/attempts/lifelines";
import { checkAnswer, markPaper } from "@crosscheck/rules/attempts/marking";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import type { Poll } from "@crosscheck/rules/attempts/poll";
import { pointsFor, scoreFor } from "@crosscheck/rules/attempts/reward";
import type { Item } from "@crosscheck/rules/questions/item";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import { findMistake } from "@crosscheck/rules/questions/typed";
import type { Hint } from "@crosscheck/rules/questions/question-rules";
import { wordLengths } from "@crosscheck/rules/questions/word-tiles";
import { mediaOf } from "./card-media.ts";
import { renderFormulae } from "./formulae.ts";
import { clockOf, countingAnswers, isOver, mayReveal, type Run } from "../engine/run.ts";

export type AttemptView = OutputOf<typeof getAttempt>;
export type QuestionCardView = AttemptView["questions"][number];
export type RevealView = NonNullable<OutputOf<typeof reviewAttempt>["questions"][number]["reveal"]>;
type MockScope = NonNullable<AttemptView["scope"]["mock"]>;
type StateView = AttemptView["states"][number];

/** The attempt as its owner may see it now: an allow-list; keys leave only through `toReveal`. */
export function toAttemptView(stored: Run, items: readonly Item[], nowMs: number): AttemptView {
  // Who reads it is on the way back: what threatens while the page is away is not the time that is left.
  const run = isOver(stored, nowMs) ? stored : { ...stored, awayEndsAtMs: null };
  const clock = clockOf(run, nowMs);
  const { rules, paper } = run;
  const itemById = new Map(items.map((item) => [item.itemId, item]));
  return {
    attempt_id: run.attemptId,
    mode: rules.id,
    status: run.finishedAtMs === null ? "open" : "finished",
    server_time: toInstant(nowMs),
    opened_at: toInstant(run.openedAtMs),
    expires_at: toInstant(clock.endsAtMs),
    seconds_per_question: rules.timing.kind === "per_question" ? rules.timing.secondsPerQuestion : null,
    total_seconds: rules.timing.kind === "whole_paper" ? rules.timing.totalSeconds : null,
    answer_mode: rules.answerMode,
    reveal: rules.reveal,
    ...(rules.finalAnswers ? { final_answers: true } : {}),
    ...(rules.forwardOnly ? { forward_only: true } : {}),
    lifelines: toLifelines(run),
    coins: run.coins,
    ...shownScore(run, clock, { upTo: paper.questions.length, nowMs }),
    questions: paper.questions.map((question) =>
      toCard(question, itemOf(itemById, question), { withTranscript: rules.transcripts === true }),
    ),
    faces: {},
    states: paper.questions.map((question) =>
      toState(run, clock, { question, item: itemOf(itemById, question), nowMs }),
    ),
    current_question_id: run.finishedAtMs === null ? currentQuestionId(run, clock) : null,
    scope: { ...toScopeView(run), ...eventOf(run), ...mockOf(run) },
    ranked: rules.ranked,
    passage: null,
    reading_seconds: readingSecondsOf(run),
    ...watchOf(run),
    polls: run.lifelines.flatMap((lifeline) => {
      const question = paper.questions[lifeline.number - 1];
      return lifeline.poll && question
        ? [{ question_id: question.itemId, poll: toPollView(lifeline.poll) }]
        : [];
    }),
  };
}

/** A question without key, explanation and reference. */
export function toCard(
  question: PaperQuestion,
  item: Item,
  { withTranscript = false }: { readonly withTranscript?: boolean } = {},
): QuestionCardView {
  const textById = new Map(item.options.map((option) => [option.id, option.text]));
  const promptById = new Map(item.slots?.map((slot) => [slot.id, slot.text]));
  return {
    question_id: question.itemId,
    number: question.number,
    kind: question.kind,
    language: question.language,
    category: question.category,
    subcategory: question.subcategory,
    section: question.section,
    marks: question.trialMarks ?? question.marks,
    stem: item.stem,
    options: question.options.map((option) => ({
      option_id: option.optionId,
      text: textById.get(option.authorId) ?? "",
      slot_id: option.slotId ?? null,
    })),
    slots: (question.slots ?? []).map(({ slotId, authorId }) => ({
      slot_id: slotId,
      text: promptById.get(authorId) ?? "",
    })),
    unit: question.numberKey?.unit ?? null,
    tiles: [...(question.tiles ?? [])],
    word_lengths: question.word === undefined ? [] : [...wordLengths(question.word)],
    media: mediaOf(item),
    transcript: withTranscript ? (item.transcript ?? null) : null,
    formulae: renderFormulae([item.stem, ...textById.values(), ...promptById.values()]),
    is_generated: item.generated !== undefined,
  };
}

/** Key, explanation and reference of one question. Call only where `mayReveal` or `mayReview` has said yes. */
export function toReveal(question: PaperQuestion, item: Item, answer: string | null): RevealView {
  const whyById = new Map(item.options.map((option) => [option.id, option.why]));
  const mistake = findMistake(item, answer);
  return {
    correct: checkAnswer(question, answer) === "correct",
    correct_answer: QUESTION_RULES[question.kind].correctAnswer(question),
    explanation: item.explanation,
    reference: item.reference,
    options: question.options.map((option) => ({
      option_id: option.optionId,
      why: whyById.get(option.authorId) ?? "",
    })),
    tolerance: question.numberKey?.tolerance ?? null,
    mistake,
    transcript: item.transcript ?? null,
    formulae: renderFormulae([item.explanation, ...whyById.values(), mistake ?? ""]),
  };
}

type StateOf = { readonly question: PaperQuestion; readonly item: Item; readonly nowMs: number };

function toState(run: Run, clock: RunClock, { question, item, nowMs }: StateOf): StateView {
  const state = questionClock(clock, question.number);
  const halved = run.lifelines.some(
    (lifeline) => lifeline.kind === "fifty_fifty" && lifeline.number === question.number,
  );
  const canShow = mayReveal(run, clock, { number: question.number, nowMs });
  return {
    question_id: question.itemId,
    status: state.status,
    answer: ownAnswer(run, clock, question.number),
    deadline: state.status === "open" && state.deadlineMs !== null ? toInstant(state.deadlineMs) : null,
    remaining_option_ids: halved ? remainingOptions(question) : null,
    hint: hintOf(run, question),
    flagged: run.flags.includes(question.number),
    sequence: Math.max(0, ...answersTo(run, question.number).map((one) => one.sequence)),
    reveal: canShow ? toReveal(question, item, state.answer?.answer ?? null) : null,
  };
}

/** The letter bought on this question; null without. */
export function hintOf(run: Run, question: PaperQuestion): Hint | null {
  const isBought = run.lifelines.some(({ kind, number }) => kind === "hint" && number === question.number);
  return isBought ? (QUESTION_RULES[question.kind].hint?.(question) ?? null) : null;
}

function answersTo(run: Run, number: number) {
  return run.answers.filter((answer) => answer.number === number);
}

/** The player's own text: the one that counts, else the late one. */
export function ownAnswer(run: Run, clock: RunClock, number: number): string | null {
  const counting = questionClock(clock, number).answer;
  const late = run.answers.findLast((answer) => answer.number === number);
  return (counting ?? late)?.answer ?? null;
}

export function toLifelines(run: Run): AttemptView["lifelines"] {
  return lifelinesOf(run.rules).map(({ kind, coins }) => {
    const bought = run.lifelines.find((lifeline) => lifeline.kind === kind);
    const question = bought && run.paper.questions[bought.number - 1];
    return {
      kind,
      price_coins: coins,
      used: bought !== undefined,
      used_on: question?.itemId ?? null,
    };
  });
}

/** What a run is about, the same fields for every mode: null where it has no such thing. */
export function toScopeView({ scope }: Run): AttemptView["scope"] {
  return {
    category: "category" in scope ? scope.category : null,
    subcategory: "subcategory" in scope ? scope.subcategory : null,
    level: "level" in scope ? scope.level : null,
    title: scope.title,
  };
}

function eventOf(run: Run): Pick<AttemptView["scope"], "contest_id" | "exam"> {
  return run.scope.from === "contest" ? { contest_id: run.scope.contestId } : examOf(run);
}

/** The exam that a run is a sitting of, with the sections of its paper; nothing for another run. */
export function examOf({ scope }: Run): Pick<AttemptView["scope"], "exam"> {
  return scope.from === "exam" ? { exam: { exam_id: scope.examId, sections: [...scope.sections] } } : {};
}

function mockOf(run: Run): Pick<AttemptView["scope"], "mock"> {
  const mock = toMockScope(run);
  return mock === null ? {} : { mock };
}

/** What a mock exam is a mock of; null for another run. */
export function toMockScope({ scope, rules }: Pick<Run, "scope" | "rules">): MockScope | null {
  if (scope.from !== "preset") return null;
  return {
    preset_id: scope.presetId,
    length: scope.length,
    real_questions: scope.realQuestions,
    wanted_questions: scope.wantedQuestions,
    pass_percent: rules.winPercent,
    marks_right: rules.marking.right,
    marks_wrong: rules.marking.wrong,
    marks_blank: rules.marking.blank,
    options_per_item: scope.optionsPerItem,
    sections: [...scope.sections],
  };
}

/** How a watched run is watched. */
function watchOf({ rules: { away } }: Run): Pick<AttemptView, "watch"> {
  if (away === undefined) return {};
  const limit_seconds = (AWAY_LIMIT_MS + away.toleranceMs) / 1_000;
  return { watch: { policy: away.policy, warnings: away.warnings, limit_seconds } };
}

/** How long the text was read before the first question; null without a text, and where it is not known. */
export function readingSecondsOf({ scope }: Run): number | null {
  return scope.from === "passage" ? scope.readingSeconds : null;
}

export function toPollView(poll: Poll): AttemptView["polls"][number]["poll"] {
  return {
    shares: poll.shares.map(({ optionId, percent }) => ({ option_id: optionId, percent })),
    source: poll.source,
  };
}

/** Options that 50/50 leaves, in the order shown. */
export function remainingOptions(question: PaperQuestion): string[] {
  const ids = question.options.map((option) => option.optionId);
  return ids.filter((optionId) => !question.removedByFiftyFifty.includes(optionId));
}

/** Score and points over the first questions of the paper; 0 while they would tell what was right. */
export function shownScore(
  run: Run,
  clock: RunClock,
  { upTo, nowMs }: { readonly upTo: number; readonly nowMs: number },
): { readonly score: number; readonly points: number } {
  if (run.outcome !== null && upTo === run.paper.questions.length) {
    return { score: run.outcome.score, points: run.outcome.score };
  }
  const questions = run.paper.questions.slice(0, upTo);
  const settled = questions.filter(({ number }) => mayReveal(run, clock, { number, nowMs }));
  const answers = countingAnswers(clock);
  const texts = settled.map(({ number }) => answers[number - 1] ?? null);
  const { marks } = markPaper(settled, texts, { ...run.rules.marking, floorAtZero: false });
  return { score: scoreFor(run.rules, marks), points: pointsFor(run.rules, marks) };
}

/** The question whose turn it is, and its deadline. */
export function nextTurn(
  run: Run,
  clock: RunClock,
): { readonly questionId: string | null; readonly deadline: string | null } {
  if (run.finishedAtMs !== null || clock.currentNumber === null) return { questionId: null, deadline: null };
  const { deadlineMs } = questionClock(clock, clock.currentNumber);
  const isTimedHere = run.rules.timing.kind === "per_question" && deadlineMs !== null;
  return {
    questionId: currentQuestionId(run, clock),
    deadline: isTimedHere ? toInstant(deadlineMs) : null,
  };
}

export function questionClock(clock: RunClock, number: number): QuestionClock {
  const state = clock.questions[number - 1];
  if (state === undefined) throw new RangeError(`no question ${number}`);
  return state;
}

/** ISO 8601 UTC with milliseconds. */
export function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}

function currentQuestionId(run: Run, clock: RunClock): string | null {
  return clock.currentNumber === null ? null : (run.paper.questions[clock.currentNumber - 1]?.itemId ?? null);
}

function itemOf(itemById: ReadonlyMap<string, Item>, question: PaperQuestion): Item {
  const item = itemById.get(question.itemId);
  if (item === undefined) throw new Error(`item ${question.itemId} was not read`);
  return item;
}

/** Stored versions that a paper is made of. */
export function itemRefs(
  questions: readonly PaperQuestion[],
): readonly Pick<PaperQuestion, "itemId" | "version" | "language">[] {
  return questions.map(({ itemId, version, language }) => ({ itemId, version, language }));
}
