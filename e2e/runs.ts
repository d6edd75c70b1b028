import type { Api } from "@crosscheck/client";
import type { Page } from "@playwright/test";
import type { Player } from "./players.ts";

type DataOf<Name extends keyof Api> = Extract<Awaited<ReturnType<Api[Name]>>, { ok: true }>["data"];

/** A run as the server tells it, and one of its questions. */
export type Run = DataOf<"get_attempt">;
export type Card = Run["questions"][number];

const OPENING =
  /\/api\/(?:get_(?:attempt|questions_by_level|questions_by_contest|daily_quiz|daily_archive|questions_by_type|fun_n_learn_questions|guess_the_word|audio_questions|maths_questions|multi_match_questions_by_level|questions_for_self_challenge)|play_(?:bookmarks|wrong_answers))$/;

/** The run that the page opens, or resumes, while something is done. */
export async function runDuring(page: Page, act: () => Promise<unknown>): Promise<Run> {
  const opened = page.waitForResponse(OPENING);
  await act();
  const body = (await (await opened).json()) as { readonly data: Run }; // the contract's own tests check the shape
  return body.data;
}

/** Plays a run to its end without a browser; `answerTo` says what to answer to each question, "" for nothing. */
export async function playByCalls(
  player: Player,
  opened: { readonly ok: true; readonly data: Run } | { readonly ok: false; readonly refused: string },
  answerTo: (card: Card) => string,
): Promise<Run> {
  if (!opened.ok) throw new Error(`no run: ${opened.refused}`);
  const run = opened.data;
  await answerByCalls(player, run, answerTo);
  const finished = await player.api.finish_attempt({ attempt_id: run.attempt_id });
  if (!finished.ok) throw new Error(`the run did not finish: ${finished.refused}`);
  return run;
}

/** Answers all questions of a run without a browser, and leaves its end to whoever calls. */
export async function answerByCalls(
  { api }: Player,
  run: Run,
  answerTo: (card: Card) => string,
): Promise<void> {
  for (const card of run.questions) {
    const told = await api.submit_answer({
      attempt_id: run.attempt_id,
      question_id: card.question_id,
      answer: answerTo(card),
    });
    if (!told.ok) throw new Error(`question ${card.number} was not taken: ${told.refused}`);
  }
}
