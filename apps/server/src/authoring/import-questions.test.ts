import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";
import { writeTable } from "../exports/write-table.ts";
import { storePart } from "./upload-queries.ts";
import { readQuestions, toTable, type SheetQuestion } from "./sheets/question-sheet.ts";
import { readSheet } from "./sheets/read-sheet.ts";

const app = await createTestApp({ content: false });
const { newOperator } = createOperators(app);
const ann = await newOperator("author");
const bob = await newOperator("author");
await ann.call("create_category", { names: { en: "Air law" }, code: "010" });

type Report = {
  readonly import_id: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faulty: number;
  readonly problems: readonly { readonly line: number; readonly column: string; readonly message: string }[];
};

async function upload(bytes: Uint8Array): Promise<string> {
  const uploadId = crypto.randomUUID();
  await storePart(app.db, { uploadId, part: 1, bytes, at: new Date(app.clock.nowMs()) });
  return uploadId;
}
async function run(bytes: Uint8Array, dry_run: boolean, format = "xlsx"): Promise<Report> {
  const upload_id = await upload(bytes);
  return (await ann.call("import_questions", { upload_id, format, dry_run })).data as Report;
}
async function template(): Promise<readonly string[][]> {
  const { data } = await ann.call("export_questions", { template: true, format: "xlsx" });
  const lines = await readSheet("xlsx", Buffer.from((data as { readonly base64: string }).base64, "base64"));
  return (lines ?? []).map((line) => [...line]);
}
const sheetOf = async (lines: readonly (readonly string[])[]) =>
  (
    await writeTable(
      {
        name: "x",
        columns: (lines[0] ?? []).map((title) => ({ title, kind: "text" as const })),
        rows: lines.slice(1),
      },
      "xlsx",
    )
  ).bytes;

it("stores the sound lines of a sheet with three broken ones once, and they go live after a review", async () => {
  const lines = await template();
  const titles = lines[0] ?? [];
  const at = (column: string) => titles.indexOf(column);
  const [first = []] = lines.slice(1);
  const broken = [
    ...lines,
    first.with(at("id"), "broken-1").with(at("kind"), "essay"),
    first.with(at("id"), "broken-2").with(at("explanation"), ""),
    first.with(at("id"), "broken-3").with(at("category"), "no-such"),
  ];
  const bytes = await sheetOf(broken);
  const dry = await run(bytes, true);
  expect(dry).toMatchObject({ created: 9, changed: 0, unchanged: 0, faulty: 3 });
  expect(dry.problems.map(({ line, column }) => [line, column])).toEqual([
    [11, "kind"],
    [12, "explanation"],
    [13, "category"],
  ]);
  expect(rowsOf(await ann.call("list_questions", {}))).toHaveLength(0);
  const done = await run(bytes, false);
  expect(done).toMatchObject({ created: 9, faulty: 3 });
  expect(await run(bytes, false)).toMatchObject({ created: 0, changed: 0, unchanged: 9 });

  const drafts = rowsOf<{ question_id: string; version: number; live_version: number }>(
    await bob.call("list_questions", { import_id: done.import_id }),
  );
  const questions = drafts.map(({ question_id, version, live_version }) => ({
    question_id,
    version,
    live_version,
  }));
  expect(await bob.call("move_questions", { step: "approve", questions })).toMatchObject({
    data: { moved: 9 },
  });
  const approved = questions.map((one) => ({ ...one, version: one.version + 1 }));
  expect(await bob.call("move_questions", { step: "publish", questions: approved })).toMatchObject({
    data: { moved: 9 },
  });
  expect(await run(bytes, false)).toMatchObject({ created: 0, changed: 0, unchanged: 9 });
});

it("overwrites no draft of somebody who is writing", async () => {
  const { data } = await ann.call("export_questions", { format: "csv", kind: "single" });
  const csv = Buffer.from((data as { readonly base64: string }).base64, "base64");
  expect(await run(csv, true, "csv")).toMatchObject({ unchanged: 1 });
  const { rows } = readQuestions((await readSheet("csv", csv)) ?? []);
  const [question] = rowsOf<{
    question_id: string;
    version: number;
    live_version: number;
    category_id: string;
  }>(await bob.call("list_questions", { kind: "single" }));
  const { question_id, version, live_version, category_id } = question ?? {};
  const text = JSON.parse(JSON.stringify({ ...rows[0]?.text, explanation: "Bob's own words." })) as object;
  const saved = await bob.call("change_question", {
    question_id,
    version,
    live_version,
    category_id,
    kind: "single",
    texts: { en: text },
  });
  expect(saved).toMatchObject({ message: "updated" });
  const other = rows.map(({ line: _line, text: en, ...rest }): SheetQuestion => ({
    ...rest,
    texts: { en: { ...en, explanation: "Words of a sheet." } },
  }));
  const sheet = (await writeTable(toTable("x", other), "csv")).bytes;
  expect(await run(sheet, false, "csv")).toMatchObject({
    changed: 0,
    faulty: 1,
    problems: [{ column: "id" }],
  });
});

it("refuses what is no sheet, and an upload that is not there", async () => {
  const upload_id = await upload(Buffer.from("no workbook"));
  expect(await ann.call("import_questions", { upload_id, format: "xlsx" })).toEqual({
    refused: "file_refused",
  });
  const none = await ann.call("import_questions", { upload_id: crypto.randomUUID(), format: "csv" });
  expect(none).toEqual({ refused: "no_data" });
});
