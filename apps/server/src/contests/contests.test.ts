import { fixedTexts } from "../languages/texts-source.ts";
import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { SECRET } from "../attempts/level-fixture.ts";
import { dataOf, optionOf, paperOf, type Ask, type View } from "../conformance/play-fixture.ts";
import { listJobs } from "../jobs.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createContests, flyContest, HOUR_MS, type ContestRow } from "./contest-fixture.ts";

const app = await createTestApp();
const { db, clock, ports, settings } = app;
const contests = createContests({ db, clock, ports, settings });

type Lists = OutputOf<Actions["get_contest"]>;
type Board = OutputOf<Actions["get_contest_leaderboard"]>;

const fly = (ask: Ask, contestId: string, how: { right: number; secondsEach?: number }) =>
  flyContest({ db, clock, ask }, contestId, how);
const coinsOf = async (ask: Ask) => dataOf<{ coins: number }>(await ask("get_user_coin_score")).coins;
const details = async (ask: Ask, contest_id: string) =>
  dataOf<ContestRow>(await ask("get_contest_details", { contest_id }));
const board = async (ask: Ask, contest_id: string, page: object = {}) =>
  dataOf<Board>(await ask("get_contest_leaderboard", { contest_id, ...page }));

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs, ...contests.bugs];
  if (problems.length > 0) throw new Error(problems.map(String).join("\n"));
});

/** Slugs of the categories that a contest asks from. */
async function categoriesOf(contestId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`select distinct slug from contest_items
    join items using (item_id) join categories using (category_id) where contest_id = ${contestId}`.execute(
    db,
  );
  return rows.map(({ slug }) => slug);
}

describe("a contest", () => {
  it("goes from its creation to the prizes in the coin history of two players", async () => {
    const contestId = await contests.newContest({ entry_coins: 20, prizes: [100, 50] });
    const [ann, bob, cid, dee] = [
      await app.signUp(),
      await app.signUp(),
      await app.signUp(),
      await app.signUp(),
    ];
    expect(await details(ann.call, contestId)).toMatchObject({
      state: "upcoming",
      participants: 0,
      entry: 20,
    });
    clock.advanceMs(HOUR_MS);

    await fly(ann.call, contestId, { right: 9 });
    await fly(bob.call, contestId, { right: 9, secondsEach: 2 });
    await fly(cid.call, contestId, { right: 4 });
    await fly(dee.call, contestId, { right: 2 });
    expect(await coinsOf(ann.call)).toBe(80);
    expect(await details(ann.call, contestId)).toMatchObject({
      state: "live",
      participants: 4,
      is_played: true,
      is_handed_in: true,
      prize_status: false,
      rank: null,
      score: null,
    });

    await contests.close(contestId);
    const rows = await board(ann.call, contestId);
    const shown = rows.top_three_ranks.concat(rows.other_users_rank);
    expect(shown.map((row) => [row.user_id, row.user_rank, row.score, row.used_seconds, row.prize])).toEqual([
      [ann.playerId, 1, 35, 10, 100],
      [bob.playerId, 2, 35, 20, 50],
      [cid.playerId, 3, 10, 10, 0],
      [dee.playerId, 4, 0, 10, 0],
    ]);
    expect(await details(bob.call, contestId)).toMatchObject({
      state: "past",
      prize_status: true,
      rank: 2,
      score: 35,
      prize: 50,
    });
    const about = { name: "Night flight", contest_id: contestId };
    for (const [player, prize] of [
      [ann, 100],
      [bob, 50],
    ] as const) {
      const history = dataOf<readonly { type: string; points: number }[]>(
        await player.call("get_tracker_data"),
      );
      expect(history.slice(0, 2)).toMatchObject([
        { type: "contest_prize", points: prize, title_params: about },
        { type: "contest_entry", points: -20, title_params: about },
      ]);
    }
    // 80 of fees, 150 of prizes: the house brought the rest.
    const { rows: house } = await sql<{ coins: number }>`select sum(coins)::int as coins from house_entries
      where reference = ${contestId} and reason = 'contest_top_up'`.execute(db);
    expect(house).toEqual([{ coins: 70 }]);
  });

  it("counts for score, boards, statistics and badges when it closes, and not before", async () => {
    const contestId = await contests.newContest({ prizes: [10] });
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    clock.advanceMs(HOUR_MS);
    await fly(ann.call, contestId, { right: 10 });
    await fly(bob.call, contestId, { right: 1 });
    const told = async () => {
      const user = dataOf<{ all_time_score: number }>(await ann.call("get_user_by_id"));
      const stats = dataOf<{ questions_answered: number }>(await ann.call("get_users_statistics"));
      const daily = dataOf<Board>(await ann.call("get_daily_leaderboard"));
      const badges = dataOf<readonly { type: string; status: number }[]>(await ann.call("get_user_badges"));
      const status = (type: string) => badges.find((badge) => badge.type === type)?.status;
      return [
        user.all_time_score,
        stats.questions_answered,
        daily.my_rank?.score ?? null,
        status("most_wanted_winner"),
        status("brainiac"),
      ];
    };
    expect(await told()).toEqual([0, 0, null, 0, 0]);
    await contests.close(contestId);
    expect(await told()).toEqual([40, 10, 40, 1, 1]);
    const notices = dataOf<{ notifications: readonly { type: string }[] } | readonly { type: string }[]>(
      await ann.call("get_notifications"),
    );
    expect(JSON.stringify(notices)).toContain("contest_prize");
  });

  it("lists live, past and upcoming ones, and says so where there are none", async () => {
    const nobody = dataOf<Lists>(await (await app.signUp()).call("get_contest", { language_id: 2 }));
    expect(nobody.live_contest).toEqual({ error: true, message: "115", data: [] });
    const [now, later] = [await contests.newContest(), await contests.newContest({ name: "Later" })];
    await sql`update contests set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
      where contest_id = ${later}`.execute(db);
    clock.advanceMs(HOUR_MS);
    const { call } = await app.signUp();
    const lists = dataOf<Lists>(
      await call("get_contest", { timezone: "Europe/Berlin", gmt_format: "+01:00" }),
    );
    expect(lists.live_contest.data.map(({ id }) => id)).toEqual([now]);
    expect(lists.upcoming_contest.data.map(({ id }) => id)).toEqual([later]);
    expect(lists.past_contest.data.map(({ state }) => state)).toEqual(["past", "past"]);
    await contests.close(now);
    expect(dataOf<Lists>(await call("get_contest")).live_contest.message).toBe("115");
    await contests.host("cancel_contest", { contest_id: later });
    expect(dataOf<Lists>(await call("get_contest")).upcoming_contest.message).toBe("114");
  });
});

describe("entering", () => {
  it("is for live contests, once, and for who can pay", async () => {
    const contestId = await contests.newContest({ entry_coins: 60 });
    const enter = (ask: Ask) => ask("get_questions_by_contest", { contest_id: contestId });
    const { call } = await app.signUp();
    expect((await enter(call)).body.message).toBe("203");
    clock.advanceMs(HOUR_MS);
    const view = dataOf<View>(await enter(call));
    expect(view).toMatchObject({ mode: "contest", reveal: "after_close", lifelines: [], ranked: true });
    expect(view.scope.contest_id).toBe(contestId);
    expect((await enter(call)).body.message).toBe("118");
    expect(dataOf<View>(await enter(call)).attempt_id).toBe(view.attempt_id);
    expect(await coinsOf(call)).toBe(40);
    dataOf(await call("set_contest_leaderboard", { contest_id: contestId }));
    clock.advanceMs(1_001);
    expect((await enter(call)).body.message).toBe("117");

    const poor = await contests.newContest({ entry_coins: 60 });
    clock.advanceMs(HOUR_MS);
    expect((await call("get_questions_by_contest", { contest_id: poor })).body.message).toBe("201");
    const entered = await sql`select from contest_entries where contest_id = ${poor}`.execute(db);
    expect(entered.rows).toHaveLength(0);
    clock.advanceMs(HOUR_MS);
    expect((await call("get_questions_by_contest", { contest_id: poor })).body.message).toBe("203");
    await contests.run();
  });

  it("gives everybody the same questions, in an order and with options of their own", async () => {
    const contestId = await contests.newContest();
    clock.advanceMs(HOUR_MS);
    const papers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { call } = await app.signUp();
        const view = dataOf<View>(await call("get_questions_by_contest", { contest_id: contestId }));
        return view.questions;
      }),
    );
    const orders = papers.map((questions) => questions.map(({ question_id: id }) => id));
    expect(new Set(orders.map((ids) => ids.toSorted().join())).size).toBe(1);
    expect(new Set(orders.map((ids) => ids.join())).size).toBeGreaterThan(1);
    await contests.close(contestId);
  });

  it("fifty times at once by one player takes one fee for one run", async () => {
    const contestId = await contests.newContest({ entry_coins: 10 });
    clock.advanceMs(HOUR_MS);
    const { call } = await app.signUp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call("get_questions_by_contest", { contest_id: contestId })),
    );
    const ids = new Set(answers.map((answer) => dataOf<View>(answer).attempt_id));
    expect(ids.size).toBe(1);
    expect(await coinsOf(call)).toBe(90);
    await contests.close(contestId);
  });

  it("takes no coins, score or time from who hands in", async () => {
    const contestId = await contests.newContest({ prizes: [] });
    clock.advanceMs(HOUR_MS);
    const { call, playerId } = await app.signUp();
    dataOf(await call("get_questions_by_contest", { contest_id: contestId }));
    const forged = { questions_attended: 10, correct_answers: 10, score: 1_000 };
    const told = await call("set_contest_leaderboard", { contest_id: contestId, ...forged });
    expect(told.body).toMatchObject({ message: "111", data: { questions_attended: 0 } });
    await contests.close(contestId);
    const [entry] = await db
      .selectFrom("contest_entries")
      .selectAll()
      .where("player_id", "=", playerId)
      .execute();
    expect(entry).toMatchObject({ rank: null, prize_coins: 0, score: null });
    expect(await coinsOf(call)).toBe(100);
  });
});

describe("before a contest closes", () => {
  it("no byte of any call tells its keys, for entrants and others", async () => {
    const contestId = await contests.newContest({ entry_coins: 1 });
    clock.advanceMs(HOUR_MS);
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const view = dataOf<View>(await ann.call("get_questions_by_contest", { contest_id: contestId }));
    let bytes = "";
    const listen =
      (call: Ask): Ask =>
      async (action, fields) => {
        const answer = await call(action, fields);
        bytes += answer.text;
        return answer;
      };
    const [own, other] = [listen(ann.call), listen(bob.call)];
    const paper = await paperOf(db, view.attempt_id);
    for (const question of paper.slice(0, 6)) {
      const at = { attempt_id: view.attempt_id, question_id: question.itemId };
      const answer = optionOf(question, question.number <= 3 ? "right" : "wrong");
      const submitted = await own("submit_answer", { ...at, answer });
      expect(dataOf(submitted)).toMatchObject({
        correct: null,
        correct_answer: null,
        reveal: null,
        score: 0,
        points: 0,
      });
      await own("set_bookmark", { question_id: question.itemId, status: 1 });
      await own("report_question", { question_id: question.itemId, message: "Something is not right here" });
      await own("get_question_study", { question_id: question.itemId });
    }
    await own("set_contest_leaderboard", { contest_id: contestId, correct_answers: 3 });
    clock.advanceMs(1_001);
    for (const call of [own, other]) {
      for (const action of [
        "get_contest",
        "get_bookmark",
        "get_bookmark_ids",
        "get_reports",
        "get_users_statistics",
      ]) {
        await call(action);
      }
      for (const action of [
        "get_notifications",
        "get_open_attempts",
        "get_tracker_data",
        "get_user_badges",
      ]) {
        await call(action);
      }
      for (const action of ["get_contest_details", "get_contest_leaderboard", "get_questions_by_contest"]) {
        await call(action, { contest_id: contestId });
      }
      for (const action of ["get_attempt", "finish_attempt", "review_attempt"]) {
        await call(action, { attempt_id: view.attempt_id });
      }
      for (const category of await categoriesOf(contestId)) {
        expect((await call("get_category_sample", { category })).body.message).toBe("102");
        expect((await call("get_level_data", { category_slug: category })).body.message).toBe("102");
      }
      await call("play_bookmarks");
      await call("play_wrong_answers");
    }
    expect(bytes).not.toContain(SECRET);
    expect(bytes.length).toBeGreaterThan(10_000);
    expect((await own("finish_attempt", { attempt_id: view.attempt_id })).body.message).toBe("241");

    // A second before the end, and the last second in which answers may arrive, nothing is told either.
    clock.advanceMs(HOUR_MS - 1_001);
    await contests.run();
    expect((await own("review_attempt", { attempt_id: view.attempt_id })).body.message).toBe("221");
    await contests.close(contestId);
    const review = await ann.call("review_attempt", { attempt_id: view.attempt_id });
    expect(review.text).toContain(SECRET);
    expect((await bob.call("review_attempt", { attempt_id: view.attempt_id })).body.message).toBe("102");
  });

  it("entrants see who has entered and handed in, without scores; others see nothing", async () => {
    const contestId = await contests.newContest();
    clock.advanceMs(HOUR_MS);
    const [ann, bob, cid] = [await app.signUp(), await app.signUp(), await app.signUp()];
    await fly(ann.call, contestId, { right: 10 });
    dataOf(await bob.call("get_questions_by_contest", { contest_id: contestId }));
    clock.advanceMs(1_001);
    const seen = await board(bob.call, contestId);
    expect(
      seen.other_users_rank.map((row) => [row.user_id, row.is_handed_in, row.score, row.user_rank]),
    ).toEqual([
      [ann.playerId, true, null, null],
      [bob.playerId, false, null, null],
    ]);
    expect(seen).toMatchObject({
      top_three_ranks: [],
      prize_status: false,
      my_rank: { user_id: bob.playerId },
    });
    expect(await board(cid.call, contestId)).toMatchObject({ my_rank: null, other_users_rank: [] });
    await contests.close(contestId);
  });

  it("its questions are drawn by nothing else, and join the bank of their subject afterwards", async () => {
    const contestId = await contests.newContest();
    const used = await sql<{
      item_id: string;
    }>`select item_id from contest_items where contest_id = ${contestId}`.execute(db);
    const ids = new Set(used.rows.map(({ item_id: id }) => id));
    const { call } = await app.signUp();
    const drawn = async () => {
      const fields = { category_slug: "meteorology", limit: 50, minutes: 30 };
      const view = dataOf<View>(await call("get_questions_for_self_challenge", fields));
      await call("finish_attempt", { attempt_id: view.attempt_id });
      return view.questions.filter(({ question_id: id }) => ids.has(id)).length;
    };
    expect(await drawn()).toBe(0);
    clock.advanceMs(HOUR_MS);
    await contests.close(contestId);
    let met = 0;
    for (let time = 0; time < 5; time += 1) met += await drawn();
    expect(met).toBeGreaterThan(0);
  });
});

describe("closing", () => {
  it("ends runs that are open, and an attempt ends with its window", async () => {
    const contestId = await contests.newContest({ prizes: [5] });
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    clock.advanceMs(2 * HOUR_MS - 12_000);
    const views = await Promise.all(
      [ann, bob].map(async ({ call }) =>
        dataOf<View>(await call("get_questions_by_contest", { contest_id: contestId })),
      ),
    );
    for (const [index, { call }] of [ann, bob].entries()) {
      const view = views[index];
      const [question] = await paperOf(db, view?.attempt_id ?? "");
      if (question === undefined || view === undefined) throw new Error("an empty paper");
      const fields = { attempt_id: view.attempt_id, question_id: question.itemId };
      dataOf(
        await call("submit_answer", {
          ...fields,
          answer: optionOf(question, index === 0 ? "right" : "wrong"),
        }),
      );
    }
    expect(Date.parse(views[0]?.expires_at ?? "")).toBe(clock.nowMs() + 12_000);
    await contests.close(contestId);
    expect(await details(ann.call, contestId)).toMatchObject({ rank: 1, score: 4, prize: 5 });
    expect(await details(bob.call, contestId)).toMatchObject({ rank: 2, score: 0, prize: 0 });
  });

  it("fifty times at once by several processes pays every prize once", async () => {
    const contestId = await contests.newContest({ prizes: [100, 50] });
    const players = [await app.signUp(), await app.signUp(), await app.signUp(), await app.signUp()];
    clock.advanceMs(HOUR_MS);
    for (const [index, { call }] of players.entries()) await fly(call, contestId, { right: 10 - index });
    clock.advanceMs(HOUR_MS);
    await Promise.all(Array.from({ length: 50 }, () => contests.run()));
    const paid = await sql<{ coins: number }>`select player_coins::int as coins from coin_entries
      where reference = ${contestId} and reason = 'contest_prize' order by 1 desc`.execute(db);
    expect(paid.rows.map(({ coins }) => coins)).toEqual([100, 50]);
    const [first] = players;
    expect(await details(first?.call ?? app.call, contestId)).toMatchObject({ prize_status: true, rank: 1 });
  });

  it("leaves out whoever deleted the account or was deactivated", async () => {
    const contestId = await contests.newContest({ prizes: [100] });
    const [ann, bob, cid] = [await app.signUp(), await app.signUp(), await app.signUp()];
    clock.advanceMs(HOUR_MS);
    for (const [index, { call }] of [ann, bob, cid].entries())
      await fly(call, contestId, { right: 9 - index });
    await contests.host("deactivate_player", { player_id: ann.playerId, reason: "played with two accounts" });
    await contests.close(contestId);
    const rows = await board(bob.call, contestId);
    expect(rows.top_three_ranks.map((row) => [row.user_id, row.user_rank, row.prize])).toEqual([
      [bob.playerId, 1, 100],
      [cid.playerId, 2, 0],
    ]);
  });

  it("is a job", async () => {
    const jobs = listJobs({
      db,
      clock,
      random: ports.random,
      push: ports.push,
      mail: ports.mail,
      backups: ports.backups,
      texts: fixedTexts(new Map()),
      connection: app.connection,
      log: { info: () => undefined, warn: () => undefined },
      settings,
      onBug: (error) => contests.bugs.push(error),
    });
    const contestId = await contests.newContest();
    clock.advanceMs(2 * HOUR_MS + 1_001);
    await jobs.find(({ name }) => name === "run-contests")?.run();
    expect((await details((await app.signUp()).call, contestId)).prize_status).toBe(true);
  });
});

describe("cancelling", () => {
  it("gives every fee back as it was, and the runs have never been", async () => {
    const contestId = await contests.newContest({ entry_coins: 30 });
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    clock.advanceMs(HOUR_MS);
    await fly(ann.call, contestId, { right: 10 });
    const view = dataOf<View>(await bob.call("get_questions_by_contest", { contest_id: contestId }));
    expect(await contests.host("cancel_contest", { contest_id: contestId })).toMatchObject({
      data: { state: "cancelled" },
    });
    await Promise.all(Array.from({ length: 10 }, () => contests.run()));
    for (const { call } of [ann, bob]) {
      expect(await coinsOf(call)).toBe(100);
      expect((await call("get_contest_details", { contest_id: contestId })).body.message).toBe("235");
      expect((await call("get_questions_by_contest", { contest_id: contestId })).body.message).toBe("235");
      expect((await call("set_contest_leaderboard", { contest_id: contestId })).body.message).toBe("235");
      expect(JSON.stringify((await call("get_notifications")).body)).toContain("contest_cancelled");
    }
    expect((await bob.call("get_attempt", { attempt_id: view.attempt_id })).body.message).toBe("102");
    clock.advanceMs(2 * HOUR_MS);
    await contests.run();
    expect(dataOf<{ all_time_score: number }>(await ann.call("get_user_by_id")).all_time_score).toBe(0);
    expect(await contests.host("cancel_contest", { contest_id: contestId })).toMatchObject({
      refused: "contest_over",
    });
  });

  it("counts nothing of who flew, also where the window ends before the fees are back", async () => {
    const contestId = await contests.newContest({ entry_coins: 30 });
    const { call } = await app.signUp();
    clock.advanceMs(HOUR_MS);
    const view = await fly(call, contestId, { right: 10 });
    await contests.host("cancel_contest", { contest_id: contestId });
    clock.advanceMs(2 * HOUR_MS);
    expect((await call("finish_attempt", { attempt_id: view.attempt_id })).body.message).toBe("102");
    await contests.run();
    expect(dataOf<{ all_time_score: number }>(await call("get_user_by_id")).all_time_score).toBe(0);
    expect(await coinsOf(call)).toBe(100);
  });

  it("is refused once the window is over", async () => {
    const contestId = await contests.newContest();
    clock.advanceMs(2 * HOUR_MS);
    expect(await contests.host("cancel_contest", { contest_id: contestId })).toMatchObject({
      refused: "contest_over",
    });
    await contests.close(contestId);
  });
});
