import { ACTIONS, type ActionDefinition, type Actions, type OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createContests, HOUR_MS } from "../contests/contest-fixture.ts";
import { insertOpenExam } from "../exams/open-exam-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { listPlayerTables } from "../postgres/player-tables-fixture.ts";
import { dataOf, openLevel, optionOf, paperOf, playLevel, type View } from "./play-fixture.ts";

const app = await createTestApp();
const { db, clock, ports } = app;
const admin = await createOperators(app).newOperator("admin");
const contests = createContests(app);
const [owner, thief] = [await app.signUp("Vera Owner"), await app.signUp("Theo Thief")];

const NOTE = "a note of the owner alone";
const REPORT = "a report of the owner alone";

type Ids = Readonly<Record<string, readonly string[]>>;

async function newExam(): Promise<string> {
  const examId = await insertOpenExam({ db, clock, random: ports.random }, {});
  await sql`update exams set admits = 'list' where exam_id = ${examId}`.execute(db);
  await db
    .insertInto("exam_candidates")
    .values({ exam_id: examId, player_id: owner.playerId, is_listed: true })
    .execute();
  return examId;
}

/** Somebody with one of everything that has an id; the ids by the name of the field that takes them. */
async function makeProperty(): Promise<Ids> {
  for (const [key, value] of Object.entries({ payout: true, minimumRedeemCoins: 5 }))
    await admin.call("set_setting", { key, value });
  const { call } = owner;
  const done = await playLevel(db, call, 8);
  const payment = { payment_type: "upi", payment_address: "vera@bank", coin_used: 10 };
  const { request } = dataOf<OutputOf<Actions["set_payment_request"]>>(
    await call("set_payment_request", payment),
  );
  const contest_id = await contests.newContest({
    ends_at: new Date(clock.nowMs() + 3 * HOUR_MS).toISOString(),
  });
  clock.advanceMs(HOUR_MS);
  const open = await openLevel(call);
  const [question] = await paperOf(db, open.attempt_id);
  if (question === undefined) throw new Error("no question");
  const question_id = question.itemId;
  const answer = { attempt_id: open.attempt_id, question_id, answer: optionOf(question, "right") };
  dataOf(await call("submit_answer", answer));
  dataOf(await call("set_note", { question_id, note: NOTE }));
  dataOf(await call("set_bookmark", { question_id, status: 1 }));
  dataOf(await call("report_question", { question_id, message: REPORT }));
  const contest = dataOf<View>(await call("get_questions_by_contest", { contest_id }));
  const examId = await newExam();
  const start = { exam_module_id: examId, accept_rules: 1 };
  const exam = dataOf<View>(await call("get_exam_module_questions", start));
  const room = dataOf<OutputOf<Actions["create_room"]>>(await call("create_room", { entry_fee: 0 }));
  const [device] = dataOf<OutputOf<Actions["get_devices"]>>(await call("get_devices"));
  const { data: notices } = dataOf<OutputOf<Actions["get_notifications"]>>(await call("get_notifications"));
  expect(notices.length).toBeGreaterThan(0);
  return {
    attempt_id: [done.attempt_id, open.attempt_id, contest.attempt_id, exam.attempt_id, room.room_id],
    question_id: [question_id, exam.questions[0]?.question_id ?? ""],
    contest_id: [contest_id],
    exam_module_id: [examId],
    payment_id: [request.payment_id],
    device_id: [device?.device_id ?? ""],
    battle_id: [room.room_id],
    match_id: [room.room_id],
    room_id: [room.room_id],
    ids: notices.map(({ id }) => JSON.stringify([id])),
  };
}

/** What calls with these ids need beside them; a call that has no such field gets none. */
const BESIDE: Readonly<Record<string, string>> = {
  answer: "",
  kind: "fifty_fifty",
  flagged: "1",
  note: "mine",
  struck: "[]",
  status: "0",
  message: "a report of the thief",
  page_id: "00000000-0000-4000-8000-00000000000a",
  events: "[]",
  total_duration: "1",
  name_shown: "full",
  user_id: "00000000-0000-4000-8000-00000000000b",
  seat: "0",
  message_id: "00000000-0000-4000-8000-00000000000c",
  start: "1",
  destroy_match: "1",
};

/** Each call once for each id, and for each pair where it takes two. */
function* callsWith(ids: Ids): Generator<readonly [name: string, fields: Readonly<Record<string, string>>]> {
  for (const { name, access, input } of Object.values<ActionDefinition>(ACTIONS)) {
    const own = Object.keys(input.shape).filter((field) => Object.hasOwn(ids, field));
    if (access !== "player" || own.length === 0) continue;
    const beside = Object.entries(BESIDE).filter(([field]) => Object.hasOwn(input.shape, field));
    const [first = "", second] = own;
    for (const one of ids[first] ?? []) {
      for (const two of second === undefined ? [""] : (ids[second] ?? [])) {
        yield [name, { ...Object.fromEntries(beside), [first]: one, ...(second && { [second]: two }) }];
      }
    }
  }
}

/** Whatever a table says of the owner. */
async function readOwner(): Promise<Readonly<Record<string, string>>> {
  const said: Record<string, string> = {};
  for (const name of await listPlayerTables(db)) {
    const { rows } = await sql<{ told: unknown }>`select jsonb_agg(row order by row::text) as told
      from (select to_jsonb(one) as row from ${sql.table(name)} one) rows
      where row ->> 'player_id' = ${owner.playerId}`.execute(db);
    said[name] = JSON.stringify(rows[0]?.told);
  }
  return said;
}

it("ids of somebody else's open nothing, show nothing and change nothing", async () => {
  const ids = await makeProperty();
  const papers = await Promise.all((ids["attempt_id"] ?? []).slice(0, 4).map((id) => paperOf(db, id)));
  const optionIds = papers.flat().flatMap(({ options }) => options.map(({ optionId }) => optionId));
  expect(optionIds.length).toBeGreaterThan(100);
  const secrets = [NOTE, REPORT, "vera@bank", owner.token, ...optionIds];
  const before = await readOwner();
  let calls = 0;
  for (const [name, fields] of callsWith(ids)) {
    calls += 1;
    const { text, status } = await thief.call(name, fields);
    expect([name, fields, status]).toEqual([name, fields, 200]);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  expect(calls).toBeGreaterThan(60);
  const after = await readOwner();
  expect(Object.keys(before).filter((table) => before[table] !== after[table])).toEqual([]);
});
