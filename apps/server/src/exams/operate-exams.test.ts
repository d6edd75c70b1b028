import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, type Ask } from "../conformance/play-fixture.ts";
import { DRAWN, HOUR_MS, createExams, dataOfHost } from "./exam-fixture.ts";

const app = await createTestApp();
const { db, clock } = app;
const exams = createExams(app);
const { host } = exams;

type Rows = OutputOf<Actions["get_exam_module"]>;

afterEach(() => {
  if (app.bugs.length > 0) throw new Error(app.bugs.map(String).join("\n"));
});

const listed = async (ask: Ask) =>
  dataOf<Rows>(await ask("get_exam_module", { type: 1, limit: 100 })).map(({ id }) => id);
const examOf = (examId: string) =>
  db.selectFrom("exams").selectAll().where("exam_id", "=", examId).executeTakeFirstOrThrow();
const drawn = (fields: object) => ({ kind: "blueprint", sections: [{ ...DRAWN, ...fields }] });
const inMs = (ms: number) => new Date(clock.nowMs() + ms).toISOString();

describe("a draft", () => {
  it("is seen by nobody, and its questions and marks are counted by the server", async () => {
    const { call } = await app.signUp();
    const made = dataOfHost<{ exam_id: string }>(
      await host(
        "create_exam",
        exams.fieldsOf({
          rules: { minutes: 30, marks: { right: 2, wrong: -0.5 } },
          paper: drawn({ count: 5, trials: 1, marks: 1.5 }),
        }),
      ),
    );
    expect(made).toMatchObject({ state: "draft", version: 1, question_count: 5, total_marks: 12 });
    expect(await listed(call)).not.toContain(made.exam_id);
    expect((await call("get_exam", { exam_module_id: made.exam_id })).body.message).toBe("102");
  });

  it("takes the marks of a fixed paper from its items, without trials", async () => {
    const [first, second, third] = await exams.itemIds(3);
    const items = [{ item_id: first }, { item_id: second, marks: 4 }, { item_id: third, is_trial: true }];
    const sections = [{ section: "all", name: { en: "All" }, items }];
    const made = await host("create_exam", exams.fieldsOf({ paper: { kind: "fixed", sections } }));
    expect(made.data).toMatchObject({ question_count: 3, total_marks: 5 });
  });

  it("keeps instructions without what could run", async () => {
    const examId = await exams.newDraft({
      instructions: {
        en: '<p onclick="x()">Bring <strong>a ruler</strong><script>x()</script><img src="x"></p>',
      },
    });
    expect((await examOf(examId)).instructions).toEqual({ en: "<p>Bring <strong>a ruler</strong></p>" });
  });

  it.each<[string, () => object]>([
    ["ends_at", () => ({ ends_at: inMs(-HOUR_MS) })],
    ["ends_at", () => ({ starts_at: inMs(HOUR_MS), ends_at: inMs(HOUR_MS) })],
    ["rules", () => ({ rules: { minutes: 121 } })],
    ["rules", () => ({ rules: { marks: { right: 1, wrong: 1, blank: 0 } } })],
    ["language", () => ({ language: "xx" })],
    ["paper", () => ({ paper: drawn({ count: 301 }) })],
    ["paper", () => ({ paper: drawn({ trials: 6 }) })],
    ["paper", () => ({ paper: drawn({ trials: 5 }) })],
    ["paper", () => ({ paper: drawn({ kinds: ["word_tiles"] }) })],
    ["paper", () => ({ paper: drawn({ min_difficulty: 4, max_difficulty: 3 }) })],
    ["paper", () => ({ paper: { kind: "blueprint", sections: [DRAWN, DRAWN] } })],
    ["paper", () => ({ paper: { kind: "blueprint", sections: [] } })],
  ])("is refused for its %s", async (field, fields) => {
    expect(await host("create_exam", exams.fieldsOf(fields()))).toMatchObject({
      refused: "invalid_field",
      field,
    });
  });

  it("is refused for an item that is unknown, waits for an event, or is asked twice", async () => {
    const [item_id = ""] = await exams.itemIds(1);
    const event = await db
      .selectFrom("items")
      .innerJoin("categories", "categories.category_id", "items.category_id")
      .select("items.item_id")
      .where("categories.type", "=", 8)
      .executeTakeFirstOrThrow();
    for (const ids of [[crypto.randomUUID()], [event.item_id], [item_id, item_id.toUpperCase()]]) {
      const items = ids.map((id) => ({ item_id: id }));
      const paper = { kind: "fixed", sections: [{ section: "all", name: { en: "All" }, items }] };
      expect(await host("create_exam", exams.fieldsOf({ paper }))).toMatchObject({
        refused: "invalid_field",
        field: "paper",
      });
    }
  });
});

describe("publishing", () => {
  it("opens a drawn exam to everybody, once", async () => {
    const examId = await exams.newExam();
    const { call } = await app.signUp();
    expect(await listed(call)).toContain(examId);
    const view = await exams.start(call, examId);
    expect(view.questions).toHaveLength(5);
    expect(await host("publish_exam", { exam_id: examId })).toMatchObject({ refused: "exam_not_draft" });
    expect(await host("publish_exam", { exam_id: crypto.randomUUID() })).toMatchObject({
      refused: "no_data",
    });
  });

  it("names per section what the bank does not have", async () => {
    const sections = [
      { ...DRAWN, section: "law", count: 3, categories: ["air-law"] },
      { ...DRAWN, section: "none", count: 4, categories: ["no-such-category"] },
    ];
    const examId = await exams.newDraft({ paper: { kind: "blueprint", sections } });
    expect(await host("publish_exam", { exam_id: examId })).toEqual({
      refused: "exam_items_missing",
      missing: [{ section: "none", wanted: 4, found: 0 }],
    });
    expect((await examOf(examId)).published_at).toBeNull();
  });

  it("fixes the versions of a fixed paper and takes its items out of every draw", async () => {
    const paper = await exams.fixedPaper(4);
    const ids = paper.sections.flatMap(({ items }) => items.map(({ item_id }) => item_id));
    const examId = await exams.newExam({ paper });
    const { items } = await examOf(examId);
    expect(items?.map(({ itemId }) => itemId)).toEqual(ids);
    expect(items?.[0]).toMatchObject({ section: "all", marks: 1, isTrial: false, language: "en" });
    const reserved = await db
      .selectFrom("reserved_items")
      .select("item_id")
      .where("exam_id", "=", examId)
      .execute();
    expect(reserved.map(({ item_id }) => item_id).toSorted()).toEqual(ids.toSorted());
    const other = await exams.newExam({ paper: drawn({ count: 100 }) });
    const { call } = await app.signUp();
    const asked = (await exams.start(call, other)).questions.map(({ question_id }) => question_id);
    expect(asked.filter((id) => ids.includes(id))).toEqual([]);
  });

  it("takes an item as it is by then, and refuses one that is gone", async () => {
    const paper = await exams.fixedPaper(2, 10);
    const [item_id = ""] = paper.sections.flatMap(({ items }) => items.map((one) => one.item_id));
    const [changed, gone] = [await exams.newDraft({ paper }), await exams.newDraft({ paper })];
    await sql`insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
      select item_id, 1000, language, kind, jsonb_set(body, '{marks}', '3'), 'x', created_at
      from item_versions where item_id = ${item_id} and version = (select current_version from items
        where items.item_id = ${item_id})`.execute(db);
    await db.updateTable("items").set({ current_version: 1000 }).where("item_id", "=", item_id).execute();
    dataOfHost(await host("publish_exam", { exam_id: changed }));
    expect(await examOf(changed)).toMatchObject({
      total_marks: 4,
      items: [{ itemId: item_id, version: 1000, marks: 3 }, { marks: 1 }],
    });
    const retired_at = new Date(clock.nowMs());
    await db.updateTable("items").set({ retired_at }).where("item_id", "=", item_id).execute();
    expect(await host("publish_exam", { exam_id: gone })).toEqual({
      refused: "exam_items_missing",
      missing: [{ section: "all", wanted: 2, found: 1 }],
    });
  });

  it("is refused for another version than the one that was read, and when its window is over", async () => {
    const examId = await exams.newDraft();
    expect(await host("publish_exam", { exam_id: examId, version: 2 })).toMatchObject({
      refused: "changed_meanwhile",
    });
    clock.advanceMs(2 * HOUR_MS);
    expect(await host("publish_exam", { exam_id: examId, version: 1 })).toMatchObject({
      refused: "invalid_field",
      field: "ends_at",
    });
  });
});

describe("a key", () => {
  it("is needed to start, can be taken away, and is nowhere to be read", async () => {
    const examId = await exams.newExam();
    dataOfHost(await host("set_exam_key", { exam_id: examId, exam_key: "tango-lima-7" }));
    const { call } = await app.signUp();
    const enter = (exam_key: string) =>
      call("get_exam_module_questions", { exam_module_id: examId, exam_key, accept_rules: 1 });
    expect((await enter("")).body.message).toBe("243");
    expect((await enter("tango-lima-8")).body.message).toBe("206");
    dataOf(await enter("tango-lima-7"));
    const audit = await db.selectFrom("operator_audit").selectAll().where("subject", "=", examId).execute();
    expect(JSON.stringify([audit, await examOf(examId)])).not.toContain("tango-lima-7");
    dataOfHost(await host("set_exam_key", { exam_id: examId, exam_key: null }));
    const other = await app.signUp();
    await exams.start(other.call, examId);
  });

  it("is refused when it is short, and for an exam that is over", async () => {
    const examId = await exams.newExam();
    expect(await host("set_exam_key", { exam_id: examId, exam_key: "short" })).toMatchObject({
      refused: "invalid_field",
      field: "exam_key",
    });
    await exams.passEnd(examId);
    expect(await host("set_exam_key", { exam_id: examId, exam_key: "long enough" })).toMatchObject({
      refused: "exam_over",
    });
  });
});

describe("candidates", () => {
  it("of a list are let in, by id, friend code or address, and nobody else", async () => {
    const examId = await exams.newExam();
    const [ann, bob, cid, dee] = [
      await app.signUp(),
      await app.signUp(),
      await app.signUp(),
      await app.signUp(),
    ];
    const players = await db.selectFrom("players").select(["player_id", "refer_code", "email"]).execute();
    const known = (id: string) => players.find(({ player_id }) => player_id === id);
    const candidates = [
      { player: ann.playerId },
      { player: known(bob.playerId)?.refer_code },
      { player: known(cid.playerId)?.email?.toUpperCase() },
      { player: "nobody@example.org" },
      { player: ann.playerId },
      { player: dee.playerId, listed: false, time_factor: 2 },
    ];
    const set = await host("set_exam_candidates", { exam_id: examId, admits: "list", candidates });
    expect(set.data).toMatchObject({
      admits: "list",
      candidates: 4,
      not_found: [
        { line: 4, reason: "unknown" },
        { line: 5, reason: "twice" },
      ],
    });
    for (const { call } of [ann, bob, cid]) expect(await listed(call)).toContain(examId);
    expect(await listed(dee.call)).not.toContain(examId);
    await host("set_exam_candidates", { exam_id: examId, remove: [ann.playerId] });
    expect(await listed(ann.call)).not.toContain(examId);
    expect(await listed(bob.call)).toContain(examId);
    await host("set_exam_candidates", { exam_id: examId, admits: "everybody" });
    expect(await listed(dee.call)).toContain(examId);
  });

  it("have the time and the tolerance that are granted", async () => {
    const examId = await exams.newExam();
    const { call, playerId } = await app.signUp();
    const grant = { player: playerId, time_factor: 1.5, tolerance_seconds: 20 };
    await host("set_exam_candidates", { exam_id: examId, candidates: [grant] });
    expect(
      dataOf<OutputOf<Actions["get_exam"]>>(await call("get_exam", { exam_module_id: examId })),
    ).toMatchObject({ duration_minutes: 45, time_factor: 1.5, away: { limit_seconds: 25 } });
  });

  it("get no more time than the window has, and no group that is not there", async () => {
    const examId = await exams.newDraft({ rules: { minutes: 90 } });
    const { playerId } = await app.signUp();
    const grant = { player: playerId, time_factor: 1.5 };
    expect(await host("set_exam_candidates", { exam_id: examId, candidates: [grant] })).toMatchObject({
      refused: "invalid_field",
      field: "candidates",
    });
    for (const fields of [
      { admits: "group" },
      { admits: "group", group_id: crypto.randomUUID() },
      { group_id: crypto.randomUUID() },
    ]) {
      expect(await host("set_exam_candidates", { exam_id: examId, ...fields })).toMatchObject({
        refused: "invalid_field",
        field: "group_id",
      });
    }
    expect((await examOf(examId)).admits).toBe("everybody");
  });

  it("do not change when the exam is over", async () => {
    const examId = await exams.newExam();
    await exams.passEnd(examId);
    expect(await host("set_exam_candidates", { exam_id: examId, admits: "list" })).toMatchObject({
      refused: "exam_over",
    });
  });
});
