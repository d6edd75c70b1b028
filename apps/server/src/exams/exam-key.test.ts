import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { afterAll, describe, expect, it } from "vitest";
import { createMakers } from "../attempts/level-fixture.ts";
import { openDatabase } from "../postgres/database.ts";
import { createCandidates } from "./candidate-fixture.ts";

const KEY = "Hangar 7";
const MISSING = "243";
const WRONG = "206";
const RULES_FIRST = "218";
const TOO_MANY = "210";
const QUARTER_MS = 15 * 60_000;

const { db, connection } = await createTestDatabase();
const second = openDatabase(connection, { log: { info: () => undefined, warn: () => undefined } });
afterAll(() => second.close());
const clock = fakeClock();
const random = seededRandom(31, clock);
const here = createCandidates(db, { clock, random });
const there = createCandidates(second.db, { clock, random });
const makers = createMakers(db, { clock, random });
await makers.newPlace({ levels: 1 });

async function newCandidate(key = KEY) {
  const playerId = await makers.newPlayer();
  const examId = await here.newExam({ key });
  const guess = (exam_key: string, process = here) => process.refusedStart(playerId, examId, { exam_key });
  const attempts = async () =>
    await db.selectFrom("attempts").select("attempt_id").where("player_id", "=", playerId).execute();
  return { playerId, examId, guess, attempts };
}

describe("the key of an exam", () => {
  it("is asked for after the rules, empty before wrong, and starts the sitting when it is right", async () => {
    const { guess, playerId, examId, attempts } = await newCandidate();
    const before = (exam_key: string) => here.refusedStart(playerId, examId, { exam_key, accept_rules: 0 });
    expect(await Promise.all([before(""), before("wrong"), before(KEY)])).toEqual(
      Array.from({ length: 3 }, () => RULES_FIRST),
    );
    expect(await guess("")).toBe(MISSING);
    expect(await guess("hangar 7")).toBe(WRONG);
    expect(await attempts()).toEqual([]);
    expect(await guess(KEY)).toBeNull();
    expect(await attempts()).toHaveLength(1);
  });

  it("is taken as it is meant, whatever the keyboard made of it", async () => {
    const { guess } = await newCandidate("\u017bwirki 4");
    expect(await guess("  Z\u0307wirki 4 ")).toBeNull();
  });

  it("is taken without the marks of direction that come with a copy from Arabic text", async () => {
    const { guess } = await newCandidate("CLEARED-4");
    expect(await guess("\u2066CLEARED-4\u2069")).toBeNull();
  });

  it("is asked for by no exam that has none, whatever is sent", async () => {
    const playerId = await makers.newPlayer();
    const examId = await here.newExam();
    expect(await here.refusedStart(playerId, examId, { exam_key: "anything" })).toBeNull();
  });

  it("is not asked for again to resume", async () => {
    const { guess } = await newCandidate();
    expect(await guess(KEY)).toBeNull();
    expect([await guess(""), await guess("wrong", there)]).toEqual([null, null]);
  });
});

describe("somebody who guesses keys", () => {
  it("has five tries in a quarter of an hour, then none, with the right key either", async () => {
    const { guess, playerId, examId, attempts } = await newCandidate();
    for (let count = 0; count < 5; count += 1) expect(await guess(`guess ${count}`)).toBe(WRONG);
    clock.advanceMs(60_000);
    expect(await guess("guess 6")).toBe(TOO_MANY);
    const told = await here.ask("get_exam_module_questions", playerId, {
      exam_module_id: examId,
      exam_key: KEY,
      accept_rules: 1,
    });
    expect(told.body).toMatchObject({ message: TOO_MANY, retry_after_seconds: 14 * 60 });
    expect(await attempts()).toEqual([]);
    // Those beyond the fifth do not put the end of the wait off.
    clock.advanceMs(QUARTER_MS - 60_000);
    expect(await guess(KEY)).toBeNull();
  });

  it("is not slowed down by empty keys, nor by rules that were not agreed to", async () => {
    const { guess, playerId, examId } = await newCandidate();
    for (let count = 0; count < 8; count += 1) {
      expect(await guess("")).toBe(MISSING);
      expect(await here.refusedStart(playerId, examId, { exam_key: "x", accept_rules: 0 })).toBe(RULES_FIRST);
    }
    expect(await guess(KEY)).toBeNull();
  });

  it("has five tries of forty at once, over two processes", async () => {
    const { guess, attempts } = await newCandidate();
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(`guess ${index}`, index % 2 === 0 ? here : there)),
    );
    expect(codes.filter((code) => code === WRONG)).toHaveLength(5);
    expect(codes.filter((code) => code === TOO_MANY)).toHaveLength(35);
    expect([await guess(KEY), await guess(KEY, there)]).toEqual([TOO_MANY, TOO_MANY]);
    expect(await attempts()).toEqual([]);
    clock.advanceMs(QUARTER_MS);
    expect(await guess(KEY, there)).toBeNull();
  });

  it("has the tries for all exams together, and everybody their own", async () => {
    const { guess, playerId } = await newCandidate();
    const other = await here.newExam({ key: "Other" });
    for (let count = 0; count < 5; count += 1) expect(await guess(`guess ${count}`)).toBe(WRONG);
    expect(await here.refusedStart(playerId, other, { exam_key: "Other" })).toBe(TOO_MANY);
    expect(await (await newCandidate()).guess(KEY)).toBeNull();
  });

  it("is forgiven nothing by the start of an exam without a key", async () => {
    const { guess, playerId } = await newCandidate();
    for (let count = 0; count < 5; count += 1) expect(await guess(`guess ${count}`)).toBe(WRONG);
    expect(await here.refusedStart(playerId, await here.newExam())).toBeNull();
    expect(await guess(KEY)).toBe(TOO_MANY);
  });

  it("begins anew after the right key", async () => {
    const { guess, playerId } = await newCandidate();
    for (let count = 0; count < 4; count += 1) expect(await guess(`guess ${count}`)).toBe(WRONG);
    expect(await guess(KEY)).toBeNull();
    const other = await here.newExam({ key: "Other" });
    for (let count = 0; count < 5; count += 1) {
      expect(await here.refusedStart(playerId, other, { exam_key: `guess ${count}` })).toBe(WRONG);
    }
    expect(await here.refusedStart(playerId, other, { exam_key: "Other" })).toBe(TOO_MANY);
  });
});

it("keeps no key, and neither hash nor salt twice", async () => {
  const [one, other] = [await newCandidate(), await newCandidate()];
  const rows = await db
    .selectFrom("exams")
    .selectAll()
    .where("exam_id", "in", [one.examId, other.examId])
    .execute();
  expect(new Set(rows.map(({ key_hash: hash }) => Buffer.from(hash ?? []).toString("hex"))).size).toBe(2);
  expect(new Set(rows.map(({ key_salt: salt }) => Buffer.from(salt ?? []).toString("hex"))).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(KEY);
  const bytes = rows.flatMap((row) => [row.key_hash ?? [], row.key_salt ?? []]);
  expect(bytes.filter((part) => Buffer.from(part).includes(KEY))).toEqual([]);
});
