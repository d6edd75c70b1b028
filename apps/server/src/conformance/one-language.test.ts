import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { OPENINGS } from "../attempts/solo-fixture.ts";
import { dataOf, type View } from "./play-fixture.ts";

/** Content language (contract §7): lists leave out what is not written in it, and no run mixes languages. */
const app = await createTestApp();
const [ENGLISH, ARABIC] = [14, 15];

type Rows = OutputOf<Actions["get_categories"]>;

async function newPlayer(isEnglishAllowed: boolean) {
  const player = await app.signUp();
  if (isEnglishAllowed) await player.call("allow_default_language", { allowed: 1 });
  return player;
}

describe.each(Object.entries(OPENINGS))("a run of %s", (_mode, { action, fields, prepare }) => {
  it.each([
    ["Arabic alone", ARABIC, false],
    ["Arabic, English allowed", ARABIC, true],
    ["English", ENGLISH, false],
  ])("is in one language for a reader of %s", async (_reader, languageId, isEnglishAllowed) => {
    const player = await newPlayer(isEnglishAllowed);
    await prepare?.(app.db, player);
    const opened = await player.call(action, { ...fields, ...languageField(action, languageId) });
    const languages = opened.body.error
      ? [opened.body.message]
      : [...new Set(dataOf<View>(opened).questions.map(({ language }) => language))];
    expect([["en"], ["ar"], ["102"]]).toContainEqual(languages);
    expect(languages).toEqual(languageId === ENGLISH ? ["en"] : languages);
    // Whoever allows English is never left without questions.
    expect(languages).not.toEqual(isEnglishAllowed ? ["102"] : []);
  });
});

/** The specification asks for no language where it asks for numbers. */
function languageField(action: string, languageId: number) {
  return action === "get_multi_match_questions_by_level" && languageId === ENGLISH
    ? {}
    : { language_id: languageId };
}

it("draws true and false in Arabic where there is enough of it", async () => {
  const { call } = await newPlayer(true);
  const { questions } = dataOf<View>(await call("get_questions_by_type", { language_id: ARABIC, type: 2 }));
  expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(["ar"]));
});

/** Fun and learn, and words: every question of theirs is there in Arabic. */
const WHOLE_IN_ARABIC = [2, 3];

it.each([1, 2, 3, 4, 5, 6])(
  "lists of type %i hold the reader's language, and say where another one stands in",
  async (type) => {
    const list = async (isEnglishAllowed: boolean, languageId: number) => {
      const { call } = await newPlayer(isEnglishAllowed);
      return dataOf<Rows>(await call("get_categories", { type, language_id: languageId }));
    };
    const [own, both, english] = [
      await list(false, ARABIC),
      await list(true, ARABIC),
      await list(false, ENGLISH),
    ];
    expect(own.every((row) => row.language_id === ARABIC && row.no_of_que > 0)).toBe(true);
    expect(own.length < english.length).toBe(!WHOLE_IN_ARABIC.includes(type));
    expect(both.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    const isOwn = (slug: string) => own.some((row) => row.slug === slug);
    for (const row of both) expect(row.language_id).toBe(isOwn(row.slug) ? ARABIC : ENGLISH);
  },
);

it("tells of each level which language it is in", async () => {
  const { call } = await newPlayer(true);
  const place = { category_slug: "air-law", subcategory_slug: "rules-of-the-air", language_id: ARABIC };
  const answer = await call("get_level_data", place);
  const { level_data: levels } = dataOf<OutputOf<Actions["get_level_data"]>>(answer);
  for (const { level, language_id } of levels) {
    const fields = { category: "air-law", subcategory: "rules-of-the-air", level, language_id: ARABIC };
    const run = await call("get_questions_by_level", fields);
    if (run.body.error) continue; // not reached yet
    const [first] = dataOf<View>(run).questions;
    expect(first?.language).toBe(language_id === ARABIC ? "ar" : "en");
  }
});

it("takes the permission back at once", async () => {
  const { call } = await newPlayer(true);
  const count = async () =>
    dataOf<Rows>(await call("get_categories", { type: 4, language_id: ARABIC })).length;
  expect(await count()).toBeGreaterThan(0);
  const answer = await call("allow_default_language", { allowed: 0 });
  expect(answer.body).toMatchObject({ message: "111", data: { also_default_language: false } });
  expect(await count()).toBe(0);
  const own = dataOf<OutputOf<Actions["get_user_by_id"]>>(await call("get_user_by_id"));
  expect(own.also_default_language).toBe(false);
});
