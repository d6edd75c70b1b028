import type { OutputOf } from "@crosscheck/contract";
import type { getContestDetails } from "@crosscheck/contract/actions/contests";
import { MODES } from "@crosscheck/rules/modes/index";
import { sql } from "kysely";
import { SECRET } from "../attempts/level-fixture.ts";
import {
  dataOf,
  optionOf,
  paperOf,
  type Answered,
  type Ask,
  type View,
} from "../conformance/play-fixture.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { createOperators, type Outcome } from "../operators/operator-fixture.ts";
import type { Clock, Ports } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import type { SettingsSource } from "../settings/settings-source.ts";
import { runContests } from "./run-contests.ts";

export type ContestRow = OutputOf<typeof getContestDetails>;
export const HOUR_MS = 3_600_000;

/** A clock that a test moves on. */
type MovedClock = Clock & { readonly advanceMs: (ms: number) => void };

type Ground = {
  readonly db: Db;
  readonly ports: Ports;
  readonly clock: MovedClock;
  readonly settings: SettingsSource;
};

/** For tests: questions that only contests ask, contests made by operators' calls, players in them, and the job. */
export function createContests(ground: Ground) {
  const { db, ports, clock, settings } = ground;
  const { host } = createOperators(ground);
  const bugs: unknown[] = [];

  const newItems = (count: number, of: ItemsOf = {}) => insertItems(ground, count, of);

  const dataOfHost = (outcome: Outcome) => {
    if (outcome.refused !== undefined) throw new Error(`refused: ${JSON.stringify(outcome)}`);
    return outcome.data as { readonly contest_id: string; readonly state: string }; // of the contract
  };

  /** A published contest that starts in an hour and takes another one, unless told. */
  async function newContest(fields: object = {}): Promise<string> {
    const start = clock.nowMs() + HOUR_MS;
    const item_ids = await newItems(10);
    const { contest_id } = dataOfHost(
      await host("create_contest", {
        language: "en",
        name: "Night flight",
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + HOUR_MS).toISOString(),
        question_count: 10,
        prizes: [100, 50],
        paper: { item_ids },
        ...fields,
      }),
    );
    dataOfHost(await host("publish_contest", { contest_id }));
    return contest_id;
  }

  const run = async () =>
    await runContests({
      db,
      nowMs: clock.nowMs(),
      settings: await settings.current(),
      effects: FINISH_EFFECTS,
      random: ports.random,
      onBug: (error) => bugs.push(error),
    });

  /** Lets the job run until it would write a row of a player: it stops there, as if it were killed. */
  async function runUntil(table: "attempt_results" | "coin_entries", playerId: string): Promise<void> {
    const stopped = sql`alter table ${sql.table(table)} add constraint stopped
      check (player_id <> ${sql.lit(playerId)}) not valid`;
    await stopped.execute(db);
    await run();
    await sql`alter table ${sql.table(table)} drop constraint stopped`.execute(db);
    if (bugs.splice(0).length !== 1) throw new Error(`nothing was written to ${table}`);
  }

  /** Moves the clock beyond the end of a contest, with what is forgiven, and lets the job close it. */
  async function close(contestId: string): Promise<void> {
    const { ends_at: endsAt } = await db
      .selectFrom("contests")
      .select("ends_at")
      .where("contest_id", "=", contestId)
      .executeTakeFirstOrThrow();
    clock.advanceMs(Math.max(0, endsAt.getTime() + 1_001 - clock.nowMs()));
    await run();
  }

  return { host, newItems, newContest, run, runUntil, close, bugs };
}

/** Enters a contest and answers its first questions rightly, the others wrongly, each after some seconds. */
export async function flyContest(
  { db, clock, ask }: { readonly db: Db; readonly clock: MovedClock; readonly ask: Ask },
  contestId: string,
  { right, secondsEach = 1 }: { readonly right: number; readonly secondsEach?: number },
): Promise<View> {
  const view = dataOf<View>(await ask("get_questions_by_contest", { contest_id: contestId }));
  for (const question of await paperOf(db, view.attempt_id)) {
    clock.advanceMs(secondsEach * 1_000);
    const isSingle = question.key.length > 0;
    const answer = isSingle ? optionOf(question, question.number <= right ? "right" : "wrong") : "";
    const fields = { attempt_id: view.attempt_id, question_id: question.itemId, answer };
    dataOf(await ask("submit_answer", fields));
  }
  dataOf(await ask("set_contest_leaderboard", { contest_id: contestId }));
  return view;
}

/** Answers one question of a contest rightly. */
export async function answerRightly(
  { db, ask }: { readonly db: Db; readonly ask: Ask },
  { attempt_id }: View,
  number: number,
): Promise<Answered> {
  const question = (await paperOf(db, attempt_id))[number - 1];
  if (question === undefined) throw new Error(`no question ${number}`);
  const answer = optionOf(question, "right");
  return await ask("submit_answer", { attempt_id, question_id: question.itemId, answer });
}

type ItemsOf = { readonly code?: string; readonly language?: string };

/** Written items of a subject that no contest has asked. */
async function insertItems(
  { db, ports }: Pick<Ground, "db" | "ports">,
  count: number,
  { code = "050", language = "en" }: ItemsOf,
): Promise<readonly string[]> {
  const categoryId = ports.random.uuid();
  await db
    .insertInto("packs")
    .values({ pack_id: "test", version: "1", licence: "test", content_hash: "x", imported_at: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("categories")
    .values({
      category_id: categoryId,
      pack_id: "test",
      type: MODES.contest.source.categoryType,
      slug: `contest-${categoryId.slice(-12)}`,
      code,
      names: JSON.stringify({ en: "Weather" }),
      emblem: "meteorology",
      price_coins: 0,
      position: 1,
      retired_at: null,
    })
    .execute();
  const ids = Array.from({ length: count }, () => ports.random.uuid());
  for (const [index, itemId] of ids.entries()) await insertItem(db, { itemId, categoryId, language, index });
  forgetCatalogue(db);
  return ids;
}

type NewItem = {
  readonly itemId: string;
  readonly categoryId: string;
  readonly language: string;
  readonly index: number;
};

/** The key is option c; its explanation carries the secret. */
async function insertItem(db: Db, { itemId, categoryId, language, index }: NewItem): Promise<void> {
  await db
    .insertInto("items")
    .values({
      item_id: itemId,
      pack_id: "test",
      source_id: itemId,
      category_id: categoryId,
      subcategory_id: null,
      level: 1,
      position: index + 1,
      current_version: 1,
      retired_at: null,
    })
    .execute();
  await db
    .insertInto("item_versions")
    .values({
      item_id: itemId,
      version: 1,
      language,
      kind: "single",
      body: JSON.stringify({
        difficulty: 3,
        lo: "050.01",
        marks: 1,
        stem: `Question ${itemId.slice(0, 8)}`,
        options: ["a", "b", "c", "d"].map((id) => ({ id, text: `Choice ${id}`, why: `${SECRET} why ${id}` })),
        key: ["c"],
        explanation: `${SECRET} explanation`,
        reference: `${SECRET} reference`,
        media: [],
      }),
      body_hash: itemId,
      created_at: new Date(0),
    })
    .execute();
}
