import { RELEASES, REVIEWS, type Release, type Review } from "@crosscheck/rules/exams/exam";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { QUESTION_KINDS } from "@crosscheck/rules/questions/kind";
import { casesOf } from "@crosscheck/testkit/long-proof";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { addBookmarks, answerAll, rightAnswer, wrongAnswer } from "../attempts/solo-fixture.ts";
import { createExams, dataOfHost, HOUR_MS } from "../exams/exam-fixture.ts";
import { listPool } from "../exams/pool-queries.ts";
import { runExams } from "../exams/run-exams.ts";
import { settleAttempts } from "../attempts/finish/settle-attempts.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { plantCanaries, watch } from "./leak-fixture.ts";
import { dataOf, paperOf, type View } from "./play-fixture.ts";

const KEY = "cumulonimbus-canary-key";
const NOT_THERE = "102";
const PAGE = "00000000-0000-4000-8000-00000000000a";
/** A policy is a place where answers may be told too early. */
const POLICIES = RELEASES.flatMap((release) => REVIEWS.map((review) => [release, review] as const));
const { first, count } = casesOf({ whole: POLICIES.length, part: 3 });

const app = await createTestApp();
const { db, clock } = app;
const canaries = await plantCanaries(db);
const exams = createExams(app);
afterEach(() => {
  if (app.bugs.length > 0) throw new Error(app.bugs.map(String).join("\n"));
});

/** Moves time on and does what the jobs of every minute do. */
async function pass(ms: number): Promise<void> {
  clock.advanceMs(ms);
  const onBug = (error: unknown) => expect.unreachable(String(error));
  const settings = await app.settings.current();
  const context = { db, nowMs: clock.nowMs(), settings, effects: FINISH_EFFECTS, onBug };
  await settleAttempts(context);
  await runExams(context);
}

/** One item of every kind that an exam may ask, which no other exam has reserved, and some more of one choice. */
async function chooseItems(): Promise<readonly string[]> {
  const pool = await listPool(db, { language: "en", hiddenTypes: EVENT_TYPES });
  const single = pool.filter(({ kind }) => kind === "single").slice(0, 2);
  const others = QUESTION_KINDS.filter((kind) => kind !== "single" && kind !== "word_tiles");
  return [...others.flatMap((kind) => pool.find((item) => item.kind === kind) ?? []), ...single].map(
    ({ itemId }) => itemId,
  );
}

type Candidate = TestPlayer &
  ReturnType<typeof watch> & {
    readonly isRight: boolean;
    /** Answers in the candidate's own words, which come back. */
    readonly sent: Set<string>;
  };

/** A player whose every byte is looked through; one answers everything rightly, another everything wrongly. */
async function newCandidate(isRight: boolean): Promise<Candidate> {
  const player = await app.signUp();
  return { ...player, ...watch(player.call, canaries), isRight, sent: new Set() };
}

async function newExam(fields: object, players: readonly TestPlayer[]): Promise<string> {
  const exam_id = await exams.newDraft(fields);
  dataOfHost(await exams.host("set_exam_key", { exam_id, exam_key: KEY }));
  const candidates = players.map(({ playerId }) => ({ player: playerId }));
  dataOfHost(await exams.host("set_exam_candidates", { exam_id, admits: "list", candidates }));
  dataOfHost(await exams.host("publish_exam", { exam_id }));
  return exam_id;
}

type Question = readonly [action: string, fields: Readonly<Record<string, unknown>>];

/** Every call that could tell something of an exam, in the order in which it is made. */
function callsAbout(examId: string, view: View | null): readonly Question[] {
  const exam = { exam_module_id: examId };
  const about: Question[] = [
    ["get_exam_module", { type: 1 }],
    ["get_exam_module", { type: 2 }],
    ["get_exam", exam],
    ["get_exam_result", exam],
    ["get_open_attempts", {}],
    ["get_users_statistics", {}],
    ["get_user_by_id", {}],
    ["get_notifications", { limit: 20 }],
    ["get_tracker_data", { limit: 20 }],
    ["get_mock_history", {}],
    ["get_my_data", {}],
    ["get_bookmark_ids", {}],
    ["get_bookmark", { type: 1 }],
    ["get_reports", {}],
    ["get_user_badges", {}],
    ["get_next_best", {}],
  ];
  if (view === null) return about;
  const { attempt_id } = view;
  // The same one for everybody, wherever it stands in their papers.
  const [question_id = ""] = view.questions.map((question) => question.question_id).toSorted();
  const at = { attempt_id, question_id };
  return [
    ["get_attempt", { attempt_id }],
    ["get_exam_module_questions", { ...exam, exam_key: KEY }],
    ["open_question", at],
    ["use_lifeline", { ...at, kind: "fifty_fifty" }],
    ["flag_question", { ...at, flagged: 1 }],
    ["set_question_note", { ...at, note: "A note", struck: [], sequence: 1 }],
    ["report_exam_events", { attempt_id, page_id: PAGE, events: [] }],
    ["review_attempt", { attempt_id }],
    ["set_bookmark", { question_id, status: 1 }],
    ["get_question_study", { question_id }],
    ["report_question", { question_id, message: "Something is not right here" }],
    ["play_bookmarks", { type: 1 }],
    ["play_wrong_answers", { type: 1 }],
    ...about,
  ];
}

/** Makes all calls; what came back without what differs between two players who did the same. */
async function askAround({ ask }: Candidate, examId: string, view: View | null): Promise<readonly string[]> {
  const told: string[] = [];
  for (const [action, fields] of callsAbout(examId, view)) {
    const { status, body } = await ask(action, fields);
    told.push(`${action} ${status} ${[...traitsOf(body, "")].toSorted().join(" ")}`);
  }
  return told;
}

/** Numbers, flags, nothing and words of the product, with where they are; no ids, times and texts. */
function* traitsOf(value: unknown, at: string): Generator<string> {
  if (Array.isArray(value)) for (const inner of value) yield* traitsOf(inner, at);
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* traitsOf(inner, `${at}.${name}`);
  } else if (typeof value !== "string") yield `${at}=${String(value)}`;
  else if (/^[a-z_]{2,20}$/.test(value) && !OF_PLAYERS.test(at)) yield `${at}=${value}`;
}

/** Ids of options and slots are random words, and so are names. */
const OF_PLAYERS = /option|slot|answer|struck|tiles|friends_code|refer|profile|name$/;

async function sit(candidate: Candidate, examId: string, view: View): Promise<readonly string[]> {
  const told: string[] = [];
  for (const question of (await paperOf(db, view.attempt_id)).toSorted(byItem)) {
    const answer = candidate.isRight ? rightAnswer(question) : wrongAnswer(question);
    candidate.sent.add(answer);
    const fields = { attempt_id: view.attempt_id, question_id: question.itemId, answer, sequence: 1 };
    const { status, body } = await candidate.ask("submit_answer", fields);
    told.push(`${status} ${[...traitsOf(body, "")].toSorted().join(" ")}`);
  }
  return told;
}

/** What came back that nobody may know, and that the candidate did not say first. */
function leaksOf({ leaks, sent }: Candidate): readonly string[] {
  return leaks.filter((leak) => ![...sent].some((text) => leak.includes(` tells ${text} of `)));
}

function byItem(one: PaperQuestion, other: PaperQuestion): number {
  return one.itemId < other.itemId ? -1 : 1;
}

/** Since which state marks may be known, and answers; null: never. */
const MARKS_FROM: Readonly<Record<Release, State>> = {
  hand_in: "handed in",
  close: "closed",
  examiner: "released",
};
const STATES = ["entered", "sitting", "handed in", "closed", "released"] as const;
type State = (typeof STATES)[number];

function answersFrom(release: Release, review: Review): State | null {
  if (review === "never") return null;
  return release === "hand_in" && review === "close" ? "closed" : MARKS_FROM[release];
}

const isFrom = (state: State, since: State | null) =>
  since !== null && STATES.indexOf(state) >= STATES.indexOf(since);

describe.each(POLICIES.slice(first, first + count))(
  "an exam released at %s with review %s",
  (release, review) => {
    it("tells neither answers, marks nor its key before, and nobody else ever", async () => {
      const pair = [await newCandidate(true), await newCandidate(false)] as const;
      const [right, wrong] = pair;
      const [other, stranger] = [await newCandidate(true), await newCandidate(true)];
      const itemIds = await chooseItems();
      const items = itemIds.map((item_id) => ({ item_id }));
      const paper = { kind: "fixed", sections: [{ section: "all", name: { en: "All" }, items }] };
      // Marks like no other number.
      const rules = { minutes: 30, marks: { right: 7.13, wrong: -1.07, blank: 0 }, release, review };
      const examId = await newExam({ rules, paper }, [...pair, other]);
      const exam = { exam_module_id: examId };

      async function look(state: State, views: readonly (View | null)[]): Promise<void> {
        const isTold = isFrom(state, answersFrom(release, review));
        if (isTold) for (const { told } of pair) for (const id of itemIds) told.add(id);
        const [mine, theirs] = [
          await askAround(right, examId, views[0] ?? null),
          await askAround(wrong, examId, views[1] ?? null),
        ];
        // Until then who has everything right is told the same as who has everything wrong.
        const isSame = JSON.stringify(mine) === JSON.stringify(theirs);
        const differing = mine.filter((line, index) => line !== theirs[index]);
        if (isSame === isFrom(state, MARKS_FROM[release]))
          throw new Error(`${state}: ${differing.join("\n")}`);
        const reviewed = views[0] && (await right.ask("review_attempt", { attempt_id: views[0].attempt_id }));
        const shown = itemIds.flatMap((id) => canaries.get(id)?.hidden ?? []);
        const kept = shown.filter((text) => reviewed?.text.includes(text) !== true);
        expect(kept).toEqual(isTold ? [] : shown);
        for (const view of views) {
          if (view === null) continue;
          for (const [action, fields] of callsAbout(examId, view).slice(0, 8)) {
            if (action.includes("exam_module")) continue;
            expect([action, (await other.ask(action, fields)).body.message]).toEqual([action, NOT_THERE]);
          }
        }
        await expectStranger(stranger, examId);
        expect(pair.flatMap(leaksOf)).toEqual([]);
      }

      for (const { ask } of pair) dataOf(await ask("set_exam_module_result", exam));
      await look("entered", [null, null]);
      const views = await Promise.all(
        pair.map(async ({ ask }) =>
          dataOf<View>(await ask("get_exam_module_questions", { ...exam, exam_key: KEY })),
        ),
      );
      const saved = [
        await sit(right, examId, views[0] ?? never()),
        await sit(wrong, examId, views[1] ?? never()),
      ];
      expect(saved[0]).toEqual(saved[1]);
      await look("sitting", views);
      const forged = { ...exam, obtained_marks: 999, total_duration: 1, statistics: "[]" };
      for (const { ask, told } of pair) {
        if (isFrom("handed in", answersFrom(release, review))) for (const id of itemIds) told.add(id);
        dataOf(
          await ask("set_exam_module_result", { ...forged, rules_violated: 0, captured_question_ids: "[]" }),
        );
      }
      await pass(2_000);
      await look("handed in", views);
      await pass(2 * HOUR_MS);
      await look("closed", views);
      if (release === "examiner") dataOfHost(await exams.host("release_exam", { exam_id: examId }));
      await pass(60_000);
      await look("released", views);
      expect([...other.leaks, ...stranger.leaks]).toEqual([]);
      expect(right.bytes()).toBeGreaterThan(100_000);
    });
  },
);

function never(): never {
  throw new Error("no view");
}

/** Somebody who is not on the list of an exam does not find it, whatever is asked. */
async function expectStranger({ ask }: Candidate, examId: string): Promise<void> {
  const exam = { exam_module_id: examId };
  for (const type of [1, 2]) expect((await ask("get_exam_module", { type })).text).not.toContain(examId);
  const calls: readonly Question[] = [
    ["get_exam", exam],
    ["get_exam_module_questions", { ...exam, exam_key: KEY, accept_rules: 1 }],
    ["set_exam_module_result", exam],
    ["set_exam_module_result", { ...exam, obtained_marks: 1 }],
    ["get_exam_result", exam],
  ];
  for (const [action, fields] of calls) {
    expect([action, (await ask(action, fields)).body.message]).toEqual([action, NOT_THERE]);
  }
}

it.each(POLICIES)(
  "practice tells no answer of a sitting that is under way (release at %s, review %s)",
  async (release, review) => {
    const player = await newCandidate(true);
    const section = { section: "all", name: { en: "All" }, count: 5, kinds: ["single"] };
    const paper = { kind: "blueprint", sections: [section] };
    const examId = await newExam({ rules: { minutes: 30, release, review }, paper }, [player]);
    const practice = await app.signUp();
    const view = dataOf<View>(
      await player.ask("get_exam_module_questions", {
        exam_module_id: examId,
        exam_key: KEY,
        accept_rules: 1,
      }),
    );
    const ids = view.questions.map(({ question_id }) => question_id);
    await addBookmarks(db, player, ids);
    await addBookmarks(db, practice, ids);
    // Nobody else is in the way of the same practice.
    expect(dataOf<View>(await practice.call("play_bookmarks")).questions).toHaveLength(ids.length);
    const played = await player.ask("play_bookmarks");
    if (!played.body.error) {
      const { attempt_id } = dataOf<View>(played);
      await answerAll({ db, ask: player.ask }, attempt_id, rightAnswer);
      await player.ask("finish_attempt", { attempt_id });
      await player.ask("review_attempt", { attempt_id });
    }
    for (const question_id of ids) await player.ask("get_question_study", { question_id });
    expect(leaksOf(player)).toEqual([]);
  },
);

it("no table has the key of an exam in it", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`select from ${sql.table(name)} one
      where position(${KEY} in one::text) > 0 or position(${Buffer.from(KEY).toString("hex")} in one::text) > 0
      limit 1`.execute(db);
    if (hits.length > 0) found.push(name);
  }
  expect([rows.length > 50, found]).toEqual([true, []]);
});
