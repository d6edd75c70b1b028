import { ACTIONS, type ActionDefinition } from "@crosscheck/contract";
import { SPEC_CALLS } from "@crosscheck/contract/spec-calls";
import { createTestApp, proofOf } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { createContests, HOUR_MS } from "../contests/contest-fixture.ts";
import { createExams } from "../exams/exam-fixture.ts";
import { optionOf, paperOf } from "./play-fixture.ts";
import {
  createSpecClient,
  playBattle,
  SPEC_FIELDS,
  type Reply,
  type SpecClient,
  type Value,
} from "./spec-client-fixture.ts";

/**
 * Somebody has nothing but the specification and writes a client. These tests are that client: it knows the call names
 * and request fields, and reads what answers hand out. Identity comes from the provider, which the specification leaves
 * out of its contract.
 */
const app = await createTestApp();
let people = 0;

/** Signs a newcomer up as the specification's client does after its provider has let them in. */
async function signUp(): Promise<SpecClient> {
  people += 1;
  const client = createSpecClient(app.url);
  const firebase_id = `provider-user-${people}`;
  const proof = proofOf({ subject: firebase_id, email: `user${people}@example.org`, name: "amelia" });
  client.useBearer(proof);
  expect((await client.call("check_user_exists", { firebase_id })).code).toBe("131");
  const made = await client.call("user_signup", {
    firebase_id,
    type: "gmail",
    name: "amelia",
    email: `user${people}@example.org`,
    profile: "https://pictures.example/amelia.png",
    mobile: "",
    web_fcm_id: "a-token-of-messaging",
    friends_code: "",
  });
  expect(made.code).toBe("104");
  expect(made.data.at("name").text).toBe("Amelia");
  client.useBearer(made.data.at("api_token").text);
  return client;
}

/** The language the settings name: what the specification asks with everywhere. */
async function languageOf(client: SpecClient): Promise<number> {
  const languages = await client.call("get_languages");
  return languages.data.at(0, "id").number;
}

async function categoriesOf(client: SpecClient, type: number, subType: number | "" = "") {
  const language_id = await languageOf(client);
  const reply = await client.call("get_categories", { type, sub_type: subType, language_id });
  expect(reply.data.rows.length).toBeGreaterThan(0);
  return reply.data.rows;
}

async function firstCategory(client: SpecClient, type: number): Promise<Value> {
  const [first] = await categoriesOf(client, type);
  if (first === undefined) throw new Error(`no category of type ${type}`);
  return first;
}

/** A place that is played in levels: the first sub-category where there are some, named by its ids. */
async function levelPlace(client: SpecClient, type: number) {
  const category = await firstCategory(client, type);
  if (category.at("no_of").number === 0) return { category, ids: { category: category.at("id").text } };
  const parts = await client.call("get_subcategory_by_maincategory", {
    language_id: await languageOf(client),
    category_slug: category.at("slug").text,
  });
  const subcategory = parts.data.at(0, "id").text;
  return { category, ids: { category: category.at("id").text, subcategory } };
}

type Run = { readonly mode: string; readonly reply: Reply };

/** Every solo mode, opened from the specification's fields alone with what rows handed out. */
async function openEveryMode(client: SpecClient): Promise<readonly Run[]> {
  const language_id = await languageOf(client);
  const zone = await levelPlace(client, 1);
  const match = await levelPlace(client, 6);
  const reading = await firstCategory(client, 2);
  const passages = await client.call("get_fun_n_learn", {
    language_id,
    type: "category",
    type_id: reading.at("id").text,
  });
  const placed = async (type: number) => ({
    type: 1,
    type_id: (await firstCategory(client, type)).at("id").text,
  });
  const [topic] = await categoriesOf(client, 1, 1);
  const { call } = client;
  return [
    {
      mode: "quiz zone",
      reply: await call("get_questions_by_level", { ...zone.ids, level: 1, language_id }),
    },
    {
      mode: "daily quiz",
      reply: await call("get_daily_quiz", { language_id, timezone: "Asia/Kolkata", gmt_format: "GMT+5:30" }),
    },
    { mode: "true and false", reply: await call("get_questions_by_type", { language_id, type: 2 }) },
    {
      mode: "fun and learn",
      reply: await call("get_fun_n_learn_questions", {
        language_id,
        fun_n_learn_id: passages.data.at(0, "id").text,
      }),
    },
    {
      mode: "guess the word",
      reply: await call("get_guess_the_word", { language_id, ...(await placed(3)) }),
    },
    { mode: "audio", reply: await call("get_audio_questions", { language_id, ...(await placed(4)) }) },
    { mode: "math mania", reply: await call("get_maths_questions", await placed(5)) },
    {
      mode: "multi match",
      reply: await call("get_multi_match_questions_by_level", { ...match.ids, level: 1 }),
    },
    {
      mode: "self challenge",
      reply: await call("get_questions_for_self_challenge", {
        language_id,
        category_slug: topic?.at("slug").text ?? "",
        limit: 10,
      }),
    },
  ];
}

describe("the specification's calls", () => {
  const specified = Object.values<readonly string[]>(SPEC_CALLS).flat();

  it("are all known to the client", () => {
    expect(Object.keys(SPEC_FIELDS).toSorted()).toEqual(specified.toSorted());
  });

  it.each(Object.values<ActionDefinition>(ACTIONS).filter(({ name }) => specified.includes(name)))(
    "$name takes every field the specification names",
    ({ name, input, file }) => {
      const fields: readonly string[] = SPEC_FIELDS[name as keyof typeof SPEC_FIELDS];
      const taken = [...Object.keys(input.shape), ...(file === undefined ? [] : [file])];
      expect(fields.filter((field) => !taken.includes(field))).toEqual([]);
    },
  );
});

describe("a client written from the specification alone", () => {
  it("starts: settings, languages and texts", async () => {
    const client = createSpecClient(app.url);
    const settings = await client.call("get_web_settings");
    expect(settings.data.at("app_name").text).not.toBe("");
    expect(settings.data.at("error").raw).toBeUndefined();
    const switches = await client.call("get_system_configurations");
    expect(switches.data.at("language_mode").text).toBe("1");
    const language = (await client.call("get_system_language_list", { from: 2 })).data.at(0);
    for (const name of ["code", "language", "id"] as const) {
      const texts = await client.call("get_system_language_json", {
        from: 2,
        language: language.at(name).text,
      });
      expect(Object.keys(texts.data.at("texts").raw as object).length).toBeGreaterThan(100);
    }
    const home = await client.call("get_web_home_settings", { language_id: 14 });
    expect(home.data.at("subjects").rows.length).toBeGreaterThan(0);
    for (const type of ["about_us", "contact_us", "privacy_policy", "terms_conditions", ""]) {
      expect((await client.call("get_settings", { type })).isError).toBe(false);
    }
    expectNoComplaint(client);
  });

  it("plays every solo mode, reports numbers of its own, and is told the truth", async () => {
    const client = await signUp();
    const runs = await openEveryMode(client);
    for (const { mode, reply } of runs) {
      expect(reply.isError, mode).toBe(false);
      expect(reply.data.at("questions").rows.length, mode).toBeGreaterThan(4);
      for (const question of reply.data.at("questions").rows) {
        expect(question.at("question_id").text, mode).not.toBe("");
        expect(question.at("stem").text, mode).not.toBe("");
      }
    }
    // It marks itself: everything right, as this kind of client does. Nothing of that counts.
    const zone = await levelPlace(client, 1);
    const match = await levelPlace(client, 6);
    const told = {
      level: await client.call("set_level_data", { ...zone.ids, level: 2 }),
      match: await client.call("set_multi_match_level_data", { ...match.ids, level: 2 }),
      played: await client.call("set_quiz_categories", { type: 1, ...zone.ids, type_id: "" }),
      coins: await client.call("set_user_coin_score", {
        coins: 9_999,
        score: 400,
        type: "quiz_zone",
        title: "won_quiz_zone",
        status: 0,
      }),
      statistics: await client.call("set_users_statistics", {
        questions_answered: 90,
        correct_answers: 90,
        category_id: zone.category.at("id").text,
        ratio: 100,
      }),
    };
    expect([told.level.code, told.level.data.at("level").raw]).toEqual(["111", 1]);
    expect([told.match.code, told.match.data.at("level").raw]).toEqual(["111", 1]);
    expect([told.played.code, told.played.data.at("is_play").raw]).toEqual(["111", false]);
    expect([told.coins.code, told.coins.data.at("coins").raw]).toEqual(["111", 100]);
    expect([told.statistics.code, told.statistics.data.at("correct_answers").raw]).toEqual(["111", 0]);
    expect((await client.call("get_user_coin_score")).data.at("score").raw).toBe(0);
    const levels = await client.call("get_level_data", {
      category_slug: zone.category.at("slug").text,
      subcategory_slug: zone.ids.subcategory ?? "",
    });
    expect(levels.data.at("level").raw).toBe(1);
    expectNoComplaint(client);
  });

  it("buys a premium category, and then may play it", async () => {
    const client = await signUp();
    const category = (await categoriesOf(client, 3)).at(-1);
    const id = category?.at("id").text ?? "";
    const price = (coins: number) =>
      app.db.updateTable("categories").set({ price_coins: coins }).where("category_id", "=", id).execute();
    await price(60);
    app.clock.advanceMs(5_001); // the catalogue is kept for five seconds
    const play = () => client.call("get_guess_the_word", { type: "category", type_id: id });
    const offered = (await categoriesOf(client, 3)).find((row) => row.at("id").text === id);
    expect([offered?.at("is_premium").raw, offered?.at("has_unlocked").raw]).toEqual([true, false]);
    expect((await play()).code).toBe("211");
    const bought = await client.call("unlock_premium_category", { category: id });
    expect([bought.code, bought.data.at("coins").raw]).toEqual(["110", 40]);
    expect((await client.call("unlock_premium_category", { category: id })).code).toBe("132");
    expect((await play()).data.at("questions").rows.length).toBeGreaterThan(4);
    expect((await client.call("get_user_by_id")).data.at("coins").raw).toBe(40);
    await price(0);
    expectNoComplaint(client);
  });

  it("reports and bookmarks questions it was shown", async () => {
    const client = await signUp();
    const zone = await levelPlace(client, 1);
    const match = await levelPlace(client, 6);
    const asked = await client.call("get_questions_by_level", { ...zone.ids, level: 1 });
    const matched = await client.call("get_multi_match_questions_by_level", { ...match.ids, level: 1 });
    const question_id = asked.data.at("questions", 0, "question_id").text;
    const match_id = matched.data.at("questions", 0, "question_id").text;
    const message = "The second option is right as well.";
    expect((await client.call("report_question", { question_id, message })).code).toBe("109");
    expect((await client.call("multi_match_report_question", { question_id: match_id, message })).code).toBe(
      "109",
    );

    for (const id of [question_id, match_id]) {
      expect((await client.call("set_bookmark", { question_id: id, status: 1, type: 1 })).code).toBe("111");
    }
    expect((await client.call("get_bookmark", { type: 1 })).isError).toBe(false);
    expect((await client.call("set_bookmark", { question_id, status: 0, type: 1 })).code).toBe("111");
    expect((await client.call("set_bookmark", { question_id, status: 0, type: 1 })).code).toBe("232");
    expectNoComplaint(client);
  });

  it("enters a contest, reports numbers of its own, and reads the true standings", async () => {
    const client = await signUp();
    const language_id = await languageOf(client);
    const contests = createContests(app);
    const zone = { timezone: "Asia/Kolkata", gmt_format: "+05:30" };
    const planned = await contests.newContest({ prizes: [] });
    const lists = async () => (await client.call("get_contest", { language_id, ...zone })).data;
    expect((await lists()).at("upcoming_contest", "data", 0, "id").text).toBe(planned);
    expect((await lists()).at("live_contest", "message").text).toBe("115");
    app.clock.advanceMs(HOUR_MS);
    const contest_id = (await lists()).at("live_contest", "data", 0, "id").text;
    const asked = await client.call("get_questions_by_contest", { language_id, contest_id });
    expect([asked.code, asked.data.at("questions").rows.length]).toEqual(["118", 10]);
    const [first] = asked.data.at("questions").rows;
    await client.callDocumented("submit_answer", {
      attempt_id: asked.data.at("attempt_id").text,
      question_id: first?.at("question_id").text ?? "",
      answer: first?.at("options", 0, "option_id").text ?? "",
    });
    const told = { questions_attended: 10, correct_answers: 10, score: 40 };
    expect((await client.call("set_contest_leaderboard", { language_id, contest_id, ...told })).code).toBe(
      "111",
    );
    await contests.close(contest_id);
    const board = await client.call("get_contest_leaderboard", {
      language_id,
      contest_id,
      offset: 0,
      limit: 10,
    });
    expect(board.data.at("my_rank", "user_rank").raw).toBe(1);
    expect(board.data.at("my_rank", "score").number).toBeLessThanOrEqual(4);
    expect((await lists()).at("past_contest", "data", 0, "prize_status").raw).toBe(true);
    expectNoComplaint(client);
  });

  it("sits an exam to the end with the three calls of the specification", async () => {
    const client = await signUp();
    const language_id = await languageOf(client);
    const exams = createExams(app);
    await exams.newExam({
      title: "Solo exam",
      rules: { minutes: 30, release: "hand_in", review: "release" },
    });
    const page = { language_id, offset: 0, limit: 10, timezone: "Asia/Kolkata", gmt_format: "+05:30" };
    const list = async (type: number) => await client.call("get_exam_module", { ...page, type });
    const row = (await list(1)).data.at(0);
    expect(["title", "exam_status", "has_key", "no_of_que"].map((name) => row.at(name).raw)).toEqual([
      "Solo exam",
      1,
      false,
      5,
    ]);
    const exam_module_id = row.at("id").text;
    // Its questions are asked for only after the rules: entering agrees to them.
    expect((await client.call("get_exam_module_questions", { exam_module_id })).code).toBe("218");
    const entered = await client.call("set_exam_module_result", { exam_module_id });
    expect([entered.code, entered.data.at("obtained_marks").raw]).toEqual(["110", null]);
    expect((await list(1)).data.at(0, "exam_status").raw).toBe(2);

    const asked = await client.call("get_exam_module_questions", { exam_module_id });
    const attempt_id = asked.data.at("attempt_id").text;
    const questions = asked.data.at("questions").rows;
    expect(questions).toHaveLength(5);
    const paper = await paperOf(app.db, attempt_id);
    for (const [index, question] of questions.slice(0, 3).entries()) {
      const question_id = question.at("question_id").text;
      const stored = paper.find(({ itemId }) => itemId === question_id);
      const answer = stored === undefined ? "" : optionOf(stored, index < 2 ? "right" : "wrong");
      const told = await client.callDocumented("submit_answer", { attempt_id, question_id, answer });
      expect(["recorded", "correct", "explanation"].map((name) => told.data.at(name).raw)).toEqual([
        true,
        null,
        null,
      ]);
    }
    const forged = {
      total_duration: 1,
      obtained_marks: 5,
      statistics: JSON.stringify([{ mark: 1, correct_answer: 5, incorrect: 0 }]),
      rules_violated: 0,
      captured_question_ids: JSON.stringify(questions.map((question) => question.at("question_id").text)),
    };
    const told = await client.call("set_exam_module_result", { exam_module_id, ...forged });
    const marks = ["obtained_marks", "total_marks", "percent", "passed"] as const;
    const truth = [2, 5, 40, false];
    expect([told.code, marks.map((name) => told.data.at(name).raw)]).toEqual(["110", truth]);
    expect(told.data.at("statistics", 0, "correct").raw).toBe(2);
    const done = (await list(2)).data.at(0);
    expect([done.at("id").text, done.at("exam_status").raw]).toEqual([exam_module_id, 3]);
    expect(marks.map((name) => done.at("result", name).raw)).toEqual(truth);
    expect((await list(1)).data.rows).toEqual([]);
    expect((await client.call("set_exam_module_result", { exam_module_id, ...forged })).code).toBe("207");
    expect((await client.call("get_exam_module_questions", { exam_module_id })).code).toBe("207");
    expectNoComplaint(client);
  });

  it("keeps its account: profile, picture, statistics, and the end", async () => {
    const client = await signUp();
    expect(
      (await client.call("update_profile", { name: "grace", email: "", mobile: "" })).data.at("name").text,
    ).toBe("Grace");
    const picture = new Blob([Buffer.from(PIXEL, "base64")], { type: "image/png" });
    const uploaded = await client.call("upload_profile_image", { image: picture });
    expect(uploaded.code).toBe("106");
    expect(uploaded.data.at("profile").text).toMatch(/^\/media\//);
    const statistics = await client.call("get_users_statistics");
    expect(statistics.data.at("questions_answered").raw).toBe(0);
    expect((await client.call("update_fcm_id", { web_fcm_id: "a-token-of-messaging" })).code).toBe("111");
    const page = { sort: "id", order: "DESC", offset: 0, limit: 10 };
    const told = await client.call("get_notifications", page);
    expect([told.isError, told.data.at("data").raw, told.data.at("unread").raw]).toEqual([false, [], 0]);
    expect((await client.call("delete_user_account")).code).toBe("111");
    expect((await client.call("get_user_by_id")).status).toBe(401);
  });
});

describe("the same client with our documented calls for answers", () => {
  it("plays every solo mode to a result", async () => {
    const client = await signUp();
    for (const { mode, reply } of await openEveryMode(client)) {
      const result = await playToTheEnd(client, reply, answerOf);
      const count = (name: string) => result.at(name).number;
      expect(count("correct") + count("wrong") + count("blank"), mode).toBe(count("question_count"));
      expect(count("blank"), mode).toBe(0);
      const review = await client.callDocumented("review_attempt", {
        attempt_id: reply.data.at("attempt_id").text,
      });
      expect(review.data.at("questions").rows.length, mode).toBe(count("question_count"));
    }
    const played = await client.call("set_quiz_categories", {
      type: 1,
      category: (await levelPlace(client, 1)).ids.category,
    });
    expect([played.code, played.data.at("is_play").raw]).toEqual(["128", true]);
    expect((await client.call("get_daily_quiz", { timezone: "Asia/Kolkata" })).code).toBe("112");
    const statistics = await client.call("get_users_statistics");
    expect(statistics.data.at("questions_answered").number).toBeGreaterThan(50);
    expectNoComplaint(client);
  });

  it("plays a random battle and a room to their ends, by asking again and again", async () => {
    const clients = [await signUp(), await signUp()];
    const language_id = await languageOf(clients[0] ?? (await signUp()));
    const ids = new Map<SpecClient, string>();
    for (const client of clients) {
      const { data } = await client.call("get_random_questions", { language_id });
      ids.set(client, data.at("match_id").text);
    }
    const match = await playBattle(clients, app.pass, async (client) => {
      const { data } = await client.call("get_random_questions", { match_id: ids.get(client) ?? "" });
      return data.at("room");
    });
    expect(match.at("questions").rows).toHaveLength(10);

    const [creator, joiner] = clients;
    const made = await creator?.call("create_room", { language_id, room_type: 1, no_of_que: 5 });
    expect(made?.code).toBe("120");
    const room_id = made?.data.at("room_code").text ?? "";
    await joiner?.call("get_question_by_room_id", { room_id });
    const room = await playBattle(clients, app.pass, async (client) => {
      return (await client.call("get_question_by_room_id", { room_id })).data;
    });
    expect(room.at("questions").rows).toHaveLength(5);
    const users = room.at("users").rows.map((user) => user.at("point").number);
    expect(users).toEqual(room.at("result", "seats").rows.map((seat) => seat.at("points").number));
    clients.forEach(expectNoComplaint);
  });

  it("learns, wins, earns, and moves up a level", async () => {
    const client = await signUp();
    const { ids } = await levelPlace(client, 1);
    const open = () => client.call("get_questions_by_level", { ...ids, level: 1 });
    const known = new Map<string, string>();
    await playToTheEnd(client, await open(), answerOf, (question, told) => {
      const right = question
        .at("options")
        .rows.find((option) => option.at("option_id").text === told.at("correct_answer").text);
      if (right !== undefined) known.set(question.at("stem").text, right.at("text").text);
    });
    const result = await playToTheEnd(client, await open(), (question) => {
      const right = known.get(question.at("stem").text);
      const option = question.at("options").rows.find((one) => one.at("text").text === right);
      return option?.at("option_id").text ?? answerOf(question);
    });
    expect(result.at("percent").raw).toBe(100);
    expect(result.at("coins_earned").number).toBeGreaterThan(0);
    const reached = await client.call("set_level_data", { ...ids, level: 2 });
    expect([reached.code, reached.data.at("level").raw]).toEqual(["111", 2]);
    const balance = await client.call("get_user_coin_score");
    expect(balance.data.at("coins").raw).toBe(result.at("coins").raw);
    expect(balance.data.at("score").number).toBeGreaterThan(0);
    for (const board of [
      "get_daily_leaderboard",
      "get_monthly_leaderboard",
      "get_globle_leaderboard",
    ] as const) {
      const page = await client.call(board, { offset: 0, limit: 10 });
      expect(page.data.at("my_rank", "score").raw, board).toBe(balance.data.at("score").raw);
      expect(page.data.at("top_three_ranks").rows.length, board).toBeGreaterThan(0);
    }
    expectNoComplaint(client);
  });
});

/** Nothing was refused for its fields, nobody was signed out, and nothing broke. */
function expectNoComplaint({ log }: SpecClient): void {
  expect(log.length).toBeGreaterThan(3);
  expect(log.filter((line) => !/ 200 /.test(line) || / 103( |$)/.test(line))).toEqual([]);
}

async function playToTheEnd(
  client: SpecClient,
  opened: Reply,
  choose: (question: Value) => string,
  hear: (question: Value, told: Value) => void = () => undefined,
): Promise<Value> {
  const attempt_id = opened.data.at("attempt_id").text;
  for (const question of opened.data.at("questions").rows) {
    const question_id = question.at("question_id").text;
    const told = await client.callDocumented("submit_answer", {
      attempt_id,
      question_id,
      answer: choose(question),
    });
    expect(told.data.at("recorded").raw, client.log.at(-1)).toBe(true);
    hear(question, told.data);
  }
  return (await client.callDocumented("finish_attempt", { attempt_id })).data;
}

/** Any answer of the form a card asks for. */
function answerOf(question: Value): string {
  const options = question.at("options").rows.map((option) => ({
    id: option.at("option_id").text,
    slot: option.at("slot_id").raw,
  }));
  const slots = question.at("slots").rows.map((slot) => slot.at("slot_id").text);
  switch (question.at("kind").text) {
    case "single":
    case "true_false":
      return options[0]?.id ?? "";
    case "multi_select":
      return JSON.stringify(options.slice(0, 1).map(({ id }) => id));
    case "sequence":
      return JSON.stringify(options.map(({ id }) => id));
    case "matching":
      return JSON.stringify(slots.map((_, place) => options[place]?.id ?? ""));
    case "drop_downs":
      return JSON.stringify(slots.map((slot) => options.find((option) => option.slot === slot)?.id ?? ""));
    case "typed_number":
      return "1";
    case "word_tiles":
      return question
        .at("tiles")
        .rows.map((tile) => tile.text)
        .slice(
          0,
          question.at("word_lengths").rows.reduce((sum, length) => sum + length.number, 0),
        )
        .join("");
    default:
      return "anything";
  }
}

/** A picture of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
