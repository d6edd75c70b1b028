import { createRandom, type Random } from "@crosscheck/rules/random";
import { sql } from "kysely";
import type { ItemBody } from "../postgres/tables/content-tables.ts";
import type { Db } from "../postgres/database.ts";
import type { Ask } from "./play-fixture.ts";

/** Marks of an item: texts that a reveal may carry, and author's ids that may never leave the server at all. */
export type Canaries = {
  /** Explanation, reference and reasons. */
  readonly hidden: readonly string[];
  /** What was said, the word, spellings and number that are right, and what went wrong: a reveal tells what fits. */
  readonly key: readonly string[];
  readonly never: readonly string[];
};

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const WORD_LENGTH = 9;

/** Puts marks of its own into everything of each written item that must not be seen before its answer. */
export async function plantCanaries(db: Db): Promise<ReadonlyMap<string, Canaries>> {
  const random = createRandom([1, 2, 3, 4]);
  const planted = new Map<string, Canaries>();
  const rows = await db.selectFrom("item_versions").selectAll().where("language", "=", "en").execute();
  const bodies = rows.map((row) => {
    const { body, canaries } = plant(row.body, random);
    planted.set(row.item_id, canaries);
    return { id: row.item_id, body };
  });
  await sql`update item_versions set body = planted.body
    from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) as planted (id uuid, body jsonb)
    where item_id = planted.id and language = 'en'`.execute(db);
  return planted;
}

function plant(body: ItemBody, random: Random): { readonly body: ItemBody; readonly canaries: Canaries } {
  const mark = (kind: string) => `${kind}${random.below(1e9).toString(36)}${random.below(1e9).toString(36)}`;
  const optionIds = new Map(body.options.map(({ id }) => [id, mark("author")]));
  const slotIds = new Map(body.slots?.map(({ id }) => [id, mark("slot")]));
  const optionOf = (id: string) => optionIds.get(id) ?? "";
  const [explanation, reference] = [mark("explanation"), mark("reference")];
  const options = body.options.map((option) => ({
    ...option,
    id: optionOf(option.id),
    why: mark("why"),
    ...(option.slot === undefined ? {} : { slot: slotIds.get(option.slot) }),
  }));
  const letters = Array.from({ length: WORD_LENGTH }, () => LETTERS[random.below(LETTERS.length)] ?? "A");
  const word = body.word === undefined ? undefined : letters.join("");
  const transcript = body.transcript === undefined ? undefined : mark("transcript");
  const accepted = body.accepted?.map(() => mark("accepted"));
  // Three decimals stay as they are in any text.
  const value = (1e8 + random.below(1e8)) / 1e3;
  const number = body.number === undefined ? undefined : { ...body.number, value, decimals: 3 };
  const mistakes = (body.mistakes ?? []).map((mistake) => ({ ...mistake, why: mark("mistake") }));
  return {
    body: {
      ...body,
      options,
      explanation,
      reference,
      key: body.key.map(optionOf),
      ...(body.before && { before: body.before.map(([a, b]) => [optionOf(a), optionOf(b)] as const) }),
      ...(body.slots && { slots: body.slots.map((slot) => ({ ...slot, id: slotIds.get(slot.id) ?? "" })) }),
      ...(word && { word }),
      ...(transcript && { transcript }),
      ...(accepted && { accepted }),
      ...(number && { number }),
      mistakes,
    },
    canaries: {
      hidden: [explanation, reference, ...options.map(({ why }) => why)],
      key: [
        word,
        transcript,
        ...(accepted ?? []),
        number && String(value),
        ...mistakes.map(({ why }) => why),
      ].filter((text) => text !== undefined),
      never: [...optionIds.values(), ...slotIds.values()],
    },
  };
}

/** A mark without spaces is found among the words of an answer, which is faster than to look for each of thousands. */
const WORD = /[A-Za-z0-9.]+/g;
/** Cards of bookmarks are as their authors wrote them, shown once their answer is known. */
const AS_AUTHORED = "get_bookmark";

/** A player's calls with every byte that came back looked through: questions not in `told` must not show. */
export function watch(ask: Ask, canaries: ReadonlyMap<string, Canaries>) {
  const told = new Set<string>();
  const leaks: string[] = [];
  let bytes = 0;
  const marks = [...canaries].flatMap(([item, { hidden, key, never }]) => [
    ...[...hidden, ...key].map((text) => ({ item, text, isSecret: () => !told.has(item) })),
    ...never.map((text) => ({
      item,
      text,
      isSecret: (action: string) => action !== AS_AUTHORED || !told.has(item),
    })),
  ]);
  const phrases = marks.filter(({ text }) => text.includes(" "));
  const words = new Map(marks.map((mark) => [mark.text, mark]));
  const watched: Ask = async (action, fields) => {
    const answered = await ask(action, fields);
    bytes += answered.text.length;
    const found = [
      ...[...new Set(answered.text.match(WORD))].flatMap((word) => words.get(word) ?? []),
      ...phrases.filter(({ text }) => answered.text.includes(text)),
    ].filter(({ isSecret }) => isSecret(action));
    for (const { item, text } of found)
      leaks.push(`${action} ${JSON.stringify(fields)} tells ${text} of ${item}`);
    return answered;
  };
  return { ask: watched, leaks, told, bytes: () => bytes };
}
