import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { startOutside, tokenIn } from "./outside-fixture.ts";

const { db } = await createTestDatabase();
const { identity, visitor, mailTo } = await startOutside(db);
const OWN = { name: "Amelia", password: "tail-dragger-7" };
const NEW = "brand-new-wings";

let people = 0;
/** Somebody with an account who is signed in, and how to ask for a link to a new password. */
async function somebody() {
  people += 1;
  const person = { ...OWN, email: `owner${people}@example.com` };
  const browser = visitor();
  await browser.idp("/sign-up/email", person);
  await browser.idp("/sign-up/open", { token: tokenIn(await mailTo(person.email)), agreed: false });
  const user = await browser.enter();
  const resetToken = async () => {
    await visitor().idp("/request-password-reset", { email: person.email });
    return tokenIn(await mailTo(person.email));
  };
  return { ...person, browser, bearer: String(user?.["api_token"]), resetToken };
}

const refused = { status: 400, body: expect.objectContaining({ code: "INVALID_TOKEN" }) as unknown };

it("an older link to a new password is over once a newer one was used", async () => {
  const { resetToken } = await somebody();
  const [older, newer] = [await resetToken(), await resetToken()];
  expect(newer).not.toBe(older);
  expect((await visitor().idp("/reset-password", { token: newer, newPassword: NEW })).status).toBe(200);
  const late = await visitor().idp("/reset-password", { token: older, newPassword: "planted-by-mallory" });
  expect(late).toMatchObject(refused);
});

it("signing out everywhere ends links in mailboxes and sign-ins that are half done", async () => {
  const { email, browser, bearer, resetToken } = await somebody();
  const token = await resetToken();
  const thief = visitor();
  await thief.idp("/sign-in/email", { email, password: OWN.password });
  expect((await browser.call("sign_out", bearer, { everywhere: true })).status).toBe(200);
  expect(await visitor().idp("/reset-password", { token, newPassword: NEW })).toMatchObject(refused);
  expect(await thief.enter()).toBeNull();
  expect((await visitor().idp("/sign-in/email", { email, password: OWN.password })).status).toBe(200);
});

it("a proof that is used while signing out everywhere is under way opens nothing that stays", async () => {
  const { email, browser, bearer } = await somebody();
  const thief = visitor();
  await thief.idp("/sign-in/email", { email, password: OWN.password });
  const { body: proof } = await thief.idp("/exchange");
  identity.passTime(2_000);
  let isAnswered = false;
  const begun = await db.transaction().execute(async (tx) => {
    // Half of the sign-out waits for this transaction.
    await sql`lock table idp.verification in exclusive mode`.execute(tx);
    const signedOut = browser.call("sign_out", bearer, { everywhere: true });
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    const entered = thief.call("user_signup", String(proof["token"]), { firebase_id: proof["subject"] });
    void entered.then(() => (isAnswered = true));
    await vi.waitFor(async () => expect(isAnswered || (await countWaiting()) === 2).toBe(true));
    return { signedOut, entered };
  });
  expect((await begun.signedOut).status).toBe(200);
  const { data } = (await begun.entered).body as { readonly data?: { readonly api_token: string } }; // an envelope
  expect((await thief.call("get_user_by_id", data?.api_token ?? "", {})).status).toBe(401);
});

/** Connections to this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

it("signing out here leaves links alone", async () => {
  const { browser, bearer, resetToken } = await somebody();
  const token = await resetToken();
  expect((await browser.call("sign_out", bearer, {})).status).toBe(200);
  expect((await visitor().idp("/reset-password", { token, newPassword: NEW })).status).toBe(200);
});

it("a new password ends the wait of a device that was never let in", async () => {
  const email = "fooled@example.com";
  const mallory = visitor();
  await mallory.idp("/sign-up/email", { ...OWN, email });
  await visitor().idp("/sign-up/open", { token: tokenIn(await mailTo(email)), agreed: true });
  await visitor().idp("/request-password-reset", { email });
  const token = tokenIn(await mailTo(email));
  expect((await visitor().idp("/reset-password", { token, newPassword: NEW })).status).toBe(200);
  expect((await mallory.idp("/sign-up/wait")).body["state"]).toBe("over");
  expect(await mallory.enter()).toBeNull();
});

it("a new password for an address that nobody had verified ends every other sign-in of the account", async () => {
  const email = "planted@example.com";
  const at = new Date();
  // As an older version left it: an account by a social provider that did not verify the address.
  await sql`insert into idp."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('planted', 'Mallory', ${email}, false, ${at}, ${at})`.execute(db);
  await sql`insert into idp.account (id, "userId", "accountId", "providerId", "createdAt", "updatedAt")
    values ('planted-social', 'planted', 'mallory', 'aeroclub', ${at}, ${at})`.execute(db);
  await visitor().idp("/request-password-reset", { email });
  const token = tokenIn(await mailTo(email));
  expect((await visitor().idp("/reset-password", { token, newPassword: NEW })).status).toBe(200);
  const { rows } = await sql<{ by: string }>`
    select "providerId" as by from idp.account where "userId" = 'planted'`.execute(db);
  expect(rows).toEqual([{ by: "credential" }]);
  const owner = visitor();
  await owner.idp("/sign-in/email", { email, password: NEW });
  expect(await owner.enter()).toMatchObject({ email });
});

it("met no bug on the way", () => {
  expect(identity.bugs).toEqual([]);
});
