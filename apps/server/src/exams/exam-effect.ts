import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import type { TopicOf } from "@crosscheck/rules/exams/exam-result";
import { finishEffect } from "../calls/finish-effect.ts";
import { nameObjectives } from "../content/syllabus-queries.ts";
import type { Db } from "../postgres/database.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import { holdExam, storeResult } from "./exam-queries.ts";
import { listItemObjectives } from "./pool-queries.ts";
import { listChanges } from "./regrade-queries.ts";
import { resultsOf } from "./regraded-result.ts";

/**
 * Writes down what came out of a sitting of an exam, with the topics of its questions and the corrections there are. Who
 * has waited for it is told; who hands in and knows it at once is not.
 */
export const examEffect = finishEffect({
  follow: async (tx, { scope, mode, questions, answers, playerId, attemptId, bookedAt }) => {
    if (scope.from !== "exam") return {};
    // Held, so that nobody corrects keys between what is read here and what is stored.
    await holdExam(tx, scope.examId);
    const changes = await listChanges(tx, scope.examId);
    const topics = await readTopics(tx, questions);
    const { first, now } = resultsOf({ rules: mode, questions, answers }, changes, topics);
    const sitting = await storeResult(
      tx,
      { playerId, attemptId },
      { result: now, firstResult: changes.length > 0 ? first : null },
    );
    if (sitting === undefined || sitting.release === "hand_in" || sitting.isVoided) return {};
    const params = { exam_id: sitting.examId, title: sitting.title, number: sitting.number };
    await tellPlayers(tx, [{ kind: "exam_result", playerId, params }], bookedAt);
    return {};
  },
});

/** The topic of the syllabus of each question that has one. */
export async function readTopics(db: Db, questions: readonly PaperQuestion[]): Promise<TopicOf> {
  const items = await listItemObjectives(db, questions);
  const named = await nameObjectives(db, items);
  const nodeOf = new Map(named.map((one) => [`${one.packId} ${one.objective}`, one]));
  return new Map(
    items.flatMap(({ itemId, packId, objective }) => {
      const node = nodeOf.get(`${packId} ${objective}`);
      return node === undefined ? [] : [[itemId, { code: node.code, titles: node.titles }] as const];
    }),
  );
}
