import type { PaperPart } from "@crosscheck/rules/attempts/build-paper";
import { fillBlueprint } from "@crosscheck/rules/exams/blueprint";
import type { Item } from "@crosscheck/rules/questions/item";
import type { Seed } from "@crosscheck/rules/random";
import { readItems } from "../attempts/engine/read-items.ts";
import { listReserved } from "../content/reserved-queries.ts";
import type { Db } from "../postgres/database.ts";
import { currentPool, forgetPool } from "./exam-pool.ts";
import type { ExamRecord } from "./exam-queries.ts";

/** The parts of a candidate's paper: the published questions, or drawn ones from what the bank has now. */
export async function drawExam(
  db: Db,
  exam: ExamRecord,
  { seed, nowMs }: { readonly seed: Seed; readonly nowMs: number },
): Promise<readonly PaperPart[]> {
  return exam.paper.kind === "fixed"
    ? await readFixed(db, exam)
    : await drawSections(db, { language: exam.language, sections: exam.paper.sections }, { seed, nowMs });
}

async function readFixed(db: Db, { items: refs }: ExamRecord): Promise<readonly PaperPart[]> {
  if (refs === null) throw new Error("a published fixed paper has its questions");
  const items = await readItems(db, refs);
  const asked = refs.flatMap((ref, index) => {
    const item = items[index];
    return item === undefined ? [] : [{ ref, item: { ...item, marks: ref.marks ?? item.marks } }];
  });
  return [...Map.groupBy(asked, ({ ref }) => ref.section)].map(([section, group]) => ({
    section,
    items: group.map(({ item }) => item),
    count: group.length,
    trialIds: group.flatMap(({ ref }) => (ref.isTrial ? [ref.itemId] : [])),
  }));
}

type Blueprint = Extract<ExamRecord["paper"], { readonly kind: "blueprint" }>;

/** From the pool's copy; read anew where another exam has reserved some of those since. */
async function drawFree(
  db: Db,
  { language, sections }: Pick<Blueprint, "sections"> & { readonly language: string },
  { seed, nowMs }: { readonly seed: Seed; readonly nowMs: number },
) {
  const pool = await currentPool(db, language, nowMs);
  const drawn = fillBlueprint(sections, pool, seed);
  if ((await listReserved(db, drawn.sections.flat())).size === 0) return { pool, drawn };
  forgetPool(db);
  const fresh = await currentPool(db, language, nowMs);
  return { pool: fresh, drawn: fillBlueprint(sections, fresh, seed) };
}

async function drawSections(
  db: Db,
  { language, sections }: Pick<Blueprint, "sections"> & { readonly language: string },
  { seed, nowMs }: { readonly seed: Seed; readonly nowMs: number },
): Promise<readonly PaperPart[]> {
  const { pool, drawn } = await drawFree(db, { language, sections }, { seed, nowMs });
  const versions = new Map(pool.map(({ itemId, version }) => [itemId, version]));
  const refs = drawn.sections
    .flat()
    .map((itemId) => ({ itemId, version: versions.get(itemId) ?? 1, language }));
  const items = new Map((await readItems(db, refs)).map((item) => [item.itemId, item]));
  return sections.map(({ section, trials, marks }, place) => {
    const ids = drawn.sections[place] ?? [];
    const own = ids.flatMap((id): Item[] => {
      const item = items.get(id);
      return item === undefined ? [] : [{ ...item, marks }];
    });
    // They are in random order.
    return { section, items: own, count: own.length, trialIds: ids.slice(0, trials) };
  });
}
