import { createTestDatabase } from "@crosscheck/testkit";
import { afterEach, expect, it } from "vitest";
import { startOutside, tokenIn, type Visitor } from "./outside-fixture.ts";

const { db } = await createTestDatabase();
const { identity, visitor, mailTo } = await startOutside(db);
const PASSWORD = "tail-dragger-7";
const HOURS_MS = 3_600_000;

afterEach(() => identity.setMachineClock(0));

let people = 0;

/** Somebody with an account who is signed in. */
async function somebody() {
  people += 1;
  const email = `owner${people}@example.com`;
  const browser = visitor();
  await browser.idp("/sign-up/email", { name: "Amelia", email, password: PASSWORD });
  await browser.idp("/sign-up/open", { token: tokenIn(await mailTo(email)), agreed: false });
  const user = await browser.enter();
  return { email, browser, bearer: String(user?.["api_token"]) };
}

/** A proof that is not used yet. */
async function prove(email: string): Promise<{ readonly token: string; readonly subject: string }> {
  const browser = visitor();
  await browser.idp("/sign-in/email", { email, password: PASSWORD });
  const { body } = await browser.idp("/exchange");
  return { token: String(body["token"]), subject: String(body["subject"]) };
}

/** Whether this proof signs somebody in. */
async function isLetIn(proof: { readonly token: string; readonly subject: string }): Promise<boolean> {
  const { body } = await visitor().call("user_signup", proof.token, { firebase_id: proof.subject });
  return body["error"] === false;
}

const signOutEverywhere = async ({ browser, bearer }: { browser: Visitor; bearer: string }) =>
  expect((await browser.call("sign_out", bearer, { everywhere: true })).status).toBe(200);

it.each([-2, 2])(
  "the owner signs in right after signing out everywhere, clock set by %i h",
  async (hours) => {
    const owner = await somebody();
    identity.setMachineClock(hours * HOURS_MS);
    await signOutEverywhere(owner);
    expect(await isLetIn(await prove(owner.email))).toBe(true);
  },
);

it.each([-2, 2])("a proof from before a sign-out everywhere is over, clock set by %i h", async (hours) => {
  const owner = await somebody();
  identity.setMachineClock(hours * HOURS_MS);
  const old = await prove(owner.email);
  // Proofs are dated in whole seconds; those of the same second count.
  identity.passTime(1_000);
  await signOutEverywhere(owner);
  expect(await isLetIn(old)).toBe(false);
});

it("a proof is used once, also when the clock was set back", async () => {
  const owner = await somebody();
  identity.setMachineClock(-2 * HOURS_MS);
  const proof = await prove(owner.email);
  expect(await isLetIn(proof)).toBe(true);
  // Whoever signs in clears away the proofs that are out of date.
  expect(await isLetIn(await prove((await somebody()).email))).toBe(true);
  expect(await isLetIn(proof)).toBe(false);
});
