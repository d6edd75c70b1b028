import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { passageIdOf } from "../../content/plan-import.ts";
import { dataOf, type View } from "../../conformance/play-fixture.ts";
import { PASSAGE_ID, answerAll, finish, rightAnswer } from "../solo-fixture.ts";

const app = await createTestApp();

type Passages = OutputOf<Actions["get_fun_n_learn"]>;
const PLACE = { type: "category", type_id: "fal-weather" } as const;
const QUIZ = { fun_n_learn_id: PASSAGE_ID };

describe("get_fun_n_learn", () => {
  it("lists the passages of a category in their order, with their questions and what was made of them", async () => {
    const { call } = await app.signUp();
    const list = async () => dataOf<Passages>(await call("get_fun_n_learn", PLACE));
    const passages = await list();
    expect(passages.map(({ id }) => id)).toEqual(
      ["fal-001", "fal-002", "fal-003", "fal-004"].map((id) => passageIdOf("fun-and-learn", id)),
    );
    expect(
      passages.map(({ no_of_que, is_play, best_percent, open_attempt_id }) => ({
        no_of_que,
        is_play,
        best_percent,
        open_attempt_id,
      })),
    ).toEqual(
      Array.from({ length: 4 }, () => ({
        no_of_que: 5,
        is_play: false,
        best_percent: null,
        open_attempt_id: null,
      })),
    );
    const { attempt_id } = dataOf<View>(await call("get_fun_n_learn_questions", QUIZ));
    expect((await list())[0]).toMatchObject({ is_play: false, open_attempt_id: attempt_id });
    await answerAll({ db: app.db, ask: call }, attempt_id, (question) =>
      question.number > 2 ? rightAnswer(question) : "",
    );
    await finish(call, attempt_id);
    expect((await list())[0]).toMatchObject({ is_play: true, best_percent: 60, open_attempt_id: null });
  });

  it("finds a category by slug and by id, and none of another type", async () => {
    const { call } = await app.signUp();
    const bySlug = await call("get_fun_n_learn", PLACE);
    const row = await app.db
      .selectFrom("categories")
      .select("category_id")
      .where("slug", "=", "fal-weather")
      .executeTakeFirstOrThrow();
    const byId = await call("get_fun_n_learn", { ...PLACE, type_id: row.category_id });
    expect(byId.text).toBe(bySlug.text);
    expect(bySlug.body).toMatchObject({ total: 4 });
    for (const type_id of ["meteorology", "nowhere"]) {
      expect((await call("get_fun_n_learn", { ...PLACE, type_id })).body.message).toBe("102");
    }
  });

  it("shows pictures, videos, captions and documents by their public names only", async () => {
    const { call } = await app.signUp();
    const passages = dataOf<Passages>(await call("get_fun_n_learn", { ...PLACE, type_id: "fal-navigation" }));
    const media = /^\/media\/content\/[0-9a-f]{40}\.(pdf|webm|vtt|svg)$/;
    const [video, pdf] = ["video", "pdf"].map((type) =>
      passages.find(({ content_type }) => content_type === type),
    );
    expect(
      [video?.content_data, video?.captions, pdf?.content_data].map((url) => media.exec(url ?? "")?.[1]),
    ).toEqual(["webm", "vtt", "pdf"]);
    const [withPicture] = dataOf<Passages>(await call("get_fun_n_learn", PLACE));
    const sources = [...(withPicture?.detail ?? "").matchAll(/<img[^>]+src="([^"]*)"/g)].map(
      ([, src]) => src,
    );
    expect(sources.length).toBeGreaterThan(0);
    for (const src of sources) expect(src).toMatch(media);
    expect(withPicture?.detail).toContain("<h3>");
  });
});

describe("get_fun_n_learn_questions", () => {
  it("keeps the passage beside its questions, after a reload too", async () => {
    const { call } = await app.signUp();
    const view = dataOf<View>(await call("get_fun_n_learn_questions", QUIZ));
    expect(view.passage?.id).toBe(PASSAGE_ID);
    expect(view.passage?.detail.length).toBeGreaterThan(500);
    const { attempt_id } = view;
    const reload = dataOf<View>(await call("get_attempt", { attempt_id }));
    expect(reload.passage).toEqual(view.passage);
    expect(reload.reading_seconds).toBe(view.reading_seconds);
  });

  it("keeps the text it was opened with when the passage is written anew and retired", async () => {
    const { call } = await app.signUp();
    const fields = { fun_n_learn_id: passageIdOf("fun-and-learn", "fal-002") };
    const { attempt_id, passage } = dataOf<View>(await call("get_fun_n_learn_questions", fields));
    const passage_id = fields.fun_n_learn_id;
    const { version, ...text } = await app.db
      .selectFrom("passage_texts")
      .selectAll()
      .where("passage_id", "=", passage_id)
      .where("language", "=", "en")
      .executeTakeFirstOrThrow();
    const anew = { ...text, version: version + 1, detail: "<p>Anew</p>" };
    await app.db.insertInto("passage_texts").values(anew).execute();
    const change = (changes: { version?: number; retired_at?: Date }) =>
      app.db.updateTable("passages").set(changes).where("passage_id", "=", passage_id).execute();
    await change({ version: version + 1 });
    const other = await app.signUp();
    const later = dataOf<View>(await other.call("get_fun_n_learn_questions", fields));
    expect(later.passage?.detail).toBe("<p>Anew</p>");
    await change({ retired_at: new Date(app.clock.nowMs()) });
    expect(dataOf<View>(await call("get_attempt", { attempt_id })).passage).toEqual(passage);
    expect((await call("start_reading", fields)).body.message).toBe("102");
  });

  it("measures the reading by the server's clock", async () => {
    const { call } = await app.signUp();
    const started = await call("start_reading", QUIZ);
    expect(dataOf(started)).toMatchObject({ started_at: new Date(app.clock.nowMs()).toISOString() });
    app.clock.advanceMs(93_400);
    const { attempt_id, reading_seconds } = dataOf<View>(await call("get_fun_n_learn_questions", QUIZ));
    expect(reading_seconds).toBe(93);
    app.clock.advanceMs(10_000);
    const again = dataOf<View>(await call("get_fun_n_learn_questions", QUIZ));
    expect([again.attempt_id, again.reading_seconds]).toEqual([attempt_id, 93]);
    expect((await finish(call, attempt_id)).reading_seconds).toBe(93);
  });

  it.each([
    ["was never opened", null],
    ["was opened more than an hour ago", 3_601_000],
  ])("shows no reading time for a passage that %s", async (_case, waitMs) => {
    const { call } = await app.signUp();
    if (waitMs !== null) {
      await call("start_reading", QUIZ);
      app.clock.advanceMs(waitMs);
    }
    expect(dataOf<View>(await call("get_fun_n_learn_questions", QUIZ)).reading_seconds).toBeNull();
  });

  it("knows no passage that is not there and none of a category that is to be bought", async () => {
    const { call } = await app.signUp();
    const nowhere = { fun_n_learn_id: "00000000-0000-4000-8000-000000000000" };
    for (const action of ["start_reading", "get_fun_n_learn_questions"]) {
      expect((await call(action, nowhere)).body.message).toBe("102");
    }
    const sold = passageIdOf("fun-and-learn", "fal-013");
    await app.db
      .updateTable("categories")
      .set({ price_coins: 30 })
      .where("slug", "=", "fal-people")
      .execute();
    app.clock.advanceMs(6_000); // the copy of the catalogue lives for five seconds
    expect((await call("get_fun_n_learn_questions", { fun_n_learn_id: sold })).body.message).toBe("211");
    expect((await call("get_fun_n_learn", { ...PLACE, type_id: "fal-people" })).body.message).toBe("211");
    await call("unlock_premium_category", { category: "fal-people" });
    expect((await call("get_fun_n_learn_questions", { fun_n_learn_id: sold })).body.error).toBe(false);
  });
});
