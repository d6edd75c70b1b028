import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, describe, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";

const app = await createTestApp({ content: false });
const { newOperator } = createOperators(app);
const [support, admin] = [await newOperator("support"), await newOperator("admin")];
const reason = "asked by mail";

async function auditText(): Promise<string> {
  return JSON.stringify(await app.db.selectFrom("operator_audit").selectAll().execute());
}

describe("notes about a player", () => {
  it("say who and when, latest first, page by page, and are in no audit", async () => {
    const { playerId: player_id } = await app.signUp();
    for (const about of ["First call.", "Second call."]) {
      app.clock.advanceMs(1_000);
      await support.call("add_player_note", { player_id, about });
    }
    const list = await admin.call("list_player_notes", { player_id, limit: 1 });
    expect(list).toMatchObject({
      total: 2,
      data: { rows: [{ note: "Second call.", operator_id: support.operatorId }] },
    });
    const { next_cursor: cursor } = list.data as { readonly next_cursor: string }; // of the contract
    const [older] = rowsOf<{ readonly note_id: string; readonly note: string }>(
      await admin.call("list_player_notes", { player_id, limit: 1, cursor }),
    );
    expect(older).toMatchObject({ note: "First call." });
    expect(await admin.call("delete_player_note", { note_id: older?.note_id })).toHaveProperty("data");
    expect(await admin.call("delete_player_note", { note_id: older?.note_id })).toMatchObject({
      refused: "no_data",
    });
    expect(await admin.call("list_player_notes", { player_id })).toMatchObject({ total: 1 });
    expect(await auditText()).not.toContain("call.");
  });

  it("are the player's to read, without who wrote them", async () => {
    const player = await app.signUp();
    await support.call("add_player_note", { player_id: player.playerId, about: "Could not hear clips." });
    const told = await player.call("get_my_data", { part: "support_notes" });
    expect(dataOf(told)).toMatchObject({
      columns: ["note", "written_at"],
      rows: [["Could not hear clips.", expect.any(String)]],
    });
    expect(told.text ?? JSON.stringify(told.body)).not.toContain(support.operatorId);
  });

  it("need a player, and somebody who helps players", async () => {
    const fields = { player_id: crypto.randomUUID(), about: "Nobody." };
    expect(await support.call("add_player_note", fields)).toMatchObject({ refused: "user_not_found" });
    const author = await newOperator("author");
    expect(await author.call("add_player_note", fields)).toMatchObject({ refused: "role_missing" });
    const { playerId: player_id } = await app.signUp();
    expect(await support.call("add_player_note", { player_id, about: "  " })).toMatchObject({
      field: "about",
    });
  });
});

describe("a name that offends", () => {
  it("is changed by the rules of names, and its player is told without it", async () => {
    const player = await app.signUp("Rude Fellow");
    const { playerId: player_id } = player;
    const done = await support.call("rename_player", { player_id, name: "  pilot   one ", reason });
    expect(done.data).toMatchObject({ player_id, name: "Pilot one", name_number: 1 });
    expect(dataOf(await player.call("get_user_by_id"))).toMatchObject({ name: "Pilot one" });
    const told = JSON.stringify((await player.call("get_notifications", {})).body);
    expect(told).toContain("Your name was changed");
    expect(told).not.toContain("Rude Fellow");
    expect(await auditText()).not.toMatch(/Rude Fellow|Pilot one/i);
    const other = await app.signUp("Other Fellow");
    const second = await support.call("rename_player", {
      player_id: other.playerId,
      name: "Pilot One",
      reason,
    });
    expect(second.data).toMatchObject({ name: "Pilot One", name_number: 2 });
  });

  it.each([
    ["Same Name", { refused: "name_same" }],
    ["Crosscheck Support", { refused: "name_not_allowed", field: "name" }],
    ["\u202Eeman", { refused: "invalid_field", field: "name" }],
    ["", { refused: "invalid_field", field: "name" }],
  ])("is not changed to %j", async (name, refusal) => {
    const { playerId: player_id } = await app.signUp("Same Name");
    expect(await support.call("rename_player", { player_id, name, reason })).toMatchObject(refusal);
  });
});

describe("data of a player", () => {
  it("are handed out as the player would have them, each page with its reason in the audit", async () => {
    const player = await app.signUp("Bessie Coleman");
    const fields = { player_id: player.playerId, part: "account", reason: "asked by letter 17" };
    const { data } = await support.call("export_player_data", fields);
    expect(data).toEqual(dataOf(await player.call("get_my_data", { part: "account" })));
    expect(await auditText()).toContain("asked by letter 17");
    expect(
      await support.call("export_player_data", { ...fields, player_id: crypto.randomUUID() }),
    ).toMatchObject({ refused: "user_not_found" });
  });

  it("are erased on request, with the notes, once the account is closed; by an admin", async () => {
    const player = await app.signUp("Gone Tomorrow");
    const { playerId: player_id } = player;
    await support.call("add_player_note", { player_id, about: "Wants to leave." });
    expect(await support.call("erase_player", { player_id, reason })).toMatchObject({
      refused: "role_missing",
    });
    expect(await admin.call("erase_player", { player_id, reason })).toMatchObject({
      refused: "player_active",
    });
    await admin.call("deactivate_player", { player_id, reason });
    expect((await admin.call("erase_player", { player_id, reason })).data).toEqual({
      player_id,
      erased: true,
    });
    expect(await admin.call("erase_player", { player_id, reason })).toMatchObject({
      refused: "user_not_found",
    });
    const [row] = await app.db
      .selectFrom("players")
      .select(["name", "email", "deleted_at"])
      .where("player_id", "=", player_id)
      .execute();
    expect(row).toMatchObject({ email: null, deleted_at: expect.any(Date) });
    expect(row?.name).not.toContain("Gone");
    expect(
      await app.db.selectFrom("player_notes").where("player_id", "=", player_id).selectAll().execute(),
    ).toEqual([]);
    expect((await player.call("get_user_by_id")).body).toMatchObject({ error: true });
    expect(await auditText()).not.toContain("Gone Tomorrow");
  });
});
