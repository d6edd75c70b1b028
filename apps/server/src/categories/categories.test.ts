import { ACTIONS } from "@crosscheck/contract";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { createTestDatabase } from "@crosscheck/testkit";
import { beforeAll, describe, expect, it } from "vitest";
import { findBalance, bookCoins, openCoinAccount } from "../coins/ledger.ts";
import { categoryIdOf, subcategoryIdOf } from "../content/plan-import.ts";
import { importPack } from "../content/import-pack.ts";
import { SAMPLE_MANIFEST, createSamplePack, jsonLines, sampleRows } from "../content/sample-pack.ts";
import type { CallContext } from "../calls/handle.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/settings.ts";
import { findOffer } from "./category-queries.ts";
import { handleGetCategories } from "./get-categories.ts";
import { handleGetLevelData } from "./get-level-data.ts";
import { handleGetSubcategoryByMaincategory } from "./get-subcategory-by-maincategory.ts";
import { handleSetLevelData } from "./set-level-data.ts";
import { handleSetQuizCategories } from "./set-quiz-categories.ts";
import { handleUnlockPremiumCategory } from "./unlock-premium-category.ts";

const { db } = await createTestDatabase();
const NOW_MS = Date.UTC(2026, 10, 21, 8);
const PRICE = 30;
const [ENGLISH, ARABIC] = [14, 15];
const RULES_ID = subcategoryIdOf("air-law", "rules-of-the-air");

/** A call context over the real database; ports are not used by these handlers. */
function call<Input>(
  input: Input,
  playerId: string,
  settings: Partial<Settings & { readonly alsoDefaultLanguage: boolean }> = {},
) {
  const contradictions: string[] = [];
  const context = {
    db,
    // None of these handlers uses a port.
    ports: {} as CallContext["ports"],
    settings: { ...DEFAULT_SETTINGS, ...settings },
    nowMs: NOW_MS,
    effects: [],
    client: { address: "192.0.2.1", userAgent: "test" },
    file: null,
    countContradiction: (field: string) => void contradictions.push(field),
    caller: {
      kind: "player" as const,
      playerId,
      deviceId: crypto.randomUUID(),
      signedInAtMs: NOW_MS,
      alsoDefaultLanguage: settings.alsoDefaultLanguage === true,
      pageLanguage: null,
    },
    input,
    contradictions,
  };
  return context;
}

async function addPlayer(coins: number): Promise<string> {
  const playerId = crypto.randomUUID();
  const at = new Date(NOW_MS);
  await db
    .insertInto("players")
    .values({
      player_id: playerId,
      name: "Amal",
      type: "email",
      refer_code: playerId.replaceAll("-", "").slice(0, 8).toUpperCase(),
      created_at: at,
    })
    .execute();
  await openCoinAccount(db, playerId);
  const gift = { playerId, reason: "welcome" as const, reference: playerId, idempotencyKey: "welcome", at };
  if (coins > 0) await bookCoins(db, { ...gift, amountCoins: coins });
  return playerId;
}

/** A finished run of a level and what it made of the progress. */
async function addProgress(playerId: string, level: number, bestPercent: number): Promise<void> {
  const at = new Date(NOW_MS);
  await db
    .insertInto("attempts")
    .values({
      player_id: playerId,
      attempt_id: crypto.randomUUID(),
      mode: "quiz_zone",
      scope_key: String(level),
      category_id: categoryIdOf("air-law"),
      subcategory_id: RULES_ID,
      level,
      scope: "{}",
      rules: "{}",
      paper: "{}",
      opened_at: at,
      expires_at: new Date(NOW_MS + 1),
      closes_at: null,
      finished_at: at,
    })
    .execute();
  await db
    .insertInto("level_progress")
    .values({
      player_id: playerId,
      category_id: categoryIdOf("air-law"),
      place_id: RULES_ID,
      level,
      best_percent: bestPercent,
      runs: 1,
      passed_at: bestPercent >= 50 ? new Date(NOW_MS) : null,
      last_played_at: new Date(NOW_MS),
    })
    .execute();
}

beforeAll(async () => {
  const subject = (slug: string, name: string, more: object = {}) => ({
    slug,
    code: "010",
    name: { en: name },
    emblem: slug,
    subcategories: [],
    ...more,
  });
  const subcategory = (slug: string, name: string) => ({ slug, name: { en: name, ar: "قواعد" } });
  const categories = [
    subject("air-law", "Air law", {
      name: { en: "Air law", ar: "القانون الجوي" },
      subcategories: [
        subcategory("rules-of-the-air", "Rules of the air"),
        subcategory("empty-part", "Nothing yet"),
      ],
    }),
    subject("navigation", "Navigation", { coins: PRICE }),
    subject("meteorology", "Meteorology"),
  ];
  const levels = [
    ...sampleRows(1, 10),
    ...sampleRows(11, 20, { level: 2 }),
    ...sampleRows(21, 30, { level: 3 }),
  ];
  const paid = sampleRows(31, 40, { category: "navigation", subcategory: null });
  const arabic = sampleRows(1, 10).map((row) => ({ ...row, explanation: "هكذا تقول القاعدة." }));
  await using pack = await createSamplePack({
    "pack.json": JSON.stringify({ ...SAMPLE_MANIFEST, categories }),
    "questions.en.jsonl": jsonLines([...levels, ...paid]),
    "questions.ar.jsonl": jsonLines(arabic),
  });
  const report = await importPack(db, pack.folder, {
    nowMs: NOW_MS,
    uuid: () => crypto.randomUUID(),
    dryRun: false,
    storage: null,
    onProgress: () => undefined,
  });
  if (report.status !== "imported") throw new Error(JSON.stringify(report.problems));
});

describe("get_categories", () => {
  it("answers the categories with questions, in the pack's order, to a visitor", async () => {
    const visitor = {
      ...call({ type: 1, language_id: ENGLISH }, crypto.randomUUID()),
      caller: { kind: "visitor" } as const,
    };
    const answer = await handleGetCategories(visitor);
    if ("refused" in answer) throw new Error(answer.refused);
    expect(ACTIONS.get_categories.output.parse(answer.data)).toEqual([
      {
        id: categoryIdOf("air-law"),
        slug: "air-law",
        category_name: "Air law",
        language_id: ENGLISH,
        image: null,
        emblem: "air-law",
        face: faceOf("010"),
        type: 1,
        is_premium: false,
        coins: 0,
        row_order: 1,
        no_of: 1,
        no_of_que: 30,
        maxlevel: 3,
        levels: 3,
        is_play: false,
        has_unlocked: true,
        progress: 0,
        pack: "sample",
      },
      expect.objectContaining({
        slug: "navigation",
        is_premium: true,
        coins: PRICE,
        no_of: 0,
        no_of_que: 10,
        has_unlocked: false,
      }),
    ]);
    expect(answer.total).toBe(2);
  });

  it("leaves out what is not written in the asked language, unless the player allows the default one", async () => {
    const input = { type: 1, language_id: ARABIC };
    const own = await handleGetCategories(call(input, await addPlayer(0)));
    expect(own).toMatchObject({ data: [{ slug: "air-law", language_id: ARABIC }], total: 1 });
    const answer = await handleGetCategories(call(input, await addPlayer(0), { alsoDefaultLanguage: true }));
    expect(answer).toMatchObject({
      data: [
        { slug: "air-law", category_name: "القانون الجوي", language_id: ARABIC, no_of_que: 30, maxlevel: 3 },
        { slug: "navigation", category_name: "Navigation", language_id: ENGLISH, no_of_que: 10 },
      ],
      total: 2,
    });
  });

  it.each<[string, number | undefined, boolean, number]>([
    ["no language is asked for", undefined, true, ENGLISH],
    ["the language is not known", 4711, true, ENGLISH],
    ["language mode is off", ARABIC, false, 0],
  ])("answers in the default language when %s", async (_case, languageId, languageMode, id) => {
    const input = { type: 1, language_id: languageId };
    const answer = await handleGetCategories(call(input, await addPlayer(0), { languageMode }));
    expect(answer).toMatchObject({
      data: [{ category_name: "Air law", language_id: id }, { slug: "navigation" }],
    });
  });

  it("answers nothing for a type without content, as a success", async () => {
    const answer = await handleGetCategories(call({ type: 4, language_id: ENGLISH }, await addPlayer(0)));
    expect(answer).toEqual({ data: [], total: 0 });
  });

  it("shows what the player has played and passed", async () => {
    const playerId = await addPlayer(0);
    await addProgress(playerId, 1, 80);
    await addProgress(playerId, 2, 30);
    const answer = await handleGetCategories(call({ type: 1, language_id: ENGLISH }, playerId));
    expect(answer).toMatchObject({
      data: [
        { is_play: true, progress: 33 },
        { is_play: false, progress: 0 },
      ],
    });
  });
});

describe("get_subcategory_by_maincategory", () => {
  it("answers the sub-categories with questions", async () => {
    const input = { category_slug: "air-law", subcategory_slug: undefined, language_id: ARABIC };
    const playerId = await addPlayer(0);
    const own = await handleGetSubcategoryByMaincategory(call(input, playerId));
    expect(own).toMatchObject({ data: [{ slug: "rules-of-the-air", no_of_que: 10, language_id: ARABIC }] });
    const answer = await handleGetSubcategoryByMaincategory(
      call(input, playerId, { alsoDefaultLanguage: true }),
    );
    if ("refused" in answer) throw new Error(answer.refused);
    expect(ACTIONS.get_subcategory_by_maincategory.output.parse(answer.data)).toMatchObject([
      {
        slug: "rules-of-the-air",
        category_name: "قواعد",
        maincat_id: categoryIdOf("air-law"),
        no_of_que: 30,
      },
    ]);
  });

  it.each(["meteorology", "navigation", "no-such-subject"])("has no data for %s", async (slug) => {
    const input = { category_slug: slug, subcategory_slug: undefined, language_id: ENGLISH };
    const answer = await handleGetSubcategoryByMaincategory(call(input, await addPlayer(0)));
    expect(answer).toEqual({ refused: "no_data" });
  });
});

describe("get_level_data", () => {
  const input = { category_slug: "air-law", subcategory_slug: "rules-of-the-air", language_id: ENGLISH };

  it("unlocks the first level of a new player only", async () => {
    const answer = await handleGetLevelData(call(input, await addPlayer(0)));
    if ("refused" in answer) throw new Error(answer.refused);
    const data = ACTIONS.get_level_data.output.parse(answer.data);
    expect(data).toMatchObject({ level: 1, max_level: 3, no_of_ques: 30, win_percent: 50 });
    expect(data.category.slug).toBe("air-law");
    expect(data.subcategory?.slug).toBe("rules-of-the-air");
    expect(data.level_data.map(({ unlocked }) => unlocked)).toEqual([true, false, false]);
  });

  it("unlocks the level after the highest passed one", async () => {
    const playerId = await addPlayer(0);
    await addProgress(playerId, 1, 70);
    await addProgress(playerId, 2, 40);
    const answer = await handleGetLevelData(call(input, playerId));
    expect(answer).toMatchObject({
      data: {
        level: 2,
        level_data: [
          { level: 1, played: true, best_percent: 70, unlocked: true },
          { level: 2, played: true, best_percent: 40, unlocked: true },
          { level: 3, played: false, best_percent: null, unlocked: false },
        ],
      },
    });
  });

  it("names the run of a level that waits to be resumed, but not one that is over", async () => {
    const playerId = await addPlayer(0);
    const openId = crypto.randomUUID();
    const attempt = {
      player_id: playerId,
      mode: "quiz_zone",
      category_id: categoryIdOf("air-law"),
      subcategory_id: RULES_ID,
      scope: "{}",
      rules: "{}",
      paper: "{}",
      opened_at: new Date(NOW_MS - 1_000),
      closes_at: null,
      finished_at: null,
    };
    const at = (ms: number) => new Date(NOW_MS + ms);
    await db
      .insertInto("attempts")
      .values([
        { ...attempt, attempt_id: openId, scope_key: "1", level: 1, expires_at: at(60_000) },
        { ...attempt, attempt_id: crypto.randomUUID(), scope_key: "2", level: 2, expires_at: at(-1) },
      ])
      .execute();
    const answer = await handleGetLevelData(call(input, playerId));
    expect(answer).toMatchObject({
      data: {
        level_data: [{ open_attempt_id: openId }, { open_attempt_id: null }, { open_attempt_id: null }],
      },
    });
  });

  it("shows the levels of a premium category that is not bought as locked", async () => {
    const place = { category_slug: "navigation", subcategory_slug: undefined, language_id: ENGLISH };
    const answer = await handleGetLevelData(call(place, await addPlayer(0)));
    expect(answer).toMatchObject({
      data: { subcategory: null, level_data: [{ level: 1, unlocked: false }] },
    });
  });

  it("answers the percentage an admin set", async () => {
    const settings = { modeNumbers: { quiz_zone: { winPercent: 75 } } };
    expect(await handleGetLevelData(call(input, await addPlayer(0), settings))).toMatchObject({
      data: { win_percent: 75 },
    });
  });

  it.each([
    ["air-law", "empty-part"],
    ["air-law", "no-such-part"],
    ["air-law", undefined],
    ["no-such-subject", undefined],
  ])("has no data for %s and %s", async (category, subcategory) => {
    const place = { category_slug: category, subcategory_slug: subcategory, language_id: ENGLISH };
    expect(await handleGetLevelData(call(place, await addPlayer(0)))).toEqual({ refused: "no_data" });
  });
});

describe("the set_ calls", () => {
  const place = { category: "air-law", subcategory: "rules-of-the-air" };

  it("answer the reached level whatever the request claims", async () => {
    const playerId = await addPlayer(0);
    await addProgress(playerId, 1, 100);
    const claim = call({ ...place, level: 3 }, playerId);
    expect(await handleSetLevelData(claim)).toEqual({ data: { level: 2, max_level: 3 }, message: "updated" });
    expect(claim.contradictions).toEqual(["level"]);
    const honest = call({ ...place, level: 2 }, playerId);
    await handleSetLevelData(honest);
    expect(honest.contradictions).toEqual([]);
    expect(await handleGetLevelData(call(levelInput, playerId))).toMatchObject({ data: { level: 2 } });
  });

  const levelInput = { category_slug: "air-law", subcategory_slug: "rules-of-the-air", language_id: ENGLISH };

  it("answer whether a category was really played", async () => {
    const playerId = await addPlayer(0);
    const input = { ...place, type: 1, type_id: undefined };
    expect(await handleSetQuizCategories(call(input, playerId))).toEqual({
      data: { is_play: false },
      message: "updated",
    });
    await addProgress(playerId, 1, 10);
    const whole = { ...input, subcategory: undefined };
    for (const played of [input, whole]) {
      expect(await handleSetQuizCategories(call(played, playerId))).toEqual({
        data: { is_play: true },
        message: "category_already_played",
      });
    }
    expect(await handleSetQuizCategories(call({ ...input, type: 2 }, playerId))).toEqual({
      refused: "no_data",
    });
  });
});

describe("unlock_premium_category", () => {
  const unlock = (playerId: string, category = "navigation") =>
    handleUnlockPremiumCategory(call({ category }, playerId));

  it("debits the price and unlocks", async () => {
    const playerId = await addPlayer(100);
    expect(await unlock(playerId)).toEqual({
      data: { category: "navigation", coins: 100 - PRICE },
      message: "stored",
    });
    expect(await findOffer(db, "navigation", playerId)).toMatchObject({
      priceCoins: PRICE,
      isUnlocked: true,
    });
    const rows = await handleGetCategories(call({ type: 1, language_id: ENGLISH }, playerId));
    expect(rows).toMatchObject({ data: [{}, { slug: "navigation", has_unlocked: true }] });
  });

  it("debits once when fifty calls come at once", async () => {
    const playerId = await addPlayer(100);
    const answers = await Promise.all(Array.from({ length: 50 }, () => unlock(playerId)));
    const refused = answers.filter((answer) => "refused" in answer);
    expect(refused).toEqual(Array.from({ length: 49 }, () => ({ refused: "already_unlocked" })));
    expect(await findBalance(db, playerId)).toBe(100 - PRICE);
  });

  it("takes nothing from a player who is one coin short", async () => {
    const playerId = await addPlayer(PRICE - 1);
    expect(await unlock(playerId)).toEqual({ refused: "not_enough_coins" });
    expect(await findBalance(db, playerId)).toBe(PRICE - 1);
    expect((await findOffer(db, "navigation", playerId))?.isUnlocked).toBe(false);
  });

  it("takes a player's last coin", async () => {
    expect(await unlock(await addPlayer(PRICE))).toMatchObject({ data: { coins: 0 } });
  });

  it("refuses free, unknown and own categories", async () => {
    const playerId = await addPlayer(100);
    expect(await unlock(playerId, "air-law")).toEqual({ refused: "already_unlocked" });
    expect(await unlock(playerId, "no-such-subject")).toEqual({ refused: "no_data" });
    await unlock(playerId);
    expect(await unlock(playerId)).toEqual({ refused: "already_unlocked" });
    expect(await findBalance(db, playerId)).toBe(100 - PRICE);
  });
});
