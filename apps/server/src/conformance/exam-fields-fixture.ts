import { insertOpenExam } from "../exams/open-exam-fixture.ts";
import type { Clock, Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { dataOf, paperOf, type Ask, type View } from "./play-fixture.ts";

/** A test application with content. */
type App = {
  readonly db: Db;
  readonly clock: Clock & { readonly advanceMs: (ms: number) => void };
  readonly ports: { readonly random: Random };
  readonly signUp: () => Promise<{ readonly playerId: string; readonly call: Ask }>;
};

/** For tests: fields of examiners' calls that work, about exams of their own. */
export function createExamFields(app: App) {
  const { db, clock } = app;

  /** An exam that somebody sits now. */
  async function satExam() {
    const exam_id = await insertOpenExam({ ...app, random: app.ports.random }, { release: "examiner" });
    const { call, playerId: player_id } = await app.signUp();
    const fields = { exam_module_id: exam_id, accept_rules: 1 };
    const { attempt_id } = dataOf<View>(await call("get_exam_module_questions", fields));
    return { exam_id, player_id, attempt_id };
  }

  async function sitting() {
    const { exam_id, player_id } = await satExam();
    return { exam_id, player_id, reason: "a fire alarm" };
  }

  /** An exam that is over, with a question that was asked in it. */
  async function overExam() {
    const { exam_id, attempt_id } = await satExam();
    clock.advanceMs(61 * 60_000);
    const over = new Date(clock.nowMs() - 1);
    await db.updateTable("exams").set({ ends_at: over }).where("exam_id", "=", exam_id).execute();
    const [question] = await paperOf(db, attempt_id);
    return { exam_id, item_id: question?.itemId, version: question?.version };
  }

  async function correction() {
    const { exam_id, ...item } = await overExam();
    return {
      exam_id,
      changes: [{ ...item, do: "everybody_right" }],
      reason: "no option is right",
      confirm: true,
    };
  }

  const examOf = async () => ({ exam_id: (await satExam()).exam_id });

  const inOneDay = () => new Date(clock.nowMs() + 86_400_000).toISOString();

  async function closedExam() {
    const { exam_id } = await examOf();
    const at = new Date(clock.nowMs());
    await db.updateTable("exams").set({ closed_at: at }).where("exam_id", "=", exam_id).execute();
    return { exam_id };
  }

  return { satExam, sitting, overExam, correction, examOf, inOneDay, closedExam };
}
