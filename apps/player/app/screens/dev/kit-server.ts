import type { Api } from "@crosscheck/client";
import type { AttemptView } from "@crosscheck/contract/questions";
import type { z } from "zod";
import type { ServerCalls } from "../../state/api.tsx";
import { KIT_PASSAGE, type KitQuestion } from "./kit-cards.ts";

export type KitAttempt = z.output<typeof AttemptView>;
type KitRun = {
  readonly questions: readonly KitQuestion[];
  readonly answerMode: KitAttempt["answer_mode"];
  readonly hasPassage?: boolean;
};

const SECONDS = 90;
const PAPER_SECONDS = 620;
const instant = (secondsFromNow: number) => new Date(Date.now() + secondsFromNow * 1_000).toISOString();

/** An attempt over questions of the kit. */
export function kitAttempt({ questions, answerMode, hasPassage }: KitRun): KitAttempt {
  const isFree = answerMode === "free";
  const first = questions[0]?.card.question_id ?? null;
  return {
    attempt_id: "00000000-0000-4000-8000-0000000000ff",
    mode: "kit",
    status: "open",
    server_time: instant(0),
    opened_at: instant(0),
    expires_at: instant(isFree ? PAPER_SECONDS : 86_400),
    seconds_per_question: isFree ? null : SECONDS,
    total_seconds: isFree ? PAPER_SECONDS : null,
    answer_mode: answerMode,
    reveal: isFree ? "after_finish" : "after_answer",
    lifelines: isFree
      ? []
      : (["hint", "skip", "reset_timer"] as const).map((kind) => ({
          kind,
          price_coins: 10,
          used: false,
          used_on: null,
        })),
    coins: 120,
    score: 0,
    points: 0,
    questions: questions.map(({ card }, at) => ({ ...card, number: at + 1 })),
    faces: {},
    states: questions.map(({ card }) => ({
      question_id: card.question_id,
      status: isFree || card.question_id === first ? "open" : "unseen",
      answer: null,
      deadline: instant(isFree ? PAPER_SECONDS : SECONDS),
      remaining_option_ids: null,
      hint: null,
      flagged: false,
      sequence: 0,
      reveal: null,
    })),
    current_question_id: isFree ? null : first,
    scope: { category: "navigation", subcategory: null, level: null, title: "Every kind of question" },
    ranked: false,
    passage: hasPassage === true ? KIT_PASSAGE : null,
    reading_seconds: hasPassage === true ? 95 : null,
    polls: [],
  };
}

/** Calls that answer from the kit itself; enough for a run, and for nothing else. */
export function kitCalls({ questions }: KitRun): ServerCalls {
  const nextOf = (id: string) => {
    const at = questions.findIndex(({ card }) => card.question_id === id);
    return questions[at + 1]?.card.question_id ?? null;
  };
  const lifelines: KitAttempt["lifelines"] = [];
  const api = {
    submit_answer: async ({ question_id: id, answer }: { question_id: string; answer: string }) => {
      const known = questions.find(({ card }) => card.question_id === id);
      const isRight = answer === known?.reveal.correct_answer;
      const reveal = known === undefined ? null : { ...known.reveal, correct: isRight };
      const next = nextOf(id);
      return ok({
        in_time: true,
        reveal,
        score: isRight ? 4 : 0,
        points: isRight ? 4 : -1,
        next_question_id: next,
        next_deadline: null,
      });
    },
    open_question: async ({ question_id: id }: { question_id: string }) =>
      ok({ question_id: id, deadline: instant(SECONDS) }),
    flag_question: async (request: object) => ok(request),
    set_question_note: async (request: object) => ok(request),
    use_lifeline: async ({ question_id: id, kind }: { question_id: string; kind: string }) =>
      ok({
        kind,
        question_id: id,
        remaining_option_ids: null,
        poll: null,
        hint: kind === "hint" ? { place: 1, letter: "N" } : null,
        deadline: instant(SECONDS),
        next_question_id: nextOf(id),
        next_deadline: null,
        lifelines,
        coins: 110,
      }),
  };
  // The kit plays with these calls only; any other one is a bug of the kit and throws.
  return {
    api: api as unknown as Api,
    identity: {} as ServerCalls["identity"],
    apiWithProof: () => api as unknown as Api,
  };
}

function ok(data: object) {
  return { ok: true, data };
}
