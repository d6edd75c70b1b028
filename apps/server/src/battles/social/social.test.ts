import { beginMatch, OPENED_MS } from "@crosscheck/rules/battles/battle-fixture";
import type { Line } from "@crosscheck/rules/battles/lines";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, type Answered } from "../../conformance/play-fixture.ts";
import { toldTo } from "../../notices/notice-fixture.ts";
import { createPlayedBattles } from "../played-fixture.ts";
import { forgetBattleWords, isLineClean } from "./filter-line.ts";
import { listInvitations } from "./invitation-queries.ts";
import { mayWrite } from "./mute-queries.ts";

const app = await createTestApp({ content: false });
const { db, clock } = app;
const battles = createPlayedBattles(app);
const codeOf = ({ body }: Answered) => body.message;
const now = () => new Date(clock.nowMs());

/** Two who have played together, the first with a room that waits. */
async function met() {
  const [ann, ben] = [await app.signUp("Ann"), await app.signUp("Ben")];
  await battles.insertPlayed([ann.playerId, ben.playerId]);
  const { battleId, roomCode } = await battles.insertRoom(ann.playerId);
  const challenge = (to = ben) => ann.call("challenge_player", { user_id: to.playerId, battle_id: battleId });
  return { ann, ben, battleId, roomCode, challenge };
}

type Sent = { readonly invitation_id: string; readonly expires_at: string };
const answer = (player: TestPlayer, { invitation_id }: Sent, accept: 0 | 1) =>
  player.call("answer_challenge", { invitation_id, accept });

describe("a challenge", () => {
  it("is told once, waits two minutes and answers the code of the room", async () => {
    const { ann, ben, battleId, roomCode, challenge } = await met();
    const sent = dataOf<Sent>(await challenge());
    expect(dataOf(await challenge())).toEqual(sent);
    expect(Date.parse(sent.expires_at) - clock.nowMs()).toBe(120_000);
    const { invitation_id } = sent;
    const params = { friend_id: ann.playerId, room_code: roomCode, invitation_id };
    expect(await toldTo(ben)).toEqual([["battle_invitation", params]]);
    expect(await listInvitations(db, ben.playerId, now())).toMatchObject([
      { invitationId: invitation_id, battleId, roomCode, challengerId: ann.playerId, name: "Ann" },
    ]);
    const states = async () => dataOf(await ann.call("get_challenges", { battle_id: battleId }));
    expect(await states()).toMatchObject([{ user_id: ben.playerId, name: "Ben", state: "waiting" }]);
    expect(dataOf(await answer(ben, sent, 1))).toEqual({ battle_id: battleId, room_code: roomCode });
    expect(dataOf(await answer(ben, sent, 1))).toEqual({ battle_id: battleId, room_code: roomCode });
    expect(codeOf(await answer(ben, sent, 0))).toBe("236");
    expect(await states()).toMatchObject([{ state: "accepted" }]);
    expect(await listInvitations(db, ben.playerId, now())).toEqual([]);
  });

  it("expires, and so does one to a room that is gone", async () => {
    const { ann, ben, battleId, challenge } = await met();
    const late = dataOf<Sent>(await challenge());
    clock.advanceMs(120_000);
    expect(codeOf(await answer(ben, late, 1))).toBe("236");
    expect(dataOf(await ann.call("get_challenges", { battle_id: battleId }))).toMatchObject([
      { state: "expired" },
    ]);
    const gone = dataOf<Sent>(await challenge());
    await db
      .updateTable("battles")
      .set({ ended_at: now(), end_reason: "deleted_by_owner" })
      .where("battle_id", "=", battleId)
      .execute();
    expect(await listInvitations(db, ben.playerId, now())).toEqual([]);
    expect(codeOf(await answer(ben, gone, 1))).toBe("236");
    expect(codeOf(await challenge())).toBe("121");
  });

  it("goes to nobody who was not met, to no room of another one, and to nobody twice in a while", async () => {
    const { ann, ben, battleId, challenge } = await met();
    const stranger = await app.signUp();
    expect(codeOf(await challenge(stranger))).toBe("254");
    expect(codeOf(await challenge(ann))).toBe("254");
    expect(codeOf(await challenge({ ...ben, playerId: crypto.randomUUID() }))).toBe("102");
    const back = { user_id: ann.playerId, battle_id: battleId };
    expect(codeOf(await ben.call("challenge_player", back))).toBe("121");
    // Nobody else answers it, or learns of it.
    const sent = dataOf<Sent>(await challenge());
    expect(codeOf(await answer(stranger, sent, 1))).toBe("102");
    expect(dataOf(await stranger.call("get_challenges", { battle_id: battleId }))).toEqual([]);
    for (let time = 2; time <= 3; time += 1) {
      clock.advanceMs(120_000);
      dataOf(await challenge());
    }
    clock.advanceMs(120_000);
    expect(codeOf(await challenge())).toBe("210");
  });

  it("waits for five players at most", async () => {
    const { ann, challenge } = await met();
    const six = await Promise.all(Array.from({ length: 6 }, () => app.signUp()));
    for (const other of six) await battles.insertPlayed([ann.playerId, other.playerId]);
    const codes = await Promise.all(six.map(async (other) => codeOf(await challenge(other))));
    expect(codes.filter((code) => code === "210")).toHaveLength(1);
  });
});

describe("challenges to one player", () => {
  it("are ten an hour, whoever sends them, also at once", async () => {
    const ben = await app.signUp();
    const sent = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const other = await app.signUp();
        await battles.insertPlayed([other.playerId, ben.playerId]);
        const { battleId } = await battles.insertRoom(other.playerId);
        return [other, { user_id: ben.playerId, battle_id: battleId }] as const;
      }),
    );
    const challenge = () =>
      Promise.all(sent.map(async ([other, fields]) => await other.call("challenge_player", fields)));
    const answers = await challenge();
    const refused = answers.filter((answered) => codeOf(answered) === "210");
    expect(refused.map(({ status, body }) => [status, body])).toEqual(
      refused.map(() => [429, expect.objectContaining({ retry_after_seconds: 120 })]),
    );
    expect(refused).toHaveLength(2);
    expect(await toldTo(ben)).toHaveLength(10);
    // Asked again, those that wait are the same ones.
    expect((await challenge()).filter((answered) => codeOf(answered) === "210")).toHaveLength(2);
    clock.advanceMs(3_600_000);
    expect((await challenge()).filter((answered) => codeOf(answered) === "210")).toHaveLength(2);
  });
});

describe("a block", () => {
  it("ends what waits, and lets neither of the two challenge the other, without saying why", async () => {
    const { ann, ben, challenge } = await met();
    const sent = dataOf<Sent>(await challenge());
    expect(dataOf(await ben.call("block_player", { user_id: ann.playerId }))).toEqual({
      user_id: ann.playerId,
      blocked: true,
    });
    expect(await listInvitations(db, ben.playerId, now())).toEqual([]);
    expect(codeOf(await answer(ben, sent, 1))).toBe("236");
    expect(codeOf(await challenge())).toBe("254");
    const room = await battles.insertRoom(ben.playerId);
    const back = { user_id: ann.playerId, battle_id: room.battleId };
    expect(codeOf(await ben.call("challenge_player", back))).toBe("254");
  });

  it("is listed for its player alone, and taken back", async () => {
    const { ann, ben } = await met();
    const block = (blocked: 0 | 1) => ann.call("block_player", { user_id: ben.playerId, blocked });
    dataOf(await block(1));
    dataOf(await block(1));
    const listed = await ann.call("get_blocked_players");
    expect(listed.body).toMatchObject({ total: 1, data: [{ user_id: ben.playerId, name: "Ben" }] });
    expect((await ben.call("get_blocked_players")).body).toMatchObject({ total: 0, data: [] });
    dataOf(await block(0));
    expect((await ann.call("get_blocked_players")).body).toMatchObject({ total: 0 });
    expect(codeOf(await ann.call("block_player", { user_id: ann.playerId }))).toBe("102");
    expect(codeOf(await ann.call("block_player", { user_id: crypto.randomUUID() }))).toBe("102");
  });
});

describe("a report", () => {
  const text = (words: string): Line => ({ kind: "text", text: words });

  it("keeps the line as it was said, once per reporter and line", async () => {
    const [ann, ben] = [await app.signUp(), await app.signUp()];
    // Both chose the same id for their lines.
    const say = (playerId: string, line: Line) => ({ type: "say", playerId, messageId: "m1", line }) as const;
    const battle_id = await battles.insertPlayed([ann.playerId, ben.playerId], {
      kind: "friend",
      said: [say(ann.playerId, text("hello")), say(ben.playerId, text("go away"))],
    });
    const report = (player: TestPlayer, seat: number, message_id = "m1") =>
      player.call("report_message", { battle_id, seat, message_id });
    for (let time = 1; time <= 2; time += 1) {
      expect((await report(ann, 2)).body).toMatchObject({ message: "109", data: { reported: true } });
    }
    expect((await report(ben, 1)).body).toMatchObject({ message: "109" });
    const kept = await db
      .selectFrom("battle_reports")
      .select(["reporter_id", "speaker_id", "line"])
      .where("battle_id", "=", battle_id)
      .orderBy("reported_at")
      .execute();
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(
      expect.arrayContaining([
        { reporter_id: ann.playerId, speaker_id: ben.playerId, line: text("go away") },
        { reporter_id: ben.playerId, speaker_id: ann.playerId, line: text("hello") },
      ]),
    );
    expect(codeOf(await report(ann, 1))).toBe("102"); // the own line
    expect(codeOf(await report(ann, 2, "m2"))).toBe("102");
    expect(codeOf(await report(await app.signUp(), 2))).toBe("102");
  });

  it("names who had the seat when it was said", async () => {
    const [ann, ben, cleo] = [await app.signUp(), await app.signUp(), await app.signUp()];
    const table = beginMatch("group", [ann.playerId]);
    table.send({ type: "join", playerId: ben.playerId }, OPENED_MS);
    const line = text("rude");
    table.send({ type: "say", playerId: ben.playerId, messageId: "m1", line }, OPENED_MS);
    table.send({ type: "leave", playerId: ben.playerId }, OPENED_MS);
    table.send({ type: "join", playerId: cleo.playerId }, OPENED_MS);
    const battle_id = await battles.insertTable(table);
    dataOf(await ann.call("report_message", { battle_id, seat: 2, message_id: "m1" }));
    const [report] = await db
      .selectFrom("battle_reports")
      .select("speaker_id")
      .where("battle_id", "=", battle_id)
      .execute();
    expect(report).toEqual({ speaker_id: ben.playerId });
  });
});

describe("free text", () => {
  const isClean = (words: string) => isLineClean(db, { kind: "text", text: words }, clock.nowMs());

  it("is held against the lists, in any disguise", async () => {
    expect(await isClean("well played, captain")).toBe(true);
    expect(await isLineClean(db, { kind: "emoji", id: "clap" }, clock.nowMs())).toBe(true);
    for (const words of ["f.u.c.k", "fսсk you", "يا شرموطة", "+20 102 555 9991", "see example.com"]) {
      expect(await isClean(words)).toBe(false);
    }
    expect(await isClean("what a gremlin")).toBe(true);
    await db
      .insertInto("battle_words")
      .values({ word: "gremlin", language: null, added_at: now() })
      .execute();
    forgetBattleWords(db);
    expect(await isClean("what a GREMLIN")).toBe(false);
    expect(await isClean("what a grеmlin")).toBe(false); // with a Cyrillic letter
  });

  it("is not written by who is muted, until then", async () => {
    const { playerId } = await app.signUp();
    const until_at = new Date(clock.nowMs() + 1_000);
    expect(await mayWrite(db, playerId, now())).toBe(true);
    await db.insertInto("battle_mutes").values({ player_id: playerId, until_at }).execute();
    expect(await mayWrite(db, playerId, now())).toBe(false);
    expect(await mayWrite(db, playerId, until_at)).toBe(true);
  });
});

it("forgets what somebody wrote, and whom they met, with the account", async () => {
  const { ann, ben, battleId, challenge } = await met();
  dataOf(await challenge());
  dataOf(await ann.call("block_player", { user_id: ben.playerId }));
  const line: Line = { kind: "text", text: "my secret garden" };
  const battle_id = await battles.insertPlayed([ben.playerId, ann.playerId], {
    kind: "friend",
    said: [{ type: "say", playerId: ann.playerId, messageId: "m1", line }],
  });
  dataOf(await ben.call("report_message", { battle_id, seat: 2, message_id: "m1" }));
  const own = dataOf<{ rows: readonly unknown[] }>(await ann.call("get_my_data", { part: "battle_lines" }));
  expect(own.rows).toMatchObject([[battle_id, expect.anything(), "text", "my secret garden"]]);
  dataOf(await ann.call("delete_user_account"));
  for (const table of ["player_blocks", "battle_reports", "battle_invitations"] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ann.playerId);
  }
  const events = await db
    .selectFrom("battle_events")
    .select("event")
    .where("battle_id", "in", [battle_id, battleId])
    .execute();
  expect(JSON.stringify(events)).toContain('"say"');
  expect(JSON.stringify(events)).not.toContain("garden");
  expect(app.bugs).toEqual([]);
});
