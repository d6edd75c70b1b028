import { paperOfDay } from "@crosscheck/rules/attempts/daily-paper";
import { addDays } from "@crosscheck/rules/attempts/local-day";
import { createTestDatabase } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { listDailyPapers } from "./daily-paper-queries.ts";
import { importPack } from "./import-pack.ts";
import { createSamplePack, jsonLines, sampleRows } from "./sample-pack.ts";

const { db } = await createTestDatabase();
const TODAY = "2026-11-21";
const NOON_MS = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

const paper = (n: number, last = n + 4) => ({
  id: `paper-${n}`,
  name: { en: `Paper ${n}`, ar: `الورقة ${n}` },
  items: sampleRows(n, last).map(({ id }) => `sample/${id}`),
});

it("papers that are added leave days gone by, today and tomorrow as they are", async () => {
  await using pack = await createSamplePack({});
  const take = async (version: string, papers: readonly ReturnType<typeof paper>[], atMs = NOON_MS) => {
    const questions = jsonLines(sampleRows(1, 20, { reference: `Edition ${version}` }));
    await pack.write({ "papers.jsonl": jsonLines(papers), "questions.en.jsonl": questions });
    const uuid = () => crypto.randomUUID();
    const options = { nowMs: atMs, uuid, dryRun: false, storage: null, onProgress: () => undefined };
    expect(await importPack(db, pack.folder, options)).toMatchObject({ status: "imported" });
  };
  const planned = async () => {
    const papers = await listDailyPapers(db);
    return Array.from({ length: 40 }, (_, at) => paperOfDay(addDays(TODAY, at - 20), papers)?.items);
  };

  await take("1", [paper(1), paper(6)]);
  const first = await planned();
  expect(first.filter((items) => items?.length !== 5)).toEqual([]);
  // Other texts, the same papers.
  await take("2", [paper(1), paper(6)]);
  expect(await planned()).toEqual(first);

  await take("3", [paper(1), paper(6), paper(11)]);
  const second = await planned();
  expect(second.slice(0, 22)).toEqual(first.slice(0, 22));
  expect(second.slice(22)).not.toEqual(first.slice(22));
  // Nobody has seen what begins in two days: it may be taken back.
  await take("4", [paper(1), paper(6)]);
  expect(await planned()).toEqual(first);

  await take("5", [paper(16)], NOON_MS + 3 * DAY_MS);
  const third = await planned();
  expect(third.slice(0, 25)).toEqual(first.slice(0, 25));
  expect(new Set(third.slice(25).flat()).size).toBe(5);
});
