import type { Api } from "@crosscheck/client";
import { useState } from "react";
import { show, SIGNED_IN, ok } from "../component-fixture.tsx";
import { KIT_ARABIC, KIT_PASSAGE, KIT_QUESTIONS, type KitQuestion } from "../screens/dev/kit-cards.ts";
import { kitAttempt } from "../screens/dev/kit-server.ts";
import type { Draft } from "./attempt/attempt-memory.ts";
import type { Attempt, Card, CardState } from "./attempt/run-state.ts";
import { Play } from "./Play.tsx";
import { QuestionView } from "./QuestionView.tsx";

/** A question of the kit by the name of its kind; `arabic_…` for the Arabic ones. */
export function questionOf(name: string): KitQuestion {
  const known = name.startsWith("arabic_") ? KIT_ARABIC[name.slice("arabic_".length)] : KIT_QUESTIONS[name];
  if (known === undefined) throw new Error(`the kit has no question ${name}`);
  return known;
}

type Asked = {
  /** Answer that was given and is told; absent while the question is open, "" for none. */
  readonly told?: string;
  readonly card?: Partial<Card>;
  readonly reveal?: Partial<KitQuestion["reveal"]>;
  readonly state?: Partial<CardState>;
  readonly sentAnswer?: string;
  readonly draft?: string;
  readonly poll?: Attempt["polls"][number]["poll"];
  readonly isOpen?: boolean;
  readonly isFree?: boolean;
  readonly language?: "en" | "ar";
};

/** Shows one question as it is in play, and notes what is answered and what is put together. */
export async function ask(name: string, asked: Asked = {}) {
  const answers: string[] = [];
  const drafts: Draft[] = [];
  const screen = await show(
    <AskedQuestion
      question={questionOf(name)}
      asked={asked}
      onAnswer={(answer) => answers.push(answer)}
      onDraft={(draft) => drafts.push(draft)}
    />,
    { language: asked.language ?? "en" },
  );
  return { ...screen, answers, drafts };
}

type AskedQuestionProps = {
  readonly question: KitQuestion;
  readonly asked: Asked;
  readonly onAnswer: (answer: string) => void;
  readonly onDraft: (draft: Draft) => void;
};

function AskedQuestion({ question, asked, onAnswer, onDraft }: AskedQuestionProps) {
  const [draft, setDraft] = useState<string | null>(asked.draft ?? null);
  const { told } = asked;
  const card = { ...question.card, ...asked.card };
  const reveal = { ...question.reveal, correct: told === question.reveal.correct_answer, ...asked.reveal };
  const [state] = kitAttempt({ questions: [question], answerMode: "one_by_one" }).states;
  if (state === undefined) return null;
  return (
    <QuestionView
      card={card}
      cardState={{ ...state, ...(told === undefined ? {} : { answer: told, reveal }), ...asked.state }}
      sentAnswer={asked.sentAnswer ?? null}
      draft={draft}
      poll={asked.poll ?? null}
      isOpen={asked.isOpen ?? told === undefined}
      isFree={asked.isFree ?? false}
      onDraft={(next) => {
        setDraft(next.text);
        onDraft(next);
      }}
      onAnswer={onAnswer}
    />
  );
}

type PlayedRun = {
  readonly names: readonly string[];
  readonly answerMode?: "one_by_one" | "free";
  readonly attempt?: Partial<Attempt>;
  readonly hasPassage?: boolean;
  readonly api?: Partial<Api>;
  readonly language?: "en" | "ar";
};

/** An instant so many seconds from now. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

/** An attempt over questions of the kit. */
export function attemptOf({ names, answerMode = "one_by_one", attempt, hasPassage }: PlayedRun): Attempt {
  const questions = names.map(questionOf);
  return {
    ...kitAttempt({ questions, answerMode, hasPassage: hasPassage === true }),
    ...(hasPassage === true ? { passage: KIT_PASSAGE } : {}),
    ...attempt,
  };
}

/** The server's answers to a run of the kit: right is right, and the next question follows. */
function serverOf(names: readonly string[]): Partial<Api> {
  const questions = names.map(questionOf);
  const server_time = inSeconds(0);
  return {
    open_question: async ({ question_id }) => ok({ question_id, deadline: inSeconds(90), server_time }),
    submit_answer: async ({ question_id: id, answer = "" }) => {
      const place = questions.findIndex(({ card }) => card.question_id === id);
      const known = questions[place];
      const isRight = known?.reveal.correct_answer === answer;
      return ok({
        recorded: true as const,
        in_time: true,
        correct: isRight,
        correct_answer: known?.reveal.correct_answer ?? null,
        explanation: null,
        reveal: known === undefined ? null : { ...known.reveal, correct: isRight },
        score: isRight ? 4 : 0,
        points: isRight ? 4 : -1,
        next_question_id: questions[place + 1]?.card.question_id ?? null,
        next_deadline: null,
        server_time,
      });
    },
    flag_question: async ({ question_id, flagged }) =>
      ok({ question_id, flagged: flagged === true || flagged === "1" }),
    set_question_note: async ({ question_id, note = "", struck, sequence = 0 }) =>
      ok({
        question_id,
        note: note.trim(),
        struck: typeof struck === "string" ? [] : [...struck],
        sequence: Number(sequence),
      }),
    get_question_study: async ({ question_id }) =>
      ok({ question_id, note: "", bookmarked: false, report: null, history: [] }),
    get_bookmark_ids: async () => ok({ question_ids: [], types: [] }),
  };
}

/** Plays a run of the kit as a signed-in player. */
export async function play(run: PlayedRun) {
  const { names, api, language = "en" } = run;
  return show(
    <Play attempt={attemptOf(run)} leaveTo="/quiz-play/">
      <p>The run is over.</p>
    </Play>,
    { api: { ...serverOf(names), ...api }, remembered: SIGNED_IN, language },
  );
}
