import { createHook } from "node:async_hooks";
import { createTestDatabase } from "@crosscheck/testkit";
import type { KyselyPlugin } from "kysely";
import { describe, expect, it } from "vitest";
import { createIdentityFixture } from "./identity-fixture.ts";
import { startOutside, tokenIn } from "./outside-fixture.ts";

const { db } = await createTestDatabase();
const { identity, visitor, mailTo, url } = await startOutside(db);

let people = 0;
/** Somebody whose address an attacker knows. */
function victim() {
  people += 1;
  const email = `victim${people}@example.com`;
  return {
    email,
    planted: { name: "Mallory", email, password: "planted-by-mallory" },
    own: { name: "Amelia", email, password: "tail-dragger-7" },
  };
}

describe("taking an account over before its owner comes", () => {
  it("gains nothing: the owner's sign-up replaces password, name and link", async () => {
    const { email, planted, own } = victim();
    const mallory = visitor();
    await mallory.idp("/sign-up/email", planted);
    const first = tokenIn(await mailTo(email));
    const amelia = visitor();
    await amelia.idp("/sign-up/email", own);
    const second = tokenIn(await mailTo(email));
    expect(second).not.toBe(first);

    // The owner clicks the older of the two mails: it is void, wherever it is opened and whatever is agreed to.
    for (const agreed of [false, true]) {
      const old = await amelia.idp("/sign-up/open", { token: first, agreed });
      expect([old.status, old.body["code"]]).toEqual([400, "INVALID_TOKEN"]);
    }
    expect((await mallory.idp("/sign-up/wait")).body["state"]).toBe("over");

    expect((await amelia.idp("/sign-up/open", { token: second, agreed: false })).body["state"]).toBe(
      "signed_in",
    );
    expect(await amelia.enter()).toMatchObject({ name: "Amelia", email });
    expect((await mallory.idp("/sign-in/email", planted)).status).toBe(401);
    expect((await mallory.idp("/sign-up/wait")).body["state"]).toBe("over");
    expect(await mallory.enter()).toBeNull();
    expect((await visitor().idp("/sign-in/email", own)).status).toBe(200);
  });

  it("voids no link in silence: beyond the budget of mails the sign-up that waits stays", async () => {
    const { email, planted, own } = victim();
    const mallory = visitor();
    for (let round = 0; round < 3; round += 1) await mallory.idp("/sign-up/email", planted);
    const amelia = visitor();
    await amelia.idp("/sign-up/email", own);
    const token = tokenIn(await mailTo(email));
    const sent = identity.mails.length;

    expect((await mallory.idp("/sign-up/email", planted)).status).toBe(200);
    await identity.idle();
    expect(identity.mails).toHaveLength(sent);
    expect((await mallory.idp("/sign-up/wait")).body["state"]).toBe("over");
    expect((await amelia.idp("/sign-up/open", { token, agreed: false })).body["state"]).toBe("signed_in");
  });

  it("is told in the mail: which name signed up, and what to do", async () => {
    const { email, planted } = victim();
    await visitor().idp("/sign-up/email", { ...planted, name: "win.example/now" });
    const text = await mailTo(email);
    expect(text).toContain("“Win example now” signed up with this address");
    expect(text).toContain("If it was not you");
    expect(text).toContain("one hour");
    expect(text.match(/https?:/g)).toHaveLength(1);
  });

  it("is not done by a mail scanner that fetches links, nor by opening the link unasked", async () => {
    const { email, planted } = victim();
    const mallory = visitor();
    await mallory.idp("/sign-up/email", planted);
    const text = await mailTo(email);
    await visitor().fetchPage(/https?:\S+/.exec(text)?.[0] ?? "");
    await visitor().fetchPage(`${url}/idp/verify-email?token=${tokenIn(text)}`);
    const asked = await visitor().idp("/sign-up/open", { token: tokenIn(text), agreed: false });
    expect(asked.body).toEqual({ state: "ask", name: "Mallory", email });
    expect((await mallory.idp("/sign-up/wait")).body["state"]).toBe("waiting");
    expect((await mallory.idp("/sign-in/email", planted)).status).toBe(403);
  });

  it("ends when the owner says that it was somebody else", async () => {
    const { email, planted } = victim();
    const mallory = visitor();
    await mallory.idp("/sign-up/email", planted);
    const token = tokenIn(await mailTo(email));
    expect((await visitor().idp("/sign-up/decline", { token })).status).toBe(200);
    expect((await mallory.idp("/sign-up/wait")).body["state"]).toBe("over");
    expect((await visitor().idp("/sign-up/open", { token, agreed: true })).status).toBe(400);
    expect((await mallory.idp("/sign-in/email", planted)).status).toBe(401);
  });

  it("adds no password to an account that its owner has already", async () => {
    const { email, planted, own } = victim();
    await visitor().idp("/sign-up/email", own);
    await visitor().idp("/sign-up/open", { token: tokenIn(await mailTo(email)), agreed: true });
    const mallory = visitor();
    await mallory.idp("/sign-up/email", planted);
    expect(tokenIn(await mailTo(email))).toBe("");
    expect((await mallory.idp("/sign-up/wait")).body["state"]).toBe("waiting");
    expect((await mallory.idp("/sign-in/email", planted)).status).toBe(401);
    expect((await visitor().idp("/sign-in/email", own)).status).toBe(200);
  });
});

describe("the link of a sign-up", () => {
  it("signs in where the sign-up began, once", async () => {
    const { email, own } = victim();
    const amelia = visitor();
    await amelia.idp("/sign-up/email", own);
    const token = tokenIn(await mailTo(email));
    expect((await amelia.idp("/sign-up/open", { token, agreed: false })).body).toEqual({
      state: "signed_in",
    });
    expect(await amelia.enter()).toMatchObject({ email });
    expect((await amelia.idp("/sign-up/open", { token, agreed: false })).body["state"]).toBe("verified");
    expect(await amelia.enter()).toBeNull();
  });

  it("opened elsewhere lets the device that asked go on, and signs nobody in there", async () => {
    const { email, own } = victim();
    const [laptop, phone] = [visitor(), visitor()];
    await laptop.idp("/sign-up/email", own);
    const token = tokenIn(await mailTo(email));
    expect((await laptop.idp("/sign-up/wait")).body).toEqual({ state: "waiting" });
    const opened = await phone.idp("/sign-up/open", { token, agreed: true });
    expect(opened.body).toEqual({ state: "verified", email });
    expect(await phone.enter()).toBeNull();
    expect((await phone.idp("/sign-up/wait")).body).toEqual({ state: "over" });

    expect((await laptop.idp("/sign-up/wait")).body).toEqual({ state: "signed_in" });
    expect(await laptop.enter()).toMatchObject({ name: "Amelia", email });
    expect((await laptop.idp("/sign-up/wait")).body).toEqual({ state: "over" });
  });

  it("is the same in a mail sent again, and lets somebody wait who signs in with the password", async () => {
    const { email, own } = victim();
    await visitor().idp("/sign-up/email", own);
    const first = tokenIn(await mailTo(email));
    await visitor().idp("/send-verification-email", { email });
    await mailTo(email);
    expect(identity.mails.filter(({ to }) => to === email)).toHaveLength(2);
    expect(tokenIn(await mailTo(email))).toBe(first);

    const other = visitor();
    expect((await other.idp("/sign-in/email", own)).body["code"]).toBe("EMAIL_NOT_VERIFIED");
    expect((await other.idp("/sign-up/wait")).body["state"]).toBe("waiting");
    await visitor().idp("/sign-up/open", { token: first, agreed: true });
    expect((await other.idp("/sign-up/wait")).body["state"]).toBe("signed_in");
  });

  it("cannot be made up, nor can a pass to wait be used as one", async () => {
    const { email, own } = victim();
    await visitor().idp("/sign-up/email", own);
    const token = tokenIn(await mailTo(email));
    const [id = "", mac = ""] = token.split(".");
    const flipped = `${id}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`;
    for (const forged of [id, `${id}.`, flipped, `${id}.${mac}é`, "", "x".repeat(80)]) {
      expect((await visitor().idp("/sign-up/open", { token: forged, agreed: true })).status).toBe(400);
    }
  });

  it("lives for one hour", async () => {
    const { email, own } = victim();
    const amelia = visitor();
    await amelia.idp("/sign-up/email", own);
    const token = tokenIn(await mailTo(email));
    identity.passTime(3_600_001);
    expect((await amelia.idp("/sign-up/open", { token, agreed: true })).status).toBe(400);
    expect((await amelia.idp("/sign-up/wait")).body["state"]).toBe("over");
  });
});

describe("a sign-up with an address", () => {
  it("takes the same work whether it is known or not: the same hashes and statements before the answer", async () => {
    const statements: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => (statements.push(node.kind), node),
      transformResult: async ({ result }) => result,
    };
    const counted = createIdentityFixture(db.withPlugin(counting));
    const { email, own } = victim();
    await visitor().idp("/sign-up/email", own);
    await visitor().idp("/sign-up/open", { token: tokenIn(await mailTo(email)), agreed: true });

    const workOf = async (address: string) => {
      const hashes: string[] = [];
      const hook = createHook({
        init: (_id, type) => void (/argon/i.test(type) && hashes.push(type)),
      }).enable();
      statements.length = 0;
      const request = new Request(`${counted.baseUrl}/idp/sign-up/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: counted.baseUrl },
        body: JSON.stringify({ ...own, email: address }),
      });
      const answer = await counted.handler(request, { address: "192.0.2.7" });
      hook.disable();
      const before = [...statements];
      await counted.idle();
      return { status: answer.status, hashes: hashes.length, before };
    };
    await workOf("warm-up@example.com");
    const unknown = await workOf("nobody-yet@example.com");
    const known = await workOf(email);
    expect(unknown.hashes).toBe(1);
    expect(unknown.before.length).toBeGreaterThan(0);
    expect(known).toEqual(unknown);
  });
});

it("met no bug on the way", () => {
  expect(identity.bugs).toEqual([]);
});
