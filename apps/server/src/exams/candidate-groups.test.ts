import type { Actions, OutputOf } from "@crosscheck/contract";
import type { listExamCandidates } from "@crosscheck/contract/operators/exam-candidates";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { rowsOf } from "../operators/operator-fixture.ts";
import { createExams, dataOfHost } from "./exam-fixture.ts";

const app = await createTestApp({ content: true });
const { db } = app;
const exams = createExams(app);
const { host } = exams;

type Listed = OutputOf<Actions["get_exam_module"]>;
type Candidate = OutputOf<typeof listExamCandidates>["rows"][number];
type Group = { readonly group_id: string; readonly name: string; readonly members: number };

const newGroup = async (name: string) =>
  dataOfHost<Group>(await host("create_candidate_group", { name })).group_id;
const sees = async ({ call }: TestPlayer, examId: string) =>
  dataOf<Listed>(await call("get_exam_module", { limit: 100 })).some(({ id }) => id === examId);
const knownOf = (player: TestPlayer) =>
  db.selectFrom("players").selectAll().where("player_id", "=", player.playerId).executeTakeFirstOrThrow();

it("a group is filled by ids, friend codes and addresses, and says which lines it did not take", async () => {
  const [ann, bob, cid, dee, eve] = [
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
  ];
  const group_id = await newGroup("Class 7");
  // Two accounts with one address: nobody can tell who is meant.
  const { email } = await knownOf(dee);
  await db.updateTable("players").set({ email }).where("player_id", "=", eve.playerId).execute();
  const players = [
    ` ${ann.playerId.toUpperCase()} `,
    (await knownOf(bob)).refer_code.toLowerCase(),
    (await knownOf(cid)).email?.toUpperCase(),
    "nobody@example.org",
    email,
    (await knownOf(ann)).refer_code,
    "' or true --",
  ];
  expect((await host("set_candidate_group", { group_id, players })).data).toEqual({
    group_id,
    name: "Class 7",
    members: 3,
    added: 3,
    removed: 0,
    not_found: [
      { line: 4, reason: "unknown" },
      { line: 5, reason: "ambiguous" },
      { line: 6, reason: "twice" },
      { line: 7, reason: "unknown" },
    ],
  });
  const again = await host("set_candidate_group", {
    group_id,
    name: "Class 8",
    players: [ann.playerId],
    remove: [bob.playerId],
  });
  expect(again.data).toMatchObject({ name: "Class 8", members: 2, added: 0, removed: 1, not_found: [] });
  const members = rowsOf<{ player_id: string }>(await host("list_group_members", { group_id }));
  expect(members.map((row) => row.player_id).toSorted()).toEqual([ann.playerId, cid.playerId].toSorted());
  const audit = await db.selectFrom("operator_audit").selectAll().where("subject", "=", group_id).execute();
  expect(JSON.stringify(audit)).not.toContain("example.org");
  expect(JSON.stringify(audit)).toContain(ann.playerId);
});

it("two groups never have one name, and all are listed by it", async () => {
  const first = await newGroup("Morning");
  await newGroup("Evening");
  expect(await host("create_candidate_group", { name: "Morning" })).toMatchObject({
    refused: "group_exists",
  });
  expect(await host("set_candidate_group", { group_id: first, name: "Evening" })).toMatchObject({
    refused: "group_exists",
  });
  dataOfHost(await host("set_candidate_group", { group_id: first, name: "Morning" }));
  expect(await host("set_candidate_group", { group_id: crypto.randomUUID() })).toMatchObject({
    refused: "no_data",
  });
  const all = rowsOf<Group>(await host("list_candidate_groups")).map(({ name }) => name);
  const one = await host("list_candidate_groups", { limit: 1 });
  const { next_cursor: cursor } = dataOfHost<{ next_cursor: string }>(one);
  const rest = rowsOf<Group>(await host("list_candidate_groups", { cursor }));
  expect([...rowsOf<Group>(one), ...rest].map(({ name }) => name)).toEqual(all);
  expect(all).toEqual(all.toSorted());
});

it("an exam lets in everybody, its list, or its group, and nobody else", async () => {
  const [ann, bob, cid] = [await app.signUp("Ann"), await app.signUp("Bob"), await app.signUp("Cid")];
  const examId = await exams.newExam();
  const group_id = await newGroup("Night");
  dataOfHost(await host("set_candidate_group", { group_id, players: [ann.playerId] }));
  const candidates = [{ player: bob.playerId }, { player: cid.playerId, listed: false, time_factor: 2 }];
  const who = async () => await Promise.all([ann, bob, cid].map((player) => sees(player, examId)));
  const admit = async (fields: object) =>
    dataOfHost(await host("set_exam_candidates", { exam_id: examId, ...fields }));

  await admit({ candidates });
  expect(await who()).toEqual([true, true, true]);
  await admit({ admits: "list" });
  expect(await who()).toEqual([false, true, false]);
  await admit({ admits: "group", group_id });
  expect(await who()).toEqual([true, false, false]);
  const start = (player: TestPlayer) =>
    player.call("get_exam_module_questions", { exam_module_id: examId, accept_rules: 1 });
  expect((await start(bob)).body.message).toBe("102");
  dataOf(await start(ann));

  const rows = rowsOf<Candidate>(await host("list_exam_candidates", { exam_id: examId }));
  expect(rows.map((row) => [row.name, row.admitted, row.listed, row.time_factor, row.entered])).toEqual([
    ["Ann", true, false, 1, true],
    ["Bob", false, true, 1, false],
    ["Cid", false, false, 2, false],
  ]);
  const page = await host("list_exam_candidates", { exam_id: examId, cursor: ann.playerId, limit: 1 });
  expect(rowsOf<Candidate>(page).map(({ name }) => name)).toEqual(["Bob"]);
  expect(page.total).toBe(3);

  // Who leaves the group is out, and keeps what was begun.
  dataOfHost(await host("set_candidate_group", { group_id, remove: [ann.playerId] }));
  expect(await who()).toEqual([true, false, false]);
  dataOf(await start(ann));
  const groups = rowsOf<Group & { exams: number }>(await host("list_candidate_groups"));
  expect(groups.find((row) => row.group_id === group_id)).toMatchObject({ exams: 1, members: 0 });
});
