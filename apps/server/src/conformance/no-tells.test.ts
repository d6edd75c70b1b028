import { buildPaper } from "@crosscheck/rules/attempts/build-paper";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import type { Item } from "@crosscheck/rules/questions/item";
import { createTestDatabase, fakeClock } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { toCard, type QuestionCardView } from "../attempts/view/attempt-view.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { makeGenerated } from "../content/generated-items.ts";
import { listCurrentItems } from "../content/item-queries.ts";

/** Questions made of each template. */
const SEEDS_EACH = 12;
/** Of fair draws, 99.9 % stay below, by degrees of freedom; the seeds are fixed, so the outcome is too. */
const LIMITS = [
  0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59, 31.26, 32.91,
] as const;

type Shown = { readonly card: QuestionCardView; readonly question: PaperQuestion; readonly item: Item };

const { db } = await createTestDatabase({ content: true });
const shown = await showAll();
const bytesByUrl = await readMediaSizes();

/** Every question of all packs and templates as one large paper shows them. */
async function showAll(): Promise<readonly Shown[]> {
  const clock = fakeClock();
  const { categories } = await currentCatalogue(db, clock.nowMs());
  const category = categories.find(({ type }) => type === 5);
  if (category === undefined) throw new Error("no place for generated questions");
  const refs = TEMPLATES.flatMap((template) =>
    Array.from({ length: SEEDS_EACH }, (_, seed) => ({ template, seed, form: "single" as const, category })),
  );
  await makeGenerated(db, refs, new Date(clock.nowMs()));
  const rows = await db.selectFrom("items").select("item_id").orderBy("item_id").execute();
  const items = await listCurrentItems(
    db,
    rows.map((row) => row.item_id),
    ["en"],
  );
  const seeds = { choices: [2026, 11, 21, 1], ids: [2026, 11, 21, 2] } as const;
  const paper = buildPaper([{ section: null, items, count: items.length }], seeds);
  const byId = new Map(items.map((item) => [item.itemId, item]));
  return paper.questions.flatMap((question) => {
    const item = byId.get(question.itemId);
    return item === undefined ? [] : [{ question, item, card: toCard(question, item) }];
  });
}

async function readMediaSizes(): Promise<ReadonlyMap<string, number>> {
  const files = await db.selectFrom("content_files").select(["name", "size_bytes"]).execute();
  return new Map(files.map(({ name, size_bytes: bytes }) => [`/media/${name}`, bytes]));
}

/** Pearson's statistic of counts by what is shown (rows) and what is right (columns), against independence. */
function dependence(pairs: readonly (readonly [number, number])[], rows: number, columns: number) {
  const cell = (row: number, column: number) => pairs.filter(([r, c]) => r === row && c === column).length;
  const rowSum = (row: number) => pairs.filter(([r]) => r === row).length;
  const columnSum = (column: number) => pairs.filter(([, c]) => c === column).length;
  let statistic = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const expected = (rowSum(row) * columnSum(column)) / pairs.length;
      if (expected > 0) statistic += (cell(row, column) - expected) ** 2 / expected;
    }
  }
  return { statistic, limit: LIMITS[(rows - 1) * (columns - 1)] ?? 0 };
}

/** Pearson's statistic against equal counts. */
function unevenness(values: readonly number[], places: number) {
  const expected = values.length / places;
  const counts = Array.from(
    { length: places },
    (_, place) => values.filter((value) => value === place).length,
  );
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { statistic, limit: LIMITS[places - 1] ?? 0 };
}

/** Place of the value among all of them, from 0. */
function rankOf<T extends string | number>(value: T, values: readonly T[]): number {
  return values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)).indexOf(value);
}

const withOptions = (count: number) =>
  shown.filter(({ card }) => card.kind === "single" && card.options.length === count);
const keyPlace = ({ card, question }: Shown) =>
  card.options.findIndex(({ option_id }) => option_id === question.key[0]);
const idsOf = ({ card }: Shown) => card.options.map(({ option_id }) => option_id);

describe("what a card shows before the answer", () => {
  it("is looked at for more than two thousand questions", () => {
    expect(shown.length).toBeGreaterThan(2_000);
    expect(withOptions(4).length).toBeGreaterThan(1_000);
  });

  it("would be found out if it did tell", () => {
    const questions = withOptions(4);
    // One question in eight gives its answer away.
    const tell = (one: Shown, at: number) => (at % 8 === 0 ? keyPlace(one) : at % 4);
    const { statistic, limit } = dependence(
      questions.map((one, at) => [tell(one, at), keyPlace(one)]),
      4,
      4,
    );
    expect(statistic).toBeGreaterThan(limit);
  });

  it("has the right one of however many options at each place equally often", () => {
    const counts = new Set(
      shown.filter(({ card }) => card.kind === "single").map(({ card }) => card.options.length),
    );
    expect(counts).toContain(4);
    for (const count of counts) {
      const { statistic, limit } = unevenness(withOptions(count).map(keyPlace), count);
      expect(statistic, `${count} options`).toBeLessThan(limit);
    }
  });

  it("has the right option's id at each place of the alphabet equally often", () => {
    const ranks = withOptions(4).map((one) => rankOf(one.question.key[0] ?? "", idsOf(one)));
    const { statistic, limit } = unevenness(ranks, 4);
    expect(statistic).toBeLessThan(limit);
    const letters = withOptions(4).map((one) => (one.question.key[0] ?? "").charCodeAt(0) % 4);
    const others = withOptions(4).map(
      (one) => (idsOf(one).find((id) => id !== one.question.key[0]) ?? "").charCodeAt(0) % 4,
    );
    const first = [
      ...letters.map((letter) => [letter, 0] as const),
      ...others.map((letter) => [letter, 1] as const),
    ];
    const byLetter = dependence(first, 4, 2);
    expect(byLetter.statistic).toBeLessThan(byLetter.limit);
  });

  it("says nothing by the order of questions, nor by their ids", () => {
    const questions = withOptions(4);
    const byNumber = dependence(
      questions.map((one) => [one.question.number % 4, keyPlace(one)]),
      4,
      4,
    );
    expect(byNumber.statistic).toBeLessThan(byNumber.limit);
    const nibble = ({ card }: Shown) => Number.parseInt(card.question_id.at(-1) ?? "0", 16) % 4;
    const authored = ({ item }: Shown) => item.options.findIndex(({ id }) => id === item.key[0]);
    for (const keyOf of [keyPlace, authored]) {
      const byId = dependence(
        questions.map((one) => [nibble(one), keyOf(one)]),
        4,
        4,
      );
      expect(byId.statistic).toBeLessThan(byId.limit);
    }
  });

  it("has true and false right equally often, whatever its id ends with", () => {
    const statements = shown.filter(({ card }) => card.kind === "true_false");
    expect(statements.length).toBeGreaterThan(100);
    const { statistic, limit } = unevenness(statements.map(keyPlace), 2);
    expect(statistic).toBeLessThan(limit);
    const half = (one: Shown) => Number.parseInt(one.card.question_id.at(-1) ?? "0", 16) % 2;
    const byId = dependence(
      statements.map((one) => [half(one), keyPlace(one)]),
      2,
      2,
    );
    expect(byId.statistic).toBeLessThan(byId.limit);
    const byRank = unevenness(
      statements.map((one) => rankOf(one.question.key[0] ?? "", idsOf(one))),
      2,
    );
    expect(byRank.statistic).toBeLessThan(byRank.limit);
  });

  it("says nothing by the name or the size of its picture or clip", () => {
    const withMedia = withOptions(4).filter(({ card }) => card.media.length > 0);
    const urlOf = ({ card }: Shown) => card.media[0]?.url ?? "";
    const isStored = (one: Shown) => !urlOf(one).startsWith("data:");
    const sizes = withMedia.map((one) =>
      isStored(one) ? (bytesByUrl.get(urlOf(one)) ?? 0) : urlOf(one).length,
    );
    expect(withMedia.length).toBeGreaterThan(80);
    expect(sizes).not.toContain(0);
    const quarter = (size: number) => Math.floor((4 * rankOf(size, sizes)) / sizes.length);
    const nibble = (one: Shown) =>
      Number.parseInt(/\/([0-9a-f])[0-9a-f]*\./.exec(urlOf(one))?.[1] ?? "0", 16) % 4;
    const authored = ({ item }: Shown) => item.options.findIndex(({ id }) => id === item.key[0]);
    for (const keyOf of [keyPlace, authored]) {
      const bySize = dependence(
        withMedia.map((one, at) => [quarter(sizes[at] ?? 0), keyOf(one)]),
        4,
        4,
      );
      expect(bySize.statistic).toBeLessThan(bySize.limit);
      const byName = dependence(
        withMedia.filter(isStored).map((one) => [nibble(one), keyOf(one)]),
        4,
        4,
      );
      expect(byName.statistic).toBeLessThan(byName.limit);
    }
  });

  it.each([
    [5, 40],
    [6, 120],
  ])("has the right ones of %i options in multi-select at each place equally often", (count, least) => {
    const chosen = shown
      .filter(({ card }) => card.kind === "multi_select" && card.options.length === count)
      .flatMap(({ card, question }) =>
        card.options.flatMap(({ option_id }, at) => (question.key.includes(option_id) ? [at] : [])),
      );
    expect(chosen.length).toBeGreaterThan(least);
    const places = unevenness(chosen, count);
    expect(places.statistic).toBeLessThan(places.limit);
  });

  it("has the parts of several-part questions at each place equally often", () => {
    // Where a prompt's own option stands, as the first half or the second half of all of them.
    const halves = shown
      .filter(({ card }) => card.kind === "matching")
      .flatMap(({ card, question }) =>
        question.key.map((id, slot) => {
          const at = card.options.findIndex(({ option_id }) => option_id === id);
          return [slot % 2, Math.floor((2 * at) / card.options.length)] as const;
        }),
      );
    expect(halves.length).toBeGreaterThan(20);
    const pairs = dependence(halves, 2, 2);
    expect(pairs.statistic).toBeLessThan(pairs.limit);
    const gaps = shown
      .filter(({ card }) => card.kind === "drop_downs")
      .flatMap(({ card, question }) =>
        question.key.map((id) => {
          const slot = card.options.find(({ option_id }) => option_id === id)?.slot_id;
          const offered = card.options.filter(({ slot_id }) => slot_id === slot);
          return { isFirst: offered[0]?.option_id === id, chance: 1 / offered.length };
        }),
      );
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const expected = sum(gaps.map(({ chance }) => chance));
    const deviation = Math.sqrt(sum(gaps.map(({ chance }) => chance * (1 - chance))));
    expect(gaps.length).toBeGreaterThan(15);
    const first = gaps.filter(({ isFirst }) => isFirst).length;
    expect(Math.abs(first - expected)).toBeLessThan(3.29 * deviation);
  });

  it("shows no sequence in its right order", () => {
    const sequences = shown.filter(({ card }) => card.kind === "sequence");
    expect(sequences.length).toBeGreaterThan(20);
    expect(sequences.filter((one) => idsOf(one).join() === one.question.key.join())).toEqual([]);
  });
});
