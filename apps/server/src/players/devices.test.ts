import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "../postgres/database.ts";
import { isDatabaseAway } from "../postgres/database-errors.ts";
import { signInByMail } from "../identity/identity-fixture.ts";
import { createAuthenticator } from "./authenticate.ts";
import { createPlayerFixture, newProof } from "./player-fixture.ts";

const { db } = await createTestDatabase();
const { identity, call, signUp } = createPlayerFixture(db);
const WAIT = { timeout: 20_000 };

type Device = { readonly device_id: string; readonly is_current: boolean; readonly label: string };

async function signInTwice() {
  const proof = await newProof(identity);
  const [first, second] = [await signUp(proof), await signUp(await signInByMail(identity, proof))];
  return {
    first: String(first.data["api_token"]),
    second: String(second.data["api_token"]),
    id: String(first.data["id"]),
  };
}

async function devicesOf(token: string): Promise<readonly Device[]> {
  const { data } = await call("get_devices", token);
  return data as unknown as readonly Device[]; // the contract's shape, checked by the core
}

describe("api tokens", () => {
  it("are stored as hashes only", async () => {
    const { first } = await signInTwice();
    const rows = await db.selectFrom("devices").selectAll().execute();
    const stored = rows.map(
      (row) => `${JSON.stringify(row)} ${Buffer.from(row.token_hash).toString("base64url")}`,
    );
    expect(stored.join(" ")).not.toContain(first);
  });

  it.each(["", "short", "a".repeat(43), "a".repeat(44), "ä".repeat(43), "%00".repeat(14) + "a"])(
    "that are not one of ours mean nobody: %s",
    async (token) => {
      expect(await createAuthenticator(db)(token, identity.ports.clock.nowMs())).toBeNull();
    },
  );

  it("never look revoked while the database is away", async () => {
    const nowhere = { host: "/nowhere", port: 1, user: "nobody", database: "none", ssl: false } as const;
    const away = openDatabase(nowhere, { log: { info: () => undefined, warn: () => undefined } });
    const asked = Promise.resolve(createAuthenticator(away.db)("a".repeat(43), 0));
    const error = await asked.catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    await away.close();
  });

  it("note when a device was seen, once a minute at most", async () => {
    const { first, id } = await signInTwice();
    const seen = async () =>
      (
        await db
          .selectFrom("devices")
          .select("last_seen_at")
          .where("player_id", "=", id)
          .orderBy("device_id")
          .execute()
      )[0]?.last_seen_at.getTime() ?? 0;
    const start = await seen();
    identity.passTime(30_000);
    await call("get_user_by_id", first);
    expect(await seen()).toBe(start);
    identity.passTime(31_000);
    await call("get_user_by_id", first);
    await vi.waitFor(async () => expect(await seen()).toBeGreaterThanOrEqual(start + 60_000), WAIT);
  });

  it("of a player whom another process deactivates stop within a second", async () => {
    const { first, id } = await signInTwice();
    expect((await call("get_user_by_id", first)).error).toBe(false);
    await db.updateTable("players").set({ status: "deactivated" }).where("player_id", "=", id).execute();
    identity.passTime(1_000);
    expect(await call("get_user_by_id", first)).toMatchObject({ status: 401, message: "126" });
  });
});

describe("get_devices", () => {
  it("lists the sign-ins and says which one asks", async () => {
    const { second } = await signInTwice();
    const devices = await devicesOf(second);
    expect(devices.map(({ label }) => label)).toEqual(["Firefox, Linux", "Firefox, Linux"]);
    expect(devices.filter((device) => device.is_current)).toHaveLength(1);
  });
});

describe("sign_out", () => {
  it("ends this device at once and leaves the others", async () => {
    const { first, second } = await signInTwice();
    expect((await call("get_user_by_id", first)).error).toBe(false);
    expect(await call("sign_out", first)).toMatchObject({ message: "111", data: { signed_out: 1 } });
    expect(await call("get_user_by_id", first)).toMatchObject({ status: 401, message: "129" });
    expect((await call("get_user_by_id", second)).error).toBe(false);
  });

  it("ends another device by its id", async () => {
    const { first, second } = await signInTwice();
    await call("get_user_by_id", second);
    const other = (await devicesOf(first)).find((device) => !device.is_current);
    expect(await call("sign_out", first, { device_id: other?.device_id })).toMatchObject({ message: "111" });
    expect((await call("get_user_by_id", second)).message).toBe("129");
    expect(await call("sign_out", first, { device_id: other?.device_id })).toMatchObject({ message: "102" });
  });

  it("ends every device", async () => {
    const { first, second } = await signInTwice();
    expect(await call("sign_out", first, { everywhere: "1" })).toMatchObject({ data: { signed_out: 2 } });
    expect((await call("get_user_by_id", first)).message).toBe("129");
    expect((await call("get_user_by_id", second)).message).toBe("129");
  });

  it("never ends a device of somebody else", async () => {
    const mine = await signInTwice();
    const theirs = await signInTwice();
    const [device] = await devicesOf(theirs.first);
    expect(await call("sign_out", mine.first, { device_id: device?.device_id })).toMatchObject({
      message: "102",
    });
    expect((await call("get_user_by_id", theirs.first)).error).toBe(false);
  });
});

it("forgets devices thirty days after their sign-in ended, with somebody's next sign-in", async () => {
  const { first, id } = await signInTwice();
  const count = async () =>
    (await db.selectFrom("devices").select("device_id").where("player_id", "=", id).execute()).length;
  await call("sign_out", first);
  identity.passTime(30 * 86_400_000 - 60_000);
  await signInTwice();
  expect(await count()).toBe(2);
  identity.passTime(60_001);
  await signInTwice();
  expect(await count()).toBe(1);
});
