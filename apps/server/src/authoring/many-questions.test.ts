import { createTestApp } from "@crosscheck/testkit/test-app";
import { casesOf } from "@crosscheck/testkit/long-proof";
import { expect, it } from "vitest";
import { bodyOf } from "../content/plan-item.ts";
import { writeTable } from "../exports/write-table.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { EXAMPLES } from "./sheets/examples.ts";
import { toTable, type SheetQuestion } from "./sheets/question-sheet.ts";
import { storePart } from "./upload-queries.ts";

type Slice = {
  readonly created: number;
  readonly unchanged: number;
  readonly faulty: number;
  readonly next_offset: number | null;
};

const app = await createTestApp({ content: false });
const ann = await createOperators(app).newOperator("author");
await ann.call("create_category", { names: { en: "Air law" }, code: "010" });

/** Some of ten thousand questions, of all kinds in turn. */
function questions(): readonly SheetQuestion[] {
  const { first, count } = casesOf({ whole: 10_000, part: 1_000 });
  return Array.from({ length: count }, (_, at) => {
    const { kind, text } = EXAMPLES[(first + at) % EXAMPLES.length] ?? EXAMPLES[0];
    const body = bodyOf(text, new Map());
    return {
      id: `many-${first + at}`,
      kind,
      category: "air-law",
      subcategory: null,
      level: 1 + Math.floor(at / 10),
      texts: { en: { ...body, explanation: `${body.explanation} Number ${first + at}.` } },
    };
  });
}

it("a sheet of thousands that stopped half-way and is imported again is stored once, whole", async () => {
  const sheet = questions();
  const { bytes } = await writeTable(toTable("many", sheet), "csv");
  const upload_id = crypto.randomUUID();
  await storePart(app.db, { uploadId: upload_id, part: 1, bytes, at: new Date(app.clock.nowMs()) });
  const slice = async (offset: number) =>
    (await ann.call("import_questions", { upload_id, format: "csv", dry_run: false, offset })).data as Slice;
  const stored = async () =>
    (await app.db.selectFrom("item_drafts").select(["item_id", "source_id"]).execute()).length;

  let half = await slice(0);
  let before = half.created;
  while (half.next_offset !== null && half.next_offset < sheet.length / 2) {
    half = await slice(half.next_offset);
    before += half.created;
  }
  expect(await stored()).toBe(before);
  expect(before).toBeLessThan(sheet.length);

  const again = { created: 0, unchanged: 0, faulty: 0 };
  for (let offset: number | null = 0; offset !== null;) {
    const done: Slice = await slice(offset);
    again.created += done.created;
    again.unchanged += done.unchanged;
    again.faulty += done.faulty;
    offset = done.next_offset;
  }
  expect(again).toEqual({ created: sheet.length - before, unchanged: before, faulty: 0 });
  expect(await stored()).toBe(sheet.length);
});
