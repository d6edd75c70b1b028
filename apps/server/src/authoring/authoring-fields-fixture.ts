import { addDays } from "@crosscheck/rules/attempts/local-day";
import { zipSync } from "fflate";
import { sql } from "kysely";
import { jsonLines, SAMPLE_MANIFEST, sampleRow, sampleRows } from "../content/sample-pack.ts";
import type { Db } from "../postgres/database.ts";
import type { ItemBody } from "../postgres/tables/content-tables.ts";
import { storeDailyDay } from "./daily-day-queries.ts";
import { storeDraft } from "./draft-queries.ts";
import { storePassageDraft } from "./passage-draft-queries.ts";
import { insertCategory, insertSubcategory, ownPackOf } from "./place-queries.ts";
import { storePart } from "./upload-queries.ts";

type App = { readonly db: Db };

/** For tests: fields of authors' calls that work. `nextKey` answers another name each time. */
export function createAuthoringFields(app: App, nextKey: () => string) {
  return {
    ...createPlaceFields(app, nextKey),
    ...createQuestionFields(app),
    ...createFileFields(app, nextKey),
    ...createDailyFields(app),
    ...createPassageFields(app, nextKey),
  };
}

function createPlaceFields({ db }: App, nextKey: () => string) {
  const askedLook = () => ({ names: { en: nextKey() }, emblem: "aircraft" });
  const look = () => ({ ...askedLook(), image: null });

  /** A category without questions. */
  async function emptyCategory() {
    const [id, slug, at] = [crypto.randomUUID(), nextKey(), new Date()];
    const packId = (await ownPackOf(db, null, at)) ?? "";
    await insertCategory(db, { id, packId, type: 1, slug, code: "010", priceCoins: 0, ...look() });
    return id;
  }

  /** A part of an empty category. */
  async function emptySubcategory() {
    const [id, categoryId, slug] = [crypto.randomUUID(), await emptyCategory(), nextKey()];
    await insertSubcategory(db, { id, categoryId, slug, ...look() });
    return id;
  }

  return {
    list_categories: () => ({ limit: 5 }),
    view_category: () => ({ category: "air-law" }),
    create_category: askedLook,
    change_category: async () => ({
      category_id: await emptyCategory(),
      version: 1,
      code: "010",
      ...askedLook(),
    }),
    create_subcategory: async () => ({ category_id: await emptyCategory(), ...askedLook() }),
    change_subcategory: async () => ({
      subcategory_id: await emptySubcategory(),
      version: 1,
      ...askedLook(),
    }),
    order_places: async () => ({ ids: [await emptySubcategory()] }),
    retire_place: async () => ({ id: await emptyCategory(), version: 1 }),
    restore_place: async () => ({ id: await emptySubcategory(), version: 1 }),
  };
}

function createPassageFields({ db }: App, nextKey: () => string) {
  async function writing() {
    const { rows } = await sql<{ category_id: string }>`
      select category_id from categories where slug = 'air-law'`.execute(db);
    const text = { title: "Night flying", detail: "<p>It is dark.</p>", reference: "SERA.5005" };
    return { category_id: rows[0]?.category_id ?? "", texts: { en: text } };
  }

  /** A draft that nobody who calls here has written. */
  async function draftPassage() {
    const { category_id: categoryId, texts } = await writing();
    const [passageId, sourceId] = [crypto.randomUUID(), nextKey()];
    const wording = { ...texts.en, content_type: "text", content_data: "", captions: "" } as const;
    await storePassageDraft(db, {
      passageId,
      packId: "ppl",
      sourceId,
      categoryId,
      subcategoryId: null,
      texts: { en: wording },
      writerId: null,
      at: new Date(),
    });
    return { passage_id: passageId, version: 1, live_version: 0 };
  }

  return {
    list_passages: () => ({ limit: 5, state: "draft" }),
    view_passage: async () => ({ passage_id: (await draftPassage()).passage_id }),
    create_passage: writing,
    change_passage: async () => ({ ...(await draftPassage()), ...(await writing()) }),
    move_passage: async () => ({ ...(await draftPassage()), step: "publish" }),
    preview_passage: () => ({ language: "en", detail: "<p>It is dark.</p>" }),
  };
}

function createDailyFields({ db }: App) {
  let last = "2090-01-01";
  /** A day of which no call has heard. */
  const nextDay = () => (last = addDays(last, 1));

  async function played() {
    const { rows } = await sql<{ name: string }>`
      select item.pack_id || '/' || item.source_id as name from items item join categories category using (category_id)
      where item.retired_at is null and item.pack_id <> 'generated' and category.slug = 'air-law'
      order by item.item_id limit 5`.execute(db);
    return rows.map(({ name }) => name);
  }

  return {
    list_daily_papers: () => ({ from: "2026-11-01", days: 30 }),
    view_daily_paper: () => ({ day: "2026-11-20" }),
    set_daily_paper: async () => ({
      day: nextDay(),
      version: 0,
      names: { en: "Night flying" },
      questions: await played(),
    }),
    clear_daily_paper: async () => {
      const day = nextDay();
      const own = { names: { en: "Night flying" }, items: await played(), setBy: null, at: new Date() };
      return { day, version: await storeDailyDay(db, day, own) };
    },
  };
}

function createQuestionFields({ db }: App) {
  async function writing() {
    const { rows } = await sql<{ category_id: string }>`
      select category_id from categories where slug = 'air-law'`.execute(db);
    const { stem, options, key, explanation, reference, lo, difficulty } = sampleRow(1);
    const text = { stem, options, key, explanation, reference, lo, difficulty };
    return { kind: "single", category_id: rows[0]?.category_id ?? "", texts: { en: text } };
  }

  /** A draft that nobody who calls here has written. */
  async function draftQuestion() {
    const { category_id: categoryId, texts } = await writing();
    const itemId = crypto.randomUUID();
    await storeDraft(db, {
      itemId,
      packId: "ppl",
      sourceId: itemId,
      categoryId,
      subcategoryId: null,
      level: null,
      passageId: null,
      kind: "single",
      source: "hand",
      importId: null,
      writerId: null,
      at: new Date(),
      texts: { en: { marks: 1, media: [], ...texts.en } as unknown as ItemBody },
    });
    return { question_id: itemId, version: 1, live_version: 0 };
  }

  async function playedVersion() {
    const { rows } = await sql<{ question_id: string; version: number }>`
      select item_id as question_id, version from item_versions order by item_id limit 1`.execute(db);
    return rows[0] ?? {};
  }

  return {
    list_questions: () => ({ limit: 5, state: "live" }),
    view_question: async () => ({ question_id: (await draftQuestion()).question_id }),
    view_question_version: playedVersion,
    create_question: writing,
    change_question: async () => ({ ...(await draftQuestion()), ...(await writing()) }),
    list_objectives: async () => ({ category_id: (await writing()).category_id }),
    preview_formulae: () => ({ texts: ["What is $n = 1/\\cos\\phi$?"] }),
    move_questions: async () => ({ step: "approve", questions: [await draftQuestion()] }),
  };
}

function createFileFields({ db }: App, nextKey: () => string) {
  /** A file in one part. */
  async function uploaded() {
    const upload_id = crypto.randomUUID();
    const bytes = Buffer.from(`WEBVTT ${nextKey()}`);
    await storePart(db, { uploadId: upload_id, part: 1, bytes, at: new Date() });
    return { upload_id, kind: "captions", title: "Words" };
  }

  async function uploadedPack() {
    const upload_id = crypto.randomUUID();
    const manifest = { ...SAMPLE_MANIFEST, pack: nextKey() };
    const bytes = zipSync({
      "pack.json": Buffer.from(JSON.stringify(manifest)),
      "questions.en.jsonl": Buffer.from(jsonLines(sampleRows(1, 10))),
    });
    await storePart(db, { uploadId: upload_id, part: 1, bytes, at: new Date() });
    return upload_id;
  }

  return {
    upload_part: () => ({ upload_id: crypto.randomUUID(), part: 1, base64: "V0VCVlRU" }),
    finish_upload: uploaded,
    list_packs: () => ({}),
    import_pack: async () => ({ upload_id: await uploadedPack() }),
    export_pack: () => ({ pack_id: "ppl" }),
    import_questions: async () => ({ upload_id: (await uploaded()).upload_id, format: "csv" }),
    export_questions: () => ({ template: true }),
    list_content_files: () => ({ limit: 5 }),
  };
}
