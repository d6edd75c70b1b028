import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { TestBrowser, codeIn, signInByMail } from "../identity/identity-fixture.ts";
import { createOutboxMail } from "../ports/mail.ts";
import { createOutboxSms } from "../ports/sms.ts";
import { createPlayerFixture, newPhoneProof, newProof } from "./player-fixture.ts";

const { db } = await createTestDatabase({ content: true });
const players = createPlayerFixture(db);
const { identity, call, signUp } = players;

/** Every place of the database, in any schema of ours, whose text holds one of the strings. */
async function findTraces(strings: readonly string[]): Promise<readonly string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    where table_schema in ('public', 'idp')`.execute(db);
  expect(columns.length).toBeGreaterThan(100);
  const traces: string[] = [];
  for (const { schema, table, column } of columns) {
    for (const text of strings) {
      const { rows } = await sql`
        select 1 from ${sql.table(`${schema}.${table}`)}
        where ${sql.ref(column)}::text ilike ${`%${text}%`} limit 1`.execute(db);
      if (rows.length > 0) traces.push(`${schema}.${table}.${column}: ${text}`);
    }
  }
  return traces;
}

describe("delete_user_account", () => {
  it("leaves no personal data and keeps the books", async () => {
    const proof = await newProof(identity, "Zephyrine Quixworth");
    const { data } = await signUp(proof);
    const api = String(data["api_token"]);
    const id = String(data["id"]);
    // Everything that a person leaves behind: a picture, addresses on the way, mails and texts kept here.
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    await call("upload_profile_image", api, { image: new Blob([new Uint8Array(image)]) });
    await call("update_profile", api, { mobile: "+201025559991" });
    await call("confirm_contact", api, { kind: "mobile", code: codeIn(identity.texts.at(-1)?.text) });
    await call("update_profile", api, { mobile: "+201025559992", web_language: "ar", licence: "atpl" });
    await sql`update players set exam_date = '2030-01-01', minutes_a_day = 20 where player_id = ${id}::uuid`.execute(
      db,
    );
    await sql`update players set also_default_language = true where player_id = ${id}::uuid`.execute(db);
    await createOutboxMail({ ...identity.ports, db }).send({
      to: proof.email,
      subject: "Hello",
      text: "Zephyrine",
    });
    await createOutboxSms({ ...identity.ports, db }).send({ to: "+201025559992", text: "123456" });
    await new TestBrowser(identity).post("/request-password-reset", { email: proof.email });
    await new TestBrowser(identity).post("/phone/send", { phone: "+201025559991" });
    for (const status of ["open", "declined"]) {
      await sql`
        insert into reports (report_id, player_id, item_id, version, message, status, reported_at, settled_at)
        select gen_random_uuid(), ${id}::uuid, item_id, current_version, 'Ask Zephyrine Quixworth', ${status}, now(),
          case when ${status} <> 'open' then now() end
        from items limit 1`.execute(db);
    }
    const strings = [proof.email, "Zephyrine", "Quixworth", "201025559991", "201025559992", proof.subject];
    expect((await findTraces(strings)).length).toBeGreaterThan(8);

    expect(await call("delete_user_account", api)).toMatchObject({ message: "111", data: { deleted: true } });

    expect(await findTraces(strings)).toEqual([]);
    expect(identity.files.size).toBe(0);
    const { rows: reports } = await sql`select status from reports order by status`.execute(db);
    expect(reports).toEqual([{ status: "declined" }, { status: "open" }]);
    const entries = await db
      .selectFrom("coin_entries")
      .select("reason")
      .where("player_id", "=", id)
      .execute();
    expect(entries).toEqual([{ reason: "welcome" }]);
    const row = await db
      .selectFrom("players")
      .selectAll()
      .where("player_id", "=", id)
      .executeTakeFirstOrThrow();
    expect([row.name, row.refer_code === data["refer_code"]]).toEqual(["Deleted player", false]);
    expect([row.web_language, row.licence, row.also_default_language]).toEqual([null, null, false]);
    expect([row.exam_date, row.minutes_a_day]).toEqual([null, null]);
  });

  it("ends every sign-in at once, and the same person can start anew", async () => {
    const proof = await newProof(identity);
    const unused = await signInByMail(identity, proof);
    const [one, two] = [await signUp(proof), await signUp(await signInByMail(identity, proof))];
    const other = String(two.data["api_token"]);
    expect((await call("get_user_by_id", other)).error).toBe(false);
    await call("delete_user_account", String(one.data["api_token"]));
    expect(await call("get_user_by_id", other)).toMatchObject({ status: 401, message: "129" });
    expect((await signInByMail(identity, proof)).token).toBe("undefined");
    // A proof that was not used is still valid for minutes: it makes a new player, never the deleted one.
    expect((await signUp(proof)).message).toBe("220");
    const again = await signUp(unused);
    expect(again.data["id"]).not.toBe(one.data["id"]);
  });

  it("erases a player by phone as well", async () => {
    const proof = await newPhoneProof(identity);
    const { data } = await signUp(proof);
    await call("delete_user_account", String(data["api_token"]));
    expect(await findTraces([proof.phone.slice(1), proof.subject])).toEqual([]);
  });

  it("does not give a number new messages", async () => {
    const proof = await newPhoneProof(identity);
    const browser = new TestBrowser(identity);
    const send = async () => (await browser.post("/phone/send", { phone: proof.phone })).status;
    while ((await send()) === 200);
    const { data } = await signUp(proof);
    expect((await call("delete_user_account", String(data["api_token"]))).message).toBe("111");
    expect(await send()).toBe(429);
    identity.passTime(2 * 86_400_000);
    await newPhoneProof(identity);
    const { rows } = await sql`select 1 from code_sends`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it("asks for a sign-in of the last five minutes", async () => {
    const proof = await newProof(identity);
    const { data } = await signUp(proof);
    identity.passTime(300_001);
    expect((await call("delete_user_account", String(data["api_token"]))).message).toBe("220");
    expect((await call("get_user_by_id", String(data["api_token"]))).error).toBe(false);
    const fresh = await signUp(await signInByMail(identity, proof));
    expect((await call("delete_user_account", String(fresh.data["api_token"]))).message).toBe("111");
  });

  it("happens once when asked twice at the same time", async () => {
    const { data } = await signUp(await newProof(identity));
    const api = String(data["api_token"]);
    const answers = await Promise.all([call("delete_user_account", api), call("delete_user_account", api)]);
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(["111", "129"]));
  });

  it("is not allowed in the demo version", async () => {
    const { data } = await signUp(await newProof(identity));
    players.change({ demoMode: true });
    expect((await call("delete_user_account", String(data["api_token"]))).message).toBe("216");
    players.change({});
  });
});

it("met no bug on the way", () => {
  expect([...players.bugs, ...identity.bugs]).toEqual([]);
});
