import type { Actions, OutputOf, RefusalBody, SuccessBody } from "@crosscheck/contract";
import type { Paper, PaperQuestion } from "@crosscheck/rules/attempts/paper";
import type { Db } from "../postgres/database.ts";

/** An answer as it came over HTTP. */
export type Answered = {
  readonly status: number;
  readonly body: SuccessBody | RefusalBody;
  readonly text: string;
};

/** One player's way to call the server. */
export type Ask = (action: string, fields?: Readonly<Record<string, unknown>>) => Promise<Answered>;

export type View = OutputOf<Actions["get_attempt"]>;
export type Submitted = OutputOf<Actions["submit_answer"]>;
export type Lifeline = OutputOf<Actions["use_lifeline"]>;
export type Result = OutputOf<Actions["finish_attempt"]>;

/** A level of the shipped pack with ten single-choice questions. */
export const LEVEL = { category: "air-law", subcategory: "rules-of-the-air", level: 1 } as const;

/** The data of a success; throws with the answer when it was a refusal. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the contract's shape
export function dataOf<T>(answered: Answered): T {
  if (answered.body.error) throw new Error(`refused: ${answered.status} ${answered.text}`);
  return answered.body.data as T; // the server checks its answers against the contract in tests
}

export async function openLevel(ask: Ask, place: object = LEVEL): Promise<View> {
  return dataOf<View>(await ask("get_questions_by_level", { ...place }));
}

/** What the server keeps about an attempt: papers with keys. */
export async function paperOf(db: Db, attemptId: string): Promise<readonly PaperQuestion[]> {
  const row = await db
    .selectFrom("attempts")
    .select("paper")
    .where("attempt_id", "=", attemptId)
    .executeTakeFirstOrThrow();
  const paper: Paper = row.paper;
  return paper.questions;
}

/** The right option, or one of the wrong ones. */
export function optionOf(question: PaperQuestion, wish: "right" | "wrong"): string {
  const fits = (id: string) => question.key.includes(id) === (wish === "right");
  const option = question.options.find(({ optionId }) => fits(optionId));
  if (option === undefined) throw new Error(`question ${question.number} has no ${wish} option`);
  return option.optionId;
}

/** Plays a whole level, the first `right` questions rightly, and finishes it. */
export async function playLevel(db: Db, ask: Ask, right: number): Promise<Result> {
  const { attempt_id } = await openLevel(ask);
  for (const question of await paperOf(db, attempt_id)) {
    const answer = optionOf(question, question.number <= right ? "right" : "wrong");
    dataOf(await ask("submit_answer", { attempt_id, question_id: question.itemId, answer }));
  }
  return dataOf<Result>(await ask("finish_attempt", { attempt_id }));
}
