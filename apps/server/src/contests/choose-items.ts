import { sample, shareOut } from "@crosscheck/rules/attempts/draw";
import { TEMPLATE_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES } from "@crosscheck/rules/modes/index";
import { createRandom, drawSeed, shuffle, type Seed } from "@crosscheck/rules/random";
import { currentCatalogue } from "../content/catalogue.ts";
import { CONTEST_SEEDS, GENERATED_LANGUAGE, drawRefs, makeGenerated } from "../content/generated-items.ts";
import type { ItemRef } from "../content/item-queries.ts";
import type { Db } from "../postgres/database.ts";
import { listFreeItems, listUsedItems, type ContestRecord, type FreeItem } from "./contest-queries.ts";

const { kinds, source } = MODES.contest;

/**
 * Questions for a contest, which nobody has met: written ones that belong to no contest yet, and new numbers for templates.
 * Fewer than the contest asks for when no more are left. Call inside the transaction that publishes it.
 */
export async function chooseItems(
  tx: Db,
  contest: ContestRecord,
  { seed, nowMs }: { readonly seed: Seed; readonly nowMs: number },
): Promise<readonly ItemRef[]> {
  const { paper, questionCount, language } = contest;
  const free = (await listFreeItems(tx, { types: [source.categoryType], language })).filter(({ kind }) =>
    kinds.some((one) => one === kind),
  );
  if ("item_ids" in paper) {
    const chosen = free.filter(({ itemId }) => paper.item_ids.includes(itemId));
    return chosen.length === new Set(paper.item_ids).size ? chosen.map(toRef) : [];
  }
  const random = createRandom(seed);
  const isMeant = ({ code, difficulty }: FreeItem) =>
    isOf(paper.subjects, code) && difficulty >= paper.min_difficulty && difficulty <= paper.max_difficulty;
  const generated = language === GENERATED_LANGUAGE ? Math.min(paper.generated, questionCount) : 0;
  const written = drawBySubject(free.filter(isMeant), questionCount - generated, seed);
  const missing = questionCount - written.length;
  const made =
    language === GENERATED_LANGUAGE && missing > 0
      ? await drawNew(tx, { subjects: paper.subjects, count: missing, seed: drawSeed(random), nowMs })
      : [];
  return shuffle([...written, ...made], random).map(toRef);
}

function isOf(subjects: readonly string[], code: string): boolean {
  return subjects.length === 0 || subjects.includes(code);
}

/** Subjects take turns; in each of them anything may come. */
function drawBySubject(items: readonly FreeItem[], count: number, seed: Seed): readonly FreeItem[] {
  const random = createRandom(seed);
  const subjects = shuffle([...Map.groupBy(items, ({ code }) => code).values()], random);
  const counts = shareOut(
    subjects.map(({ length }) => length),
    count,
  );
  const drawn = subjects.map((list, place) =>
    sample(list.length, counts[place] ?? 0, random).flatMap((index) => list[index] ?? []),
  );
  // The shares are rounded up: one of each subject before any second one.
  const turns = Math.max(0, ...drawn.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => drawn.flatMap((list) => list[turn] ?? []))
    .flat()
    .slice(0, count);
}

type Wanted = {
  readonly subjects: readonly string[];
  readonly count: number;
  readonly seed: Seed;
  readonly nowMs: number;
};

/** Questions of templates with numbers that only contests ask for. */
async function drawNew(tx: Db, { subjects, count, seed, nowMs }: Wanted): Promise<readonly ItemRef[]> {
  const { categories } = await currentCatalogue(tx, nowMs);
  const math = categories.filter(({ type, code }) => TEMPLATE_TYPES.includes(type) && isOf(subjects, code));
  const random = createRandom(seed);
  const drawn = shuffle(
    math.flatMap((category) => drawRefs(category, count, { seed: drawSeed(random), first: CONTEST_SEEDS })),
    random,
  );
  const items = await makeGenerated(tx, drawn.slice(0, count), new Date(nowMs));
  const used = await listUsedItems(
    tx,
    items.map(({ itemId }) => itemId),
  );
  return items.filter(({ itemId, kind }) => !used.has(itemId) && kinds.some((one) => one === kind));
}

function toRef({ itemId, version, language }: ItemRef): ItemRef {
  return { itemId, version, language };
}
