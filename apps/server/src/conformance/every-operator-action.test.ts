import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OperatorAction } from "@crosscheck/contract";
import { OPERATOR_ACTIONS, type OperatorActionName } from "@crosscheck/contract/operator-actions";
import { ROLES } from "@crosscheck/contract/define-action";
import { openApiDocument } from "@crosscheck/contract/openapi";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { createAuthoringFields } from "../authoring/authoring-fields-fixture.ts";
import { bookCoins } from "../coins/ledger.ts";
import { createExamFields } from "./exam-fields-fixture.ts";
import { playLevel } from "./play-fixture.ts";
import { createSiteFields } from "./site-fields-fixture.ts";
import { WATCHED } from "./watched-tables-fixture.ts";
import { insertContest } from "../contests/contest-queries.ts";
import { createExams } from "../exams/exam-fixture.ts";
import { insertGroup } from "../exams/group-queries.ts";
import { holdKey } from "../payouts/payouts.ts";
import { insertPayout, storeState } from "../payouts/payout-queries.ts";
import { insertBroadcast } from "../notices/broadcast-queries.ts";
import { storeMute } from "../battles/operate/message-queries.ts";
import { createPlayedBattles } from "../battles/played-fixture.ts";
import { fileJobs } from "../ports/job-run-queries.ts";
import { insertReport } from "../battles/social/report-queries.ts";
import { insertWord } from "../battles/social/word-queries.ts";
import { setStatus } from "../players/player-queries.ts";
import { insertSlide, lockSlideIds } from "../site/slide-queries.ts";
import { insertNote } from "../support/note-queries.ts";
import { correctedQuestion } from "../regrades/corrected-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";

const app = await createTestApp();
const { newOperator, callIn } = createOperators(app);
const exams = createExams(app);
const { satExam, sitting, overExam, correction, examOf, inOneDay, closedExam } = createExamFields(app);
const admin = await newOperator("admin");
const nobody = await newOperator();
const holders = new Map(
  await Promise.all(ROLES.map(async (role) => [role, await newOperator(role)] as const)),
);

const names = Object.keys(OPERATOR_ACTIONS) as OperatorActionName[]; // of the registry
const actionOf = (name: OperatorActionName): OperatorAction => OPERATOR_ACTIONS[name];

const playerId = async () => (await app.signUp()).playerId;

async function heldReferral() {
  const [newcomer_id, owner] = [await playerId(), await playerId()];
  await sql`insert into referrals (newcomer_id, owner_id, joined_at, state)
    values (${newcomer_id}, ${owner}, now(), 'held')`.execute(app.db);
  return { newcomer_id };
}

async function openReport() {
  const { rows } = await sql<{ report_id: string }>`
    insert into reports (report_id, player_id, item_id, version, message, status, reported_at)
    select gen_random_uuid(), ${await playerId()}, item_id, current_version, 'Option b is right', 'open', now()
    from items order by item_id limit 1 returning report_id`.execute(app.db);
  return { report_id: rows[0]?.report_id ?? "" };
}

async function finishedAttempt() {
  const { call, playerId: player_id } = await app.signUp();
  const { attempt_id } = await playLevel(app.db, call, 10);
  return { player_id, attempt_id };
}

/** A request with the coins it holds. */
async function payout(state: "pending" | "approved" = "pending") {
  const [player, payout_id] = [await playerId(), crypto.randomUUID()];
  const entry = { playerId: player, reference: payout_id, at: new Date() };
  const earned = { reason: "quiz_reward", amountCoins: 500, idempotencyKey: "quiz_reward:x" } as const;
  await bookCoins(app.db, { ...entry, ...earned });
  const hold = { reason: "payout_hold", amountCoins: -500, idempotencyKey: holdKey(payout_id) } as const;
  await bookCoins(app.db, { ...entry, ...hold });
  await insertPayout(app.db, {
    payoutId: payout_id,
    playerId: player,
    method: "upi",
    address: app.ports.vault.seal("ann@ybl", payout_id),
    coins: 500,
    units: 50,
    unitName: "units",
    details: "",
    requestedAt: new Date(),
  });
  if (state === "approved") await storeState(app.db, { payoutId: payout_id, state, at: new Date() });
  return { payout_id };
}

function draftOfContest() {
  const start = app.clock.nowMs() + 3_600_000;
  return {
    language: "en",
    name: "Night flight",
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 3_600_000).toISOString(),
    paper: { generated: 10 },
    prizes: [20, 10],
  };
}

/** Answer what they were given, drawn: they read nothing that is stored. */
const SHOW_WHAT_THEY_GET: ReadonlySet<string> = new Set([
  "preview_page",
  "preview_passage",
  "preview_formulae",
]);

/** A draft that no call has made. */
async function newDraft(): Promise<string> {
  const contestId = app.ports.random.uuid();
  const start = app.clock.nowMs() + 3_600_000;
  await insertContest(
    app.db,
    {
      contestId,
      seriesId: contestId,
      language: "en",
      name: "Night flight",
      description: "",
      image: "",
      startsAt: new Date(start),
      endsAt: new Date(start + 3_600_000),
      entryCoins: 0,
      questionCount: 10,
      secondsPerQuestion: 30,
      prizes: [20, 10],
      paper: { subjects: [], min_difficulty: 1, max_difficulty: 5, generated: 10 },
      repeats: null,
    },
    new Date(app.clock.nowMs()),
  );
  return contestId;
}

async function toldBroadcast() {
  const broadcast_id = crypto.randomUUID();
  const words = { en: { heading: "New", text: "A new pack." } };
  const told = { broadcastId: broadcast_id, idempotencyKey: nextKey(), words, path: "/", at: new Date() };
  await insertBroadcast(app.db, told);
  return { broadcast_id };
}

async function candidateGroup() {
  const group_id = crypto.randomUUID();
  await insertGroup(app.db, { groupId: group_id, name: nextKey(), at: new Date(app.clock.nowMs()) });
  return { group_id };
}

const battles = createPlayedBattles(app);
const overBattle = async () => await battles.insertPlayed([await playerId(), await playerId()]);

/** A report on a line that waits for a decision. */
async function messageReport() {
  const report_id = crypto.randomUUID();
  const report = {
    battleId: await overBattle(),
    messageId: "m1",
    line: { kind: "text", text: "x" },
  } as const;
  const [reporterId, speakerId] = [await playerId(), await playerId()];
  await insertReport(app.db, { ...report, reportId: report_id, reporterId, speakerId, at: new Date() });
  return { report_id };
}

async function mutedPlayer() {
  const player_id = await playerId();
  await storeMute(app.db, player_id, new Date(app.clock.nowMs() + 1_000));
  return { player_id };
}

async function addedWord() {
  const word = nextKey();
  await insertWord(app.db, { word, language: null, addedAt: new Date() });
  return word;
}

async function newBackup(): Promise<{ readonly name: string }> {
  await mkdir(app.dataFolder, { recursive: true });
  await writeFile(join(app.dataFolder, "secrets.json"), "{}");
  // The one that another call has begun may be under way.
  const name = await vi.waitUntil(async () => await app.ports.backups.make("wanted"), { timeout: 60_000 });
  return { name };
}

async function playerNote() {
  const note_id = crypto.randomUUID();
  const note = { noteId: note_id, playerId: await playerId(), operatorId: null, note: "Was here." };
  await insertNote(app.db, { ...note, writtenAt: new Date(app.clock.nowMs()) });
  return { note_id };
}

const slideFields = () => ({
  words: { en: { heading: "New", text: "A new pack." } },
  link: "/leaderboard/",
  starts_at: new Date(app.clock.nowMs()).toISOString(),
});

async function storedSlide() {
  const slide_id = crypto.randomUUID();
  const { words, link } = slideFields();
  const times = { startsAt: new Date(app.clock.nowMs()), endsAt: null };
  await insertSlide(app.db, { slideId: slide_id, words, link, image: null, version: 1, ...times });
  return { slide_id, version: 1 };
}

async function closedPlayer() {
  const player_id = await playerId();
  await setStatus(app.db, player_id, "deactivated");
  return { player_id, reason: "asked by mail" };
}

let keys = 0;
const nextKey = () => `conformance-${(keys += 1)}`;

/** Fields of a call that works; an action that is not here does not compile. */
const FIELDS: Readonly<Record<OperatorActionName, () => Promise<object> | object>> = {
  ...createAuthoringFields(app, nextKey),
  create_operator: () => ({ email: `${nextKey()}@example.org`, name: "New", roles: ["support"] }),
  set_operator_roles: async () => ({
    operator_id: (await newOperator("author")).operatorId,
    roles: ["examiner"],
  }),
  disable_operator: async () => ({ operator_id: (await newOperator("author")).operatorId }),
  reset_second_factor: async () => ({
    operator_id: (await newOperator("author")).operatorId,
    reason: "lost the telephone",
  }),
  end_operator_sessions: async () => ({ operator_id: (await newOperator("author")).operatorId }),
  list_sign_ins: () => ({ limit: 5 }),
  list_operators: () => ({ limit: 5 }),
  list_operator_names: () => ({}),
  list_audit: () => ({ limit: 5, action: "set_setting" }),
  list_settings: () => ({}),
  get_overview: () => ({}),
  get_waiting: () => ({}),
  list_jobs: () => ({}),
  run_job: async () => {
    await fileJobs(app.db, [{ name: "a-job", cron: "* * * * *" }], new Date());
    return { name: "a-job" };
  },
  get_book_report: () => ({}),
  list_outbox: () => ({ limit: 5 }),
  list_backups: () => ({}),
  make_backup: () => ({}),
  delete_backup: newBackup,
  set_setting: () => ({ key: "welcomeCoins", value: 90 }),
  set_category_price: () => ({ category: "air-law", coins: 30 }),
  ...createSiteFields(app.db),
  list_slides: () => ({ limit: 5 }),
  create_slide: slideFields,
  change_slide: async () => ({ ...slideFields(), ...(await storedSlide()) }),
  order_slides: async () => {
    await storedSlide();
    return { ids: await lockSlideIds(app.db) };
  },
  delete_slide: storedSlide,
  set_badge: () => ({ type: "big_thing", threshold: 4_000, reward: 150 }),
  find_players: () => ({ player: "ann@example.org" }),
  search_players: () => ({ limit: 5 }),
  view_player: async () => ({ player_id: await playerId() }),
  view_player_data: async () => ({ player_id: await playerId(), part: "coins" }),
  review_player_attempt: finishedAttempt,
  deactivate_player: async () => ({ player_id: await playerId(), reason: "copied the bank" }),
  reactivate_player: async () => ({ player_id: await playerId(), reason: "was a mistake" }),
  correct_coins: async () => ({
    player_id: await playerId(),
    coins: 25,
    reason: "lost in a fault",
    idempotency_key: nextKey(),
  }),
  list_player_notes: async () => ({ player_id: await playerId() }),
  add_player_note: async () => ({ player_id: await playerId(), about: "Asked for help with a mock." }),
  delete_player_note: playerNote,
  rename_player: async () => ({ player_id: await playerId(), name: "Ann Other", reason: "it offends" }),
  export_player_data: async () => ({ player_id: await playerId(), part: "coins", reason: "asked by mail" }),
  erase_player: closedPlayer,
  list_held_referrals: () => ({}),
  release_referral: heldReferral,
  refuse_referral: heldReferral,
  list_reports: () => ({}),
  get_item_statistics: async () => {
    const { rows } = await sql<{ question_id: string }>`
      select item_id as question_id from items order by item_id limit 1`.execute(app.db);
    return { question_id: rows[0]?.question_id };
  },
  list_items_by_statistics: () => ({ limit: 5 }),
  preview_play_regrade: async () => ({ question_id: (await correctedQuestion(app.db)).question_id }),
  regrade_play: async () => ({ ...(await correctedQuestion(app.db)), reason: "The key was wrong." }),
  list_play_regrades: () => ({}),
  list_ledger: () => ({ reason: "welcome", limit: 5 }),
  export_ledger: () => ({ limit: 5 }),
  get_ledger_totals: () => ({ months: 2 }),
  list_payouts: () => ({ state: "approved" }),
  export_payouts: () => ({}),
  view_payout_address: () => payout("approved"),
  approve_payout: () => payout(),
  complete_payout: () => payout("approved"),
  refuse_payout: async () => ({ ...(await payout()), answer: "Please write to us." }),
  settle_report: async () => ({ ...(await openReport()), verdict: "accept", answer: "Thank you." }),
  send_broadcast: () => ({
    words: { en: { heading: "New", text: "A new pack." } },
    idempotency_key: nextKey(),
  }),
  withdraw_broadcast: toldBroadcast,
  list_broadcasts: () => ({}),
  create_contest: draftOfContest,
  publish_contest: async () => ({ contest_id: await newDraft() }),
  cancel_contest: async () => ({ contest_id: await newDraft() }),
  stop_contest_series: async () => ({ series_id: await newDraft() }),
  list_contests: () => ({}),
  view_contest: async () => ({ contest_id: await newDraft() }),
  list_contest_entries: async () => ({ contest_id: await newDraft() }),
  list_battles: () => ({ limit: 5 }),
  view_battle: async () => ({ battle_id: await overBattle() }),
  list_reported_messages: () => ({}),
  decide_reported_message: async () => ({ ...(await messageReport()), decision: "warn" }),
  unmute_player: async () => ({ ...(await mutedPlayer()), reason: "was a mistake" }),
  list_battle_words: () => ({}),
  add_battle_word: () => ({ word: nextKey() }),
  remove_battle_word: async () => ({ word: await addedWord() }),
  list_rating_anomalies: () => ({}),
  list_exam_sittings: examOf,
  view_exam_sitting: async () => {
    const { exam_id, player_id } = await satExam();
    return { exam_id, player_id };
  },
  give_exam_time: async () => ({ ...(await sitting()), minutes: 5 }),
  end_exam_sitting: sitting,
  void_exam_sitting: sitting,
  decide_exam_sitting: async () => ({ ...(await sitting()), decision: "warned" }),
  release_exam: async () => ({ exam_id: (await overExam()).exam_id }),
  set_exam_examiners: async () => ({
    ...(await examOf()),
    operator_ids: [(await newOperator("examiner")).operatorId],
  }),
  regrade_exam: correction,
  analyse_exam: examOf,
  export_exam: examOf,
  list_operator_notices: () => ({}),
  read_operator_notices: () => ({}),
  create_exam: () => exams.fieldsOf(),
  list_exam_candidates: examOf,
  create_candidate_group: () => ({ name: nextKey() }),
  set_candidate_group: async () => ({ ...(await candidateGroup()), players: [await playerId()] }),
  list_candidate_groups: () => ({}),
  list_group_members: candidateGroup,
  change_exam: async () => ({
    exam_id: await exams.storeDraft(),
    version: 1,
    ...exams.fieldsOf({ title: "Summer exam" }),
  }),
  copy_exam: async () => {
    const { starts_at, ends_at } = exams.fieldsOf();
    return { exam_id: await exams.storeDraft(), starts_at, ends_at };
  },
  extend_exam: async () => ({ ...(await examOf()), ends_at: inOneDay() }),
  archive_exam: closedExam,
  list_exams: () => ({ limit: 5 }),
  view_exam: async () => ({ exam_id: await exams.storeDraft() }),
  preview_exam_paper: () => ({ language: "en", paper: exams.fieldsOf().paper }),
  list_exam_presets: () => ({}),
  draft_exam_of_preset: () => ({ preset_id: "easa-atpl-a-010" }),
  publish_exam: async () => ({ exam_id: await exams.storeDraft(), version: 1 }),
  set_exam_key: async () => ({ exam_id: await exams.storeDraft(), exam_key: "cleared for takeoff" }),
  set_exam_candidates: async () => ({
    exam_id: await exams.storeDraft(),
    admits: "list",
    candidates: [{ player: await playerId(), time_factor: 1.5 }],
  }),
};

/** What a call could have changed, in one text. */
async function fingerprint(): Promise<string> {
  const marks = WATCHED.map(
    (table) =>
      // A sum of hashes needs no order: the tables of questions are long.
      sql`select concat(${sql.lit(table)}, ' ', count(*), ' ', sum(hashtextextended(row::text, 0))) as mark
        from ${sql.table(table)} row`,
  );
  const { rows } = await sql<{ mark: string }>`${sql.join(marks, sql` union all `)}`.execute(app.db);
  return rows
    .map(({ mark }) => mark)
    .toSorted()
    .join("; ");
}

const publicCalls = JSON.stringify(openApiDocument("Crosscheck"));

const auditRows = () => app.db.selectFrom("operator_audit").selectAll().orderBy("audit_id").execute();

describe.each(names)("%s", (name) => {
  const { access, input, refusals } = actionOf(name);

  it("is refused to every other role, and changes nothing", async () => {
    const fields = await FIELDS[name]();
    const strangers = [
      nobody,
      ...ROLES.filter((role) => !access.roles.includes(role)).map((role) => holders.get(role)),
    ];
    const before = await fingerprint();
    for (const stranger of strangers) {
      expect(await stranger?.call(name, fields)).toMatchObject({ refused: "role_missing" });
    }
    expect(await callIn({ kind: "operator", operatorId: crypto.randomUUID() })(name, fields)).toEqual({
      refused: "operator_unknown",
    });
    expect(await fingerprint()).toBe(before);
  });

  it("writes one row of audit when it works, for each of its roles, unless it is asked by nothing", async () => {
    const rows = actionOf(name).isUnaudited === true ? 0 : 1;
    expect(rows === 1 || Object.keys(input.shape).length === 0 || SHOW_WHAT_THEY_GET.has(name)).toBe(true);
    expect(access.roles).toContain("admin");
    for (const role of access.roles) {
      const operator = holders.get(role);
      const before = await auditRows();
      const outcome = await operator?.call(name, await FIELDS[name]());
      expect(outcome).not.toHaveProperty("refused");
      const added = (await auditRows()).slice(before.length);
      const row = { operator_id: operator?.operatorId, note: null, action: name };
      expect(added).toMatchObject(Array.from({ length: rows }, () => row));
    }
  });

  it("names the field that is wrong, and changes nothing", async () => {
    const fields = await FIELDS[name]();
    const before = await fingerprint();
    expect(await admin.call(name, { ...fields, no_such_field: 1 })).toMatchObject({
      refused: "invalid_field",
      field: "no_such_field",
    });
    for (const field of Object.keys(input.shape)) {
      for (const value of NEVER) {
        const outcome = await admin.call(name, { ...fields, [field]: value });
        expect(outcome).toMatchObject({ refused: "invalid_field", field });
      }
    }
    for (const none of [null, [], "fields", 7, undefined]) {
      expect(
        await callIn({ kind: "operator", operatorId: admin.operatorId })(name, none ?? null),
      ).toMatchObject({
        refused: "invalid_field",
      });
    }
    expect(await fingerprint()).toBe(before);
  });

  it("answers any other value with what its contract declares", async () => {
    const fields = await FIELDS[name]();
    const declared = new Set<unknown>(["invalid_field", ...refusals]);
    for (const field of Object.keys(input.shape)) {
      for (const value of NASTY) {
        const { refused, field: named } = await admin.call(name, { ...fields, [field]: value });
        expect(refused === undefined || declared.has(refused)).toBe(true);
        expect(named).toBe(refused === "invalid_field" ? field : undefined);
      }
    }
  });

  it("has no route and no place in the description of /api", async () => {
    const response = await fetch(`${app.url}/api/${name}`, { method: "POST" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: "226" });
    expect(publicCalls).not.toContain(`"${name}"`);
  });
});

/** What no field of any call takes. */
const NEVER: readonly unknown[] = [
  "a\0b",
  "\uD800",
  { deep: [[[[[[[[1]]]]]]]] },
  JSON.parse('{"__proto__":{"\\ud800":1}}'),
];

/** Values that have broken servers before. */
const NASTY: readonly unknown[] = [
  "",
  " ",
  "a".repeat(5_000),
  "'; drop table players; --",
  "../../etc/passwd",
  "$1 %s %n ${7*7}",
  "\u202Eabc\u001B[2J",
  "00000000-0000-0000-0000-000000000000",
  "-1",
  -1,
  0,
  1.5,
  1e308,
  2 ** 60,
  true,
  null,
  [],
  [null],
  ["admin", "admin", "root"],
  {},
  { toString: 1 },
  "2026-02-30T25:61:61Z",
];

it("every action of the registry is filed under its own name and has one sentence", () => {
  for (const name of names) {
    expect(actionOf(name).name).toBe(name);
    expect(actionOf(name).summary).toMatch(/^[A-Z].*\.$/);
  }
});
