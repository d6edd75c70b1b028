import type { OutputOf } from "@crosscheck/contract";
import type { answerTrialQuestion, getTrialQuestions } from "@crosscheck/contract/actions/trial";
import type { TrialQuestion } from "./TrialCard.tsx";

export type Answered = OutputOf<typeof answerTrialQuestion>;
type Subject = OutputOf<typeof getTrialQuestions>["subjects"][number];

/** Right answers and all answers in a subject. */
type SubjectTally = { readonly name: string; readonly right: number; readonly count: number };

/** What a visitor sees: a question, its verdict, the subjects to choose from, or what they know so far. */
export type TrialState = {
  readonly view: "question" | "subjects" | "summary";
  readonly question: TrialQuestion;
  /** The option tapped; null while the question waits. */
  readonly picked: string | null;
  /** What the server said to it. */
  readonly answered: Answered | null;
  /** Questions of the same subject that come next; null until they are here. */
  readonly queue: readonly TrialQuestion[] | null;
  readonly subjects: readonly Subject[];
  /** Ids of every question asked so far. */
  readonly asked: readonly string[];
  /** By slug of the subject. */
  readonly tallies: Readonly<Record<string, SubjectTally>>;
};

export type TrialEvent =
  | { readonly type: "picked"; readonly optionId: string }
  | { readonly type: "answered"; readonly answered: Answered }
  | {
      readonly type: "loaded";
      readonly questions: readonly TrialQuestion[];
      readonly subjects: readonly Subject[];
      /** Another subject was chosen: begin with it at once. */
      readonly begin: boolean;
    }
  | { readonly type: "next" }
  | { readonly type: "choose" };

/** The first question with the answer that was tapped before any of this was loaded. */
export function startTrial({
  first,
  picked,
}: {
  readonly first: TrialQuestion;
  readonly picked: string;
}): TrialState {
  return {
    view: "question",
    question: first,
    picked,
    answered: null,
    queue: null,
    subjects: [],
    asked: [first.question_id],
    tallies: {},
  };
}

/** What a visitor sees after an event. */
export function reduceTrial(state: TrialState, event: TrialEvent): TrialState {
  switch (event.type) {
    case "picked":
      return state.picked === null ? { ...state, picked: event.optionId } : state;
    case "answered":
      return { ...state, answered: event.answered, tallies: tallyOf(state, event.answered) };
    case "loaded": {
      const queue = event.questions.filter(({ question_id: id }) => !state.asked.includes(id));
      const loaded = { ...state, queue, subjects: event.subjects };
      return event.begin ? askNext(loaded) : loaded;
    }
    case "next":
      return askNext(state);
    case "choose":
      return { ...state, view: "subjects" };
  }
}

function askNext(state: TrialState): TrialState {
  const [question, ...queue] = state.queue ?? [];
  if (question === undefined) return { ...state, view: "summary" };
  const asked = [...state.asked, question.question_id];
  return { ...state, view: "question", question, queue, asked, picked: null, answered: null };
}

function tallyOf({ question, tallies }: TrialState, { reveal }: Answered): TrialState["tallies"] {
  const known = tallies[question.category] ?? { name: question.subject, right: 0, count: 0 };
  const right = known.right + (reveal.correct ? 1 : 0);
  return { ...tallies, [question.category]: { ...known, right, count: known.count + 1 } };
}
