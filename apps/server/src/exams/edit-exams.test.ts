import type { OutputOf } from "@crosscheck/contract";
import { EXAM_STATES, type listExams, type viewExam } from "@crosscheck/contract/operators/exams";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, type View } from "../conformance/play-fixture.ts";
import { rowsOf } from "../operators/operator-fixture.ts";
import { DRAWN, HOUR_MS, createExams, dataOfHost } from "./exam-fixture.ts";

const app = await createTestApp();
const { db, clock } = app;
const exams = createExams(app);
const { host } = exams;
const MINUTE_MS = 60_000;

type Row = OutputOf<typeof listExams>["rows"][number];
type Whole = OutputOf<typeof viewExam>;

afterEach(() => {
  if (app.bugs.length > 0) throw new Error(app.bugs.map(String).join("\n"));
});

const view = async (exam_id: string) => dataOfHost<Whole>(await host("view_exam", { exam_id }));
const inMs = (ms: number) => new Date(clock.nowMs() + ms).toISOString();
const msOf = (instant: string) => Date.parse(instant);

describe("a change", () => {
  it("writes the whole draft anew and moves its version; the later of two writers is told", async () => {
    const examId = await exams.newDraft();
    const fields = exams.fieldsOf({ title: "Summer exam", rules: { minutes: 45, release: "close" } });
    const change = (title: string) => host("change_exam", { exam_id: examId, version: 1, ...fields, title });
    const [first, second] = await Promise.all([change("By Ann"), change("By Bob")]);
    const [won, lost] = first?.refused === undefined ? [first, second] : [second, first];
    expect(won?.data).toMatchObject({ version: 2, state: "draft", question_count: 5 });
    expect(lost).toMatchObject({ refused: "changed_meanwhile" });
    const { definition, version } = await view(examId);
    expect(definition).toMatchObject({ rules: { minutes: 45, release: "close" } });
    expect(version).toBe(2);
    expect(definition.title).toBe(first === won ? "By Ann" : "By Bob");
  });

  it("is of a draft only, and leaves room for the time that is granted", async () => {
    const { playerId } = await app.signUp();
    const examId = await exams.newDraft();
    const grant = { player: playerId, time_factor: 3 };
    dataOfHost(await host("set_exam_candidates", { exam_id: examId, candidates: [grant] }));
    const change = (fields: object) =>
      host("change_exam", { exam_id: examId, ...exams.fieldsOf(), ...fields });
    expect(await change({ version: 1, rules: { minutes: 41 } })).toMatchObject({
      refused: "invalid_field",
      field: "rules",
    });
    dataOfHost(await change({ version: 1, rules: { minutes: 40 } }));
    dataOfHost(await host("publish_exam", { exam_id: examId }));
    expect(await change({ version: 2 })).toMatchObject({ refused: "exam_not_draft" });
    expect(await change({ exam_id: crypto.randomUUID(), version: 1 })).toMatchObject({ refused: "no_data" });
  });

  it("takes what a view tells as it is", async () => {
    const paper = await exams.fixedPaper(3);
    const texts = { instructions: { en: "<p>Bring a ruler &amp; a pen</p>" } };
    for (const fields of [{ paper, ...texts }, texts]) {
      const examId = await exams.newDraft(fields);
      const { definition } = await view(examId);
      dataOfHost(await host("change_exam", { exam_id: examId, version: 1, ...definition }));
      expect((await view(examId)).definition).toEqual(definition);
    }
  });
});

describe("a copy", () => {
  it("is a draft with the same paper and list, without the key", async () => {
    const { playerId } = await app.signUp();
    const examId = await exams.newExam({ paper: await exams.fixedPaper(3) });
    dataOfHost(await host("set_exam_key", { exam_id: examId, exam_key: "foxtrot" }));
    const candidates = [{ player: playerId, time_factor: 1.5 }];
    dataOfHost(await host("set_exam_candidates", { exam_id: examId, admits: "list", candidates }));
    const window = { starts_at: inMs(HOUR_MS), ends_at: inMs(3 * HOUR_MS) };
    const copy = await host("copy_exam", {
      exam_id: examId,
      ...window,
      title: "Again",
      with_candidates: true,
    });
    const { exam_id: copyId } = dataOfHost<{ exam_id: string }>(copy);
    const [from, to] = [await view(examId), await view(copyId)];
    expect(to).toMatchObject({ state: "draft", version: 1, has_key: false, admits: "list", title: "Again" });
    expect(to.definition).toEqual({ ...from.definition, ...window, title: "Again" });
    const granted = await db
      .selectFrom("exam_candidates")
      .selectAll()
      .where("exam_id", "=", copyId)
      .execute();
    expect(granted).toMatchObject([{ player_id: playerId, is_listed: true, time_factor: 1.5 }]);
    // Both may keep the same items.
    dataOfHost(await host("publish_exam", { exam_id: copyId }));
  });

  it("needs a window that is to come and long enough", async () => {
    const examId = await exams.newDraft({ rules: { minutes: 90 } });
    for (const ends_at of [inMs(HOUR_MS), inMs(-HOUR_MS)]) {
      expect(await host("copy_exam", { exam_id: examId, starts_at: inMs(0), ends_at })).toMatchObject({
        refused: "invalid_field",
        field: "ends_at",
      });
    }
  });
});

describe("an extension", () => {
  const get = async (call: Awaited<ReturnType<typeof app.signUp>>["call"], { attempt_id }: View) =>
    dataOf<View>(await call("get_attempt", { attempt_id }));

  it("gives back what the old end took, and nothing to who was not cut short or is done", async () => {
    const start = clock.nowMs();
    const examId = await exams.newExam({ rules: { minutes: 60, release: "close" } });
    const [early, late, done] = [await app.signUp(), await app.signUp(), await app.signUp()];
    const earlyView = await exams.start(early.call, examId);
    await exams.sit(done.call, examId, { right: 5 });
    clock.advanceMs(30 * MINUTE_MS);
    const lateView = await exams.start(late.call, examId);
    clock.advanceMs(20 * MINUTE_MS);
    // The window ends 119 minutes after the start: the late one would run out at 90 minutes anyway.
    const third = await app.signUp();
    clock.advanceMs(30 * MINUTE_MS);
    const cut = await exams.start(third.call, examId);
    expect(msOf(cut.expires_at) - start).toBe(119 * MINUTE_MS);
    expect(msOf(lateView.expires_at) - start).toBe(90 * MINUTE_MS);

    const ends_at = new Date(start + 180 * MINUTE_MS).toISOString();
    const extended = await host("extend_exam", { exam_id: examId, ends_at });
    expect(extended.data).toMatchObject({ state: "open", ends_at, longer: 1 });
    expect(msOf((await get(third.call, cut)).expires_at) - start).toBe(140 * MINUTE_MS);
    expect((await get(late.call, lateView)).expires_at).toBe(lateView.expires_at);
    // Who has handed in stays so; the result waits for the new end.
    const again = await done.call("get_exam_module_questions", { exam_module_id: examId });
    expect(again.body.message).toBe("207");
    clock.advanceMs(start + 130 * MINUTE_MS - clock.nowMs());
    await exams.run();
    const result = await done.call("get_exam_result", { exam_module_id: examId });
    expect(result.body).toMatchObject({ data: { state: "hidden", percent: null } });
    await exams.answer(third.call, cut, { right: 5 });
    await exams.close(examId);
    expect((await done.call("get_exam_result", { exam_module_id: examId })).body).toMatchObject({
      data: { state: "released", percent: 100 },
    });
    const shown = await third.call("get_exam_result", { exam_module_id: examId });
    expect(shown.body).toMatchObject({ data: { state: "released", percent: 100 } });
    const mine = await early.call("get_exam_result", { exam_module_id: examId });
    expect(mine.body).toMatchObject({ data: { attempt_id: earlyView.attempt_id, state: "released" } });
  });

  it("while candidates start and hand in gives everybody the time of one of the two ends, never of both", async () => {
    const examId = await exams.newExam({ rules: { minutes: 60, release: "close" } });
    const endsAtMs = clock.nowMs() + 4 * HOUR_MS;
    const players = await Promise.all(Array.from({ length: 8 }, () => app.signUp()));
    const [leaving, coming] = [players.slice(0, 4), players.slice(4)];
    clock.advanceMs(100 * MINUTE_MS);
    for (const { call } of leaving) await exams.start(call, examId);
    const openedMs = clock.nowMs();
    await Promise.all([
      ...leaving.map(({ call }) => exams.handIn(call, examId)),
      ...coming.map(({ call }) => exams.start(call, examId)),
      host("extend_exam", { exam_id: examId, ends_at: new Date(endsAtMs).toISOString() }).then(dataOfHost),
    ]);
    const { rows } = await sql<{ playerId: string; expiresAt: Date; endsAt: Date; closesAt: Date }>`
      select player_id as "playerId", attempts.expires_at as "expiresAt", open.ends_at as "endsAt",
        attempts.closes_at as "closesAt"
      from exam_sittings join attempts using (player_id, attempt_id) join open_attempts open using (player_id, attempt_id)
      where exam_id = ${examId}`.execute(db);
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      const isGone = leaving.some(({ playerId }) => playerId === row.playerId);
      const expected = isGone ? openedMs : openedMs + 60 * MINUTE_MS;
      expect([row.expiresAt.getTime(), row.endsAt.getTime()]).toEqual([expected, expected]);
      expect(row.closesAt.getTime()).toBe(endsAtMs);
    }
  });

  it("saves a candidate who would have run out within the second", async () => {
    const examId = await exams.newExam({ rules: { minutes: 60 } });
    const { call } = await app.signUp();
    clock.advanceMs(118 * MINUTE_MS);
    const cut = await exams.start(call, examId);
    clock.advanceMs(MINUTE_MS - 1_000);
    dataOfHost(await host("extend_exam", { exam_id: examId, ends_at: inMs(HOUR_MS) }));
    clock.advanceMs(30 * MINUTE_MS);
    await exams.answer(call, cut, { right: 5 });
    dataOf(await exams.handIn(call, examId));
    expect((await call("get_exam_result", { exam_module_id: examId })).body).toMatchObject({
      data: { percent: 100 },
    });
  });

  it("is refused for a draft, an earlier end, and an exam that is over", async () => {
    const draft = await exams.newDraft();
    const later = inMs(24 * HOUR_MS);
    expect(await host("extend_exam", { exam_id: draft, ends_at: later })).toMatchObject({
      refused: "exam_not_published",
    });
    const examId = await exams.newExam();
    expect(await host("extend_exam", { exam_id: examId, ends_at: inMs(HOUR_MS) })).toMatchObject({
      refused: "invalid_field",
      field: "ends_at",
    });
    await exams.passEnd(examId);
    expect(await host("extend_exam", { exam_id: examId, ends_at: later })).toMatchObject({
      refused: "exam_over",
    });
  });
});

describe("archiving", () => {
  it("is for closed exams, and leaves them to who has sat them", async () => {
    const examId = await exams.newExam();
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    await exams.sit(ann.call, examId, { right: 5 });
    expect(await host("archive_exam", { exam_id: examId })).toMatchObject({ refused: "exam_not_over" });
    await exams.close(examId);
    expect((await host("archive_exam", { exam_id: examId })).data).toMatchObject({ state: "archived" });
    const get = async (call: typeof ann.call) => (await call("get_exam", { exam_module_id: examId })).body;
    expect(await get(ann.call)).toMatchObject({ data: { state: "closed", result: { passed: true } } });
    expect((await get(bob.call)).message).toBe("102");
    const archived = rowsOf<Row>(await host("list_exams", { state: "archived" }));
    expect(archived.map(({ exam_id }) => exam_id)).toEqual([examId]);
  });
});

describe("the list", () => {
  it("has every state in pages, with how many sit and have sat", async () => {
    const examId = await exams.newExam();
    const players = [await app.signUp(), await app.signUp(), await app.signUp()];
    const [entered, sits, sat] = players;
    dataOf((await entered?.call("set_exam_module_result", { exam_module_id: examId })) ?? missing());
    if (sits !== undefined) await exams.start(sits.call, examId);
    if (sat !== undefined) await exams.sit(sat.call, examId, { right: 1 });
    clock.advanceMs(1_001);
    const open = rowsOf<Row>(await host("list_exams", { state: "open", limit: 200 }));
    expect(open.find(({ exam_id }) => exam_id === examId)?.sittings).toEqual({
      entered: 1,
      sitting: 1,
      over: 1,
      voided: 0,
    });
    const all = rowsOf<Row>(await host("list_exams", { limit: 200 }));
    const paged: Row[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await host("list_exams", { limit: 2, ...(cursor === "" ? {} : { cursor }) });
      paged.push(...rowsOf<Row>(page));
      cursor = dataOfHost<{ next_cursor: string | null }>(page).next_cursor;
      expect(page.total).toBe(all.length);
    }
    expect(paged.map(({ exam_id }) => exam_id)).toEqual(all.map(({ exam_id }) => exam_id));
    expect(new Set(all.map(({ state }) => state))).toContain("draft");
    for (const state of EXAM_STATES) {
      const some = rowsOf<Row>(await host("list_exams", { state, limit: 200 }));
      expect(some).toEqual(all.filter((row) => row.state === state));
    }
  });
});

function missing(): never {
  throw new Error("no such player");
}

describe("a paper that is not stored", () => {
  it("is previewed with what the bank has per section, beside the others", async () => {
    const section = { ...DRAWN, categories: ["air-law"] };
    const paper = {
      kind: "blueprint",
      sections: [
        { ...section, section: "one", count: 200 },
        { ...section, section: "two", count: 100 },
      ],
    };
    const { data } = await host("preview_exam_paper", { language: "en", paper });
    const { supply } = data as Pick<Whole, "supply">; // of the contract
    const [one, two] = supply;
    expect(one?.matching).toBe(two?.matching);
    expect((one?.found ?? 0) + (two?.found ?? 0)).toBe(Math.min(300, one?.matching ?? 0));
  });

  it("comes from a real paper, and can be created as it is", async () => {
    const { data } = await host("draft_exam_of_preset", { preset_id: "easa-atpl-a-010" });
    const draft = data as Record<string, unknown>; // of the contract
    const window = { starts_at: inMs(0), ends_at: inMs(10 * HOUR_MS) };
    const made = await host("create_exam", { language: "en", ...window, ...draft });
    expect(made.data).toMatchObject({ state: "draft", question_count: 44 });
    expect(await host("draft_exam_of_preset", { preset_id: "no-such-paper" })).toMatchObject({
      refused: "no_data",
    });
    expect(await host("draft_exam_of_preset", { preset_id: "faa-par" })).toMatchObject({
      refused: "exam_items_missing",
      missing: [{ section: "regulations", wanted: 6, found: 0 }, { section: "safe-operations" }],
    });
  });
});
