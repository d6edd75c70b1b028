import { isRefusal, type ActionName, type OutputOf } from "@crosscheck/contract";
import type { ACTIONS } from "@crosscheck/contract";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { Item } from "@crosscheck/rules/questions/item";
import type { Clock, Ports, Random } from "../ports/ports.ts";
import { bookCoins, openCoinAccount } from "../coins/ledger.ts";
import { listItems } from "../content/item-queries.ts";
import type { Handlers } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/settings.ts";
import { createActionCore } from "../transport/action-core.ts";
import { handleFinishAttempt } from "./finish-attempt.ts";
import { handleGetAttempt } from "./get-attempt.ts";
import { handleGetQuestionsByLevel } from "./get-questions-by-level.ts";
import { openAttempt } from "./open-attempt.ts";
import { handleOpenQuestion } from "./open-question.ts";
import { handleReviewAttempt } from "./review-attempt.ts";
import { findRun } from "./run-queries.ts";
import { handleSubmitAnswer } from "./submit-answer.ts";
import { handleUseLifeline } from "./use-lifeline.ts";

const HANDLERS = {
  get_questions_by_level: handleGetQuestionsByLevel,
  get_attempt: handleGetAttempt,
  open_question: handleOpenQuestion,
  submit_answer: handleSubmitAnswer,
  use_lifeline: handleUseLifeline,
  finish_attempt: handleFinishAttempt,
  review_attempt: handleReviewAttempt,
} satisfies Partial<Handlers>;
type Name = ActionName & keyof typeof HANDLERS;
type Data<N extends Name> = OutputOf<(typeof ACTIONS)[N]>;

/** What only the server knows of an item; found in no answer before the reveal. */
export const SECRET = "only-the-server-knows";

export type TestPlace = {
  readonly category: string;
  readonly subcategory: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
};
export type AttemptView = Data<"get_attempt">;

/** For tests: the calls of this area through the real core, with content and players of their own. */
export function createAttemptFixture(db: Db, { clock, random }: { clock: Clock; random: Random }) {
  let settings: Settings = DEFAULT_SETTINGS;
  const bugs: unknown[] = [];
  const core = createActionCore({
    handlers: HANDLERS as unknown as Handlers, // the calls of other areas are not made here
    db,
    ports: { clock, random } as Ports, // nothing here sends mail or stores files
    settings: async () => settings,
    authenticate: async (token) => ({ playerId: token, deviceId: token, signedInAtMs: 0 }),
    limit: () => null,
    checkOutput: true,
    onBug: (error) => bugs.push(error),
    countContradiction: () => undefined,
  });

  /** The whole body of an answer, as text too: for tests that look for what must not be in it. */
  const ask = async (name: Name, playerId: string, fields: object) => {
    const { body } = await core({
      action: name,
      authorization: `Bearer ${playerId}`,
      contentType: "application/json",
      body: new TextEncoder().encode(JSON.stringify(fields)),
      address: "192.0.2.1",
      userAgent: "test",
    });
    return { body, text: JSON.stringify(body) };
  };
  /** The data of a success; throws on a refusal. */
  const call = async <N extends Name>(name: N, playerId: string, fields: object): Promise<Data<N>> => {
    const { body, text } = await ask(name, playerId, fields);
    if (body.error) throw new Error(`${name} answered ${text} ${bugs.map(String).join("\n")}`);
    return body.data as Data<N>; // checked by the core against its contract
  };
  /** The code of a refusal, or null for a success. */
  const refusal = async (name: Name, playerId: string, fields: object) => {
    const { body } = await ask(name, playerId, fields);
    return body.error ? body.message : null;
  };

  const newPlayer = async ({ coins = 100, referredBy = null as string | null } = {}) => {
    const playerId = random.uuid();
    const at = new Date(clock.nowMs());
    const code = playerId.replaceAll("-", "").slice(-8).toUpperCase();
    await db
      .insertInto("players")
      .values({
        player_id: playerId,
        name: "Test",
        email: null,
        mobile: null,
        picture: null,
        type: "email",
        refer_code: code,
        streak_day: null,
        referred_by: referredBy,
        referral_paid_at: null,
        web_language: null,
        created_at: at,
        deleted_at: null,
      })
      .execute();
    await openCoinAccount(db, playerId);
    if (coins > 0) {
      const booking = {
        reason: "welcome",
        amountCoins: coins,
        reference: playerId,
        idempotencyKey: "welcome",
      } as const;
      await bookCoins(db, { playerId, ...booking, at });
    }
    return playerId;
  };

  const newPlace = async ({ levels = 2, itemsPerLevel = 10, priceCoins = 0, trueFalse = 0 } = {}) => {
    const [categoryId, subcategoryId] = [random.uuid(), random.uuid()];
    const slug = `c-${categoryId.slice(-12)}`;
    await insertPlace(db, { categoryId, subcategoryId, slug, priceCoins, at: new Date(clock.nowMs()) });
    for (let level = 1; level <= levels; level += 1) {
      for (let position = 1; position <= itemsPerLevel; position += 1) {
        const kind = position <= trueFalse ? "true_false" : "single";
        await insertItem(db, { itemId: random.uuid(), categoryId, subcategoryId, level, position, kind });
      }
    }
    return { category: slug, subcategory: "part", categoryId, subcategoryId };
  };

  const openLevel = (playerId: string, place: TestPlace, level = 1): Promise<AttemptView> =>
    call("get_questions_by_level", playerId, {
      category: place.category,
      subcategory: place.subcategory,
      level,
    });

  /** The right answer of a question, straight from the stored paper. */
  const keyOf = async (playerId: string, attemptId: string, questionId: string): Promise<string> => {
    const run = await findRun(db, { playerId, attemptId });
    return run?.paper.questions.find((question) => question.itemId === questionId)?.key[0] ?? "";
  };

  /** Answers the questions in order, so many of them right, the others wrong. */
  const play = async (playerId: string, view: AttemptView, right: number) => {
    for (const [index, question] of view.questions.entries()) {
      const key = await keyOf(playerId, view.attempt_id, question.question_id);
      const wrong = question.options.find((option) => option.option_id !== key)?.option_id ?? "";
      await call("submit_answer", playerId, {
        attempt_id: view.attempt_id,
        question_id: question.question_id,
        answer: index < right ? key : wrong,
      });
    }
  };

  /** Opens an attempt of any mode over a level's items. */
  const openMode = async (
    playerId: string,
    mode: ModeDefinition,
    {
      parts,
      closesAtMs = null,
    }: { parts: { section: string | null; items: readonly Item[] }[]; closesAtMs?: number | null },
  ) => {
    const run = await openAttempt(
      db,
      { random, nowMs: clock.nowMs() },
      {
        playerId,
        mode,
        scopeKey: "fixture",
        categoryId: null,
        subcategoryId: null,
        scope: {
          category: null,
          subcategory: null,
          level: null,
          maxLevel: 0,
          title: "Mock exam",
          topicNames: {},
        },
        parts: parts.map((part) => ({ ...part, count: part.items.length })),
        closesAtMs,
      },
    );
    if (isRefusal(run)) throw new Error(run.refused);
    return call("get_attempt", playerId, { attempt_id: run.attemptId });
  };

  const change = (next: Partial<Settings>) => {
    settings = { ...DEFAULT_SETTINGS, ...next };
  };
  return { ask, call, refusal, newPlayer, newPlace, openLevel, openMode, keyOf, play, change, bugs };
}

type NewPlace = {
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly slug: string;
  readonly priceCoins: number;
  readonly at: Date;
};

async function insertPlace(db: Db, place: NewPlace): Promise<void> {
  const names = (en: string) => JSON.stringify({ en });
  await db
    .insertInto("packs")
    .values({ pack_id: "test", version: "1", licence: "test", content_hash: "x", imported_at: place.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("categories")
    .values({
      category_id: place.categoryId,
      pack_id: "test",
      type: 1,
      slug: place.slug,
      code: "010",
      names: names("Air law"),
      emblem: "law",
      price_coins: place.priceCoins,
      position: 1,
      retired_at: null,
    })
    .execute();
  await db
    .insertInto("subcategories")
    .values({
      subcategory_id: place.subcategoryId,
      category_id: place.categoryId,
      slug: "part",
      names: names("Rules of the air"),
      emblem: "law",
      position: 1,
      retired_at: null,
    })
    .execute();
}

type NewItem = {
  readonly itemId: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly level: number;
  readonly position: number;
  readonly kind: Item["kind"];
};

/** The key is option c, or "True"; its explanation carries the secret. */
async function insertItem(db: Db, item: NewItem): Promise<void> {
  const authorIds = item.kind === "single" ? ["a", "b", "c", "d"] : ["t", "f"];
  const key = item.kind === "single" ? "c" : "t";
  await db
    .insertInto("items")
    .values({
      item_id: item.itemId,
      pack_id: "test",
      source_id: item.itemId,
      category_id: item.categoryId,
      subcategory_id: item.subcategoryId,
      level: item.level,
      position: item.position,
      current_version: 1,
      retired_at: null,
    })
    .execute();
  await db
    .insertInto("item_versions")
    .values({
      item_id: item.itemId,
      version: 1,
      language: "en",
      kind: item.kind,
      body: JSON.stringify({
        difficulty: 3,
        lo: "010.01",
        marks: 1,
        stem: `Question ${item.level}.${item.position}`,
        options: authorIds.map((id) => ({ id, text: `Choice ${id}`, why: `${SECRET} why ${id}` })),
        key: [key],
        explanation: `${SECRET} explanation`,
        reference: `${SECRET} reference`,
        media: [],
      }),
      body_hash: item.itemId,
      created_at: new Date(0),
    })
    .execute();
}

/** Items of a view as authored. */
export async function itemsOf(db: Db, view: AttemptView): Promise<readonly Item[]> {
  return listItems(
    db,
    view.questions.map(({ question_id, language }) => ({ itemId: question_id, version: 1, language })),
  );
}
