import { isRefusal } from "@crosscheck/contract";
import { createExam } from "@crosscheck/contract/operators/exams";
import { dataOf, optionOf, paperOf, type Ask, type View } from "../conformance/play-fixture.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { createOperators, type Outcome } from "../operators/operator-fixture.ts";
import type { Clock, Ports } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import type { SettingsSource } from "../settings/settings-source.ts";
import { toDraft } from "./exam-draft.ts";
import { runExams } from "./run-exams.ts";
import { insertExam } from "./operate-queries.ts";

export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A clock that a test moves on. */
type MovedClock = Clock & { readonly advanceMs: (ms: number) => void };

type Ground = {
  readonly db: Db;
  readonly ports: Ports;
  readonly clock: MovedClock;
  readonly settings: SettingsSource;
};

/** A section that is drawn from anything with one right option. */
export const DRAWN = { section: "all", name: { en: "All" }, count: 5, kinds: ["single"] };

/** For tests: exams made by operators' calls, and candidates who sit them. */
export function createExams(ground: Ground) {
  const { db, clock, ports } = ground;
  const { host } = createOperators(ground);

  /** Fields of `create_exam`: five questions drawn for half an hour; open since a minute, and for two hours. */
  const fieldsOf = (fields: object = {}) => {
    const start = clock.nowMs() - MINUTE_MS;
    return {
      language: "en",
      title: "Spring exam",
      licence: "PPL(A)",
      subject: "050",
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + 2 * HOUR_MS).toISOString(),
      rules: { minutes: 30 },
      paper: { kind: "blueprint", sections: [DRAWN] },
      ...fields,
    };
  };

  const newDraft = async (fields: object = {}): Promise<string> =>
    dataOfHost<{ exam_id: string }>(await host("create_exam", fieldsOf(fields))).exam_id;

  /** The same, that no call has made. */
  async function storeDraft(fields: object = {}): Promise<string> {
    const examId = ports.random.uuid();
    const draft = await toDraft(db, createExam.input.parse(fieldsOf(fields)), clock.nowMs());
    if (isRefusal(draft)) throw new Error(`refused: ${JSON.stringify(draft)}`);
    await insertExam(db, { ...draft, examId, createdBy: null }, new Date(clock.nowMs()));
    return examId;
  }

  /** A published exam that is open for everybody, unless told. */
  async function newExam(fields: object = {}): Promise<string> {
    const examId = await newDraft(fields);
    dataOfHost(await host("publish_exam", { exam_id: examId }));
    return examId;
  }

  const itemIds = (count: number, after = 0) => listItemIds(db, count, after);

  /** A fixed paper over items of the bank, in one section. */
  const fixedPaper = async (count: number, after = 0) => ({
    kind: "fixed",
    sections: [
      {
        section: "all",
        name: { en: "All" },
        items: (await itemIds(count, after)).map((item_id) => ({ item_id })),
      },
    ],
  });

  return { host, fieldsOf, newDraft, storeDraft, newExam, itemIds, fixedPaper, ...createSitters(ground) };
}

function createSitters({ db, clock, settings }: Ground) {
  const start = async (ask: Ask, examId: string, key = ""): Promise<View> =>
    dataOf<View>(
      await ask("get_exam_module_questions", { exam_module_id: examId, exam_key: key, accept_rules: 1 }),
    );

  /** Answers the first questions of a sitting rightly, the next ones wrongly. */
  async function answer(ask: Ask, { attempt_id }: View, { right, wrong = 0 }: Answers): Promise<void> {
    for (const question of (await paperOf(db, attempt_id)).slice(0, right + wrong)) {
      const option = optionOf(question, question.number <= right ? "right" : "wrong");
      dataOf(await ask("submit_answer", { attempt_id, question_id: question.itemId, answer: option }));
    }
  }

  const handIn = async (ask: Ask, examId: string) =>
    await ask("set_exam_module_result", { exam_module_id: examId, obtained_marks: 0 });

  /** Starts, answers and hands in. */
  async function sit(ask: Ask, examId: string, answers: Answers): Promise<View> {
    const view = await start(ask, examId);
    await answer(ask, view, answers);
    dataOf(await handIn(ask, examId));
    return view;
  }

  /** What the jobs of a minute do about exams. */
  const run = async () =>
    await runExams({
      db,
      nowMs: clock.nowMs(),
      settings: await settings.current(),
      effects: FINISH_EFFECTS,
      onBug: (error) => {
        throw error;
      },
    });

  /** Moves the clock beyond the end of an exam, and lets the job close it. */
  async function close(examId: string): Promise<void> {
    await passEnd(examId);
    await run();
  }

  /** Moves the clock beyond the end of an exam, with what is forgiven. */
  async function passEnd(examId: string): Promise<void> {
    const { ends_at: endsAt } = await db
      .selectFrom("exams")
      .select("ends_at")
      .where("exam_id", "=", examId)
      .executeTakeFirstOrThrow();
    clock.advanceMs(Math.max(0, endsAt.getTime() + 1_001 - clock.nowMs()));
  }

  return { start, answer, handIn, sit, run, passEnd, close };
}

type Answers = { readonly right: number; readonly wrong?: number };

/** The data of an operator's call; throws where it was refused. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the contract's shape
export function dataOfHost<T = unknown>(outcome: Outcome): T {
  if (outcome.refused !== undefined) throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome.data as T; // of the contract
}

/** Current items that a fixed paper may ask, the first ones of the bank after so many. */
async function listItemIds(db: Db, count: number, after: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("items")
    .innerJoin("item_versions", (join) =>
      join
        .onRef("item_versions.item_id", "=", "items.item_id")
        .onRef("item_versions.version", "=", "items.current_version"),
    )
    .innerJoin("categories", "categories.category_id", "items.category_id")
    .select("items.item_id")
    .where("categories.slug", "=", "air-law")
    .where("item_versions.language", "=", "en")
    .where("item_versions.kind", "=", "single")
    .where("items.retired_at", "is", null)
    .where("items.passage_id", "is", null)
    .orderBy("items.item_id")
    .offset(after)
    .limit(count)
    .execute();
  return rows.map((row) => row.item_id);
}
