import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { forgetCatalogue } from "../../content/catalogue.ts";
import { saveSetting } from "../../settings/setting-queries.ts";
import { dataOf, openLevel, type View } from "../../conformance/play-fixture.ts";
import { MOST_OPEN_RUNS } from "./open-runs.ts";
import {
  OPENINGS,
  PASSAGE_ID,
  addBookmarks,
  answerAll,
  finish,
  rightAnswer,
  wrongAnswer,
} from "../solo-fixture.ts";

const app = await createTestApp();
const WORDS = { type: "category", type_id: "word-aircraft" };

type OpenAttempts = OutputOf<Actions["get_open_attempts"]>;

const idsOf = ({ questions }: View) => questions.map(({ question_id }) => question_id);
const listOpen = async ({ call }: TestPlayer) => dataOf<OpenAttempts>(await call("get_open_attempts"));

/** Opens words, leaves some of them wrong and ends the run. */
async function playWords({ call }: TestPlayer, right: number): Promise<View> {
  const view = dataOf<View>(await call("get_guess_the_word", WORDS));
  const answerOf = (question: Parameters<typeof rightAnswer>[0]) =>
    question.number <= right ? rightAnswer(question) : wrongAnswer(question);
  await answerAll({ db: app.db, ask: call }, view.attempt_id, answerOf);
  await finish(call, view.attempt_id);
  return view;
}

describe("a question that waits in an open run", () => {
  it("is in no second run of topics, bookmarks or wrong answers", async () => {
    const player = await app.signUp();
    const level = await openLevel(player.call);
    for (const id of idsOf(level)) await player.call("set_bookmark", { question_id: id, status: 1 });
    expect((await player.call("play_bookmarks")).body.message).toBe("102");
    const challenge = {
      category_slug: "air-law",
      subcategory_slug: "rules-of-the-air",
      limit: 10,
      minutes: 10,
    };
    const free = dataOf<View>(await player.call("get_questions_for_self_challenge", challenge));
    expect(idsOf(free).filter((id) => idsOf(level).includes(id))).toEqual([]);
    await finish(player.call, level.attempt_id);
    const bookmarks = dataOf<View>(await player.call("play_bookmarks"));
    expect(idsOf(bookmarks).toSorted()).toEqual(idsOf(level).toSorted());
  });

  it("is free again when the time of its run is over, although nobody came back", async () => {
    const player = await app.signUp();
    const level = await openLevel(player.call);
    for (const id of idsOf(level)) await player.call("set_bookmark", { question_id: id, status: 1 });
    app.clock.advanceMs(3_600_000);
    const bookmarks = dataOf<View>(await player.call("play_bookmarks"));
    expect(idsOf(bookmarks).toSorted()).toEqual(idsOf(level).toSorted());
  });
});

describe("a paper", () => {
  const CHALLENGE = {
    category_slug: "air-law",
    subcategory_slug: "rules-of-the-air",
    limit: 50,
    minutes: 60,
  };
  const openAs = async ({ call }: TestPlayer, action: string, fields: object) =>
    dataOf<View>(await call(action, { ...fields }));

  it("of the day, a level or a passage stays whole whatever waits in practice", async () => {
    const player = await app.signUp();
    const [daily, fresh] = [OPENINGS.daily_quiz, await app.signUp()];
    const asked = idsOf(await openAs(fresh, daily.action, daily.fields));
    const passage = idsOf(await openAs(fresh, "get_fun_n_learn_questions", { fun_n_learn_id: PASSAGE_ID }));
    const level = idsOf(await openLevel(fresh.call));
    await addBookmarks(app.db, player, [...asked, ...passage, ...level]);
    const practice = await openAs(player, "play_bookmarks", {});
    expect(practice.questions).toHaveLength(20);
    await openAs(player, "get_questions_for_self_challenge", CHALLENGE);

    expect(idsOf(await openAs(player, daily.action, daily.fields)).toSorted()).toEqual(asked.toSorted());
    const own = await openAs(player, "get_fun_n_learn_questions", { fun_n_learn_id: PASSAGE_ID });
    expect(idsOf(own).toSorted()).toEqual(passage.toSorted());
    expect(idsOf(await openLevel(player.call)).toSorted()).toEqual(level.toSorted());
  });

  it("for coins is not drawn at all when there are too few questions left for it", async () => {
    const player = await app.signUp();
    const five = await app.db
      .selectFrom("items")
      .innerJoin("categories", "categories.category_id", "items.category_id")
      .select("item_id")
      .where("categories.type", "=", 7)
      .orderBy("item_id")
      .execute();
    const retire = async (at: Date | null) => {
      await app.db
        .updateTable("items")
        .set({ retired_at: at })
        .where(
          "item_id",
          "in",
          five.slice(4).map(({ item_id }) => item_id),
        )
        .execute();
      forgetCatalogue(app.db);
    };
    await retire(new Date(0));
    expect((await player.call("get_questions_by_type", { type: 2 })).body.message).toBe("102");
    await retire(null);
    expect((await openAs(player, "get_questions_by_type", { type: 2 })).questions).toHaveLength(10);
  });

  it("has as many questions as the player chose, whatever the admin's number", async () => {
    const player = await app.signUp();
    await saveSetting(app.db, { key: "mode.self_challenge.questions", value: 10, at: new Date() });
    app.settings.forget();
    const view = await openAs(player, "get_questions_for_self_challenge", { ...CHALLENGE, limit: 20 });
    expect(view.questions).toHaveLength(20);
  });
});

it("a player keeps thirty runs open; who opens one more ends the oldest", async () => {
  const player = await app.signUp();
  const views: View[] = [];
  for (let n = 0; n <= MOST_OPEN_RUNS; n += 1) {
    const challenge = { category_slug: "air-law,meteorology", limit: 5, minutes: 60 };
    views.push(dataOf<View>(await player.call("get_questions_for_self_challenge", challenge)));
    await sql`update attempts set scope_key = ${`copy ${n}`} where attempt_id = ${views[n]?.attempt_id}`.execute(
      app.db,
    );
    app.clock.advanceMs(1_000);
  }
  const statusOf = async (view: View | undefined) =>
    dataOf<View>(await player.call("get_attempt", { attempt_id: view?.attempt_id })).status;
  expect(await listOpen(player)).toHaveLength(MOST_OPEN_RUNS);
  expect([await statusOf(views[0]), await statusOf(views[1])]).toEqual(["finished", "open"]);
});

describe("get_open_attempts", () => {
  it("lists what can be resumed, latest first, with how far it is", async () => {
    const player = await app.signUp();
    expect(await listOpen(player)).toEqual([]);
    const level = await openLevel(player.call);
    app.clock.advanceMs(1_000);
    const words = dataOf<View>(await player.call("get_guess_the_word", WORDS));
    const question_id = words.questions[0]?.question_id;
    await player.call("submit_answer", { attempt_id: words.attempt_id, question_id, answer: "X" });
    const open = await listOpen(player);
    expect(open).toMatchObject([
      { attempt_id: words.attempt_id, mode: "guess_the_word", title: "Aircraft", no_of_que: 10, answered: 1 },
      { attempt_id: level.attempt_id, mode: "quiz_zone", level: 1, no_of_que: 10, answered: 0 },
    ]);
    await finish(player.call, words.attempt_id);
    expect((await listOpen(player)).map(({ mode }) => mode)).toEqual(["quiz_zone"]);
  });

  it("lists no run whose time is over", async () => {
    const player = await app.signUp();
    const { attempt_id, expires_at } = await openLevel(player.call);
    app.clock.advanceMs(3_600_000);
    expect(Date.parse(expires_at)).toBeGreaterThan(app.clock.nowMs());
    expect(await listOpen(player)).toEqual([]);
    const view = dataOf<View>(await player.call("get_attempt", { attempt_id }));
    expect(view.status).toBe("finished");
  });

  it("lists nothing of others", async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    await openLevel(one.call);
    expect(await listOpen(other)).toEqual([]);
  });
});

describe("practice over one's own questions", () => {
  it("asks what was wrong, oldest first, until it is right", async () => {
    const player = await app.signUp();
    const words = await playWords(player, 7);
    const wrong = idsOf(words).slice(7);
    const first = dataOf<View>(await player.call("play_wrong_answers", { category: "word-aircraft" }));
    expect(idsOf(first).toSorted()).toEqual(wrong.toSorted());
    expect(first).toMatchObject({ ranked: false, mode: "wrong_answers", scope: { title: "Aircraft" } });
    await answerAll({ db: app.db, ask: player.call }, first.attempt_id, (question) =>
      question.number === 1 ? wrongAnswer(question) : rightAnswer(question),
    );
    app.clock.advanceMs(1_000);
    expect(await finish(player.call, first.attempt_id)).toMatchObject({
      coins_earned: 0,
      score: 0,
      correct: 2,
    });
    const second = dataOf<View>(await player.call("play_wrong_answers"));
    expect(idsOf(second)).toEqual([idsOf(first)[0]]);
    const elsewhere = await player.call("play_wrong_answers", { category: "word-weather" });
    expect(elsewhere.body.message).toBe("102");
    expect((await player.call("play_wrong_answers", { category: "nowhere" })).body.message).toBe("102");
  });

  it("asks what was missed in one run, however many that is, and nothing of another player's run", async () => {
    const player = await app.signUp();
    const older = await playWords(player, 8);
    const level = await openLevel(player.call);
    await answerAll({ db: app.db, ask: player.call }, level.attempt_id, (question) =>
      question.number <= 4 ? rightAnswer(question) : question.number <= 9 ? wrongAnswer(question) : "",
    );
    const open = await player.call("play_wrong_answers", { attempt_id: level.attempt_id });
    expect(open.body.message).toBe("102");
    await finish(player.call, level.attempt_id);
    await saveSetting(app.db, { key: "mode.wrong_answers.questions", value: 2, at: new Date() });
    app.settings.forget();
    const run = dataOf<View>(await player.call("play_wrong_answers", { attempt_id: level.attempt_id }));
    expect(idsOf(run).toSorted()).toEqual(idsOf(level).slice(4).toSorted());
    expect(run).toMatchObject({ ranked: false, mode: "wrong_answers" });
    const words = dataOf<View>(await player.call("play_wrong_answers", { attempt_id: older.attempt_id }));
    expect(idsOf(words).toSorted()).toEqual(idsOf(older).slice(8).toSorted());
    const stranger = await app.signUp();
    await playWords(stranger, 0);
    const foreign = await stranger.call("play_wrong_answers", { attempt_id: level.attempt_id });
    expect(foreign.body.message).toBe("102");
  });

  it("asks bookmarks of one type or of all, without coins and score", async () => {
    const player = await app.signUp();
    const words = await playWords(player, 10);
    const level = await openLevel(player.call);
    await finish(player.call, level.attempt_id);
    for (const id of [idsOf(words)[0], idsOf(level)[0]]) {
      await player.call("set_bookmark", { question_id: id, status: 1 });
    }
    const ofWords = dataOf<View>(await player.call("play_bookmarks", { type: 3 }));
    expect(idsOf(ofWords)).toEqual([idsOf(words)[0]]);
    await answerAll({ db: app.db, ask: player.call }, ofWords.attempt_id, rightAnswer);
    expect(await finish(player.call, ofWords.attempt_id)).toMatchObject({
      percent: 100,
      coins_earned: 0,
      score: 0,
      ranked: false,
    });
    expect(idsOf(dataOf<View>(await player.call("play_bookmarks")))).toHaveLength(2);
    expect((await player.call("play_bookmarks", { type: 6 })).body.message).toBe("102");
  });
});

describe("multi match", () => {
  const PLACE = { category: "mm-weather" };
  const open = (player: TestPlayer, level: number) =>
    player.call("get_multi_match_questions_by_level", { ...PLACE, level });

  it("opens the next level when one is won, and not before", async () => {
    const player = await app.signUp();
    expect((await open(player, 2)).body.message).toBe("202");
    const { attempt_id } = dataOf<View>(await open(player, 1));
    await answerAll({ db: app.db, ask: player.call }, attempt_id, (question) =>
      question.number <= 5 ? rightAnswer(question) : wrongAnswer(question),
    );
    expect(await finish(player.call, attempt_id)).toMatchObject({
      percent: 50,
      level: { played: 1, passed: true, unlocked: 2, newly_unlocked: true },
    });
    expect((await open(player, 2)).body.error).toBe(false);
    const data = dataOf(await player.call("get_multi_match_level_data", { category_slug: "mm-weather" }));
    expect(data).toMatchObject({ level: 2 });
    const told = dataOf(await player.call("set_multi_match_level_data", { ...PLACE, level: 99 }));
    expect(told).toMatchObject({ level: 2 });
  });

  it("stays locked after a lost level, with parts right or not", async () => {
    const player = await app.signUp();
    const { attempt_id } = dataOf<View>(await open(player, 1));
    await answerAll({ db: app.db, ask: player.call }, attempt_id, (question) =>
      question.number <= 4 ? rightAnswer(question) : wrongAnswer(question),
    );
    expect(await finish(player.call, attempt_id)).toMatchObject({ percent: 40, level: { passed: false } });
    expect((await open(player, 2)).body.message).toBe("202");
  });

  it("knows no category of the quiz zone, and the quiz zone none of its own", async () => {
    const { call } = await app.signUp();
    const [zone, match] = [
      { category: "air-law", subcategory: "rules-of-the-air", level: 1 },
      { ...PLACE, level: 1 },
    ];
    const slugs = ({ category }: { category: string }) => ({ category_slug: category });
    const answers = await Promise.all([
      call("get_multi_match_questions_by_level", zone),
      call("get_questions_by_level", match),
      call("get_multi_match_level_data", { ...slugs(zone), subcategory_slug: zone.subcategory }),
      call("get_level_data", slugs(match)),
      call("set_multi_match_level_data", zone),
      call("set_level_data", match),
    ]);
    expect(answers.map(({ body }) => body.message)).toEqual(["102", "102", "102", "102", "102", "102"]);
  });
});
