import { call, timed, type Way } from "./call.ts";

const CONTENT = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };

export type Paper = {
  readonly attempt_id: string;
  readonly questions: readonly {
    readonly question_id: string;
    readonly options: readonly { readonly option_id: string }[];
  }[];
};

export function openPaper(way: Way): Promise<Paper> {
  return call<Paper>(way, "get_questions_by_level", CONTENT);
}

/** Opens levels, answers every question, finishes. Only the answers are timed, in milliseconds. */
export async function playLevels(way: Way, levels: number, times: number[]): Promise<void> {
  for (let level = 0; level < levels; level += 1) {
    const { attempt_id, questions } = await openPaper(way);
    for (const { question_id, options } of questions) {
      const answer = options[level % options.length]?.option_id ?? "";
      await timed(times, () => call(way, "submit_answer", { attempt_id, question_id, answer }));
    }
    await call(way, "finish_attempt", { attempt_id });
  }
}
