import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { TestBrowser, signInByMail } from "../identity/identity-fixture.ts";
import { createPlayerFixture, newPhoneProof, newProof } from "./player-fixture.ts";

const { db } = await createTestDatabase();
const players = createPlayerFixture(db);
const { identity, call, signUp } = players;

async function bookings(playerId: unknown) {
  const rows = await db
    .selectFrom("coin_entries")
    .select(["reason", "player_coins"])
    .where("player_id", "=", String(playerId))
    .orderBy("entry_number")
    .execute();
  return rows.map((row) => [row.reason, row.player_coins]);
}

describe("user_signup", () => {
  it("makes a player with welcome coins from a verified address", async () => {
    const proof = await newProof(identity);
    const answer = await signUp(proof, { name: "amelia", type: "email" });
    expect(answer).toMatchObject({
      error: false,
      message: "104",
      data: {
        firebase_id: proof.subject,
        name: "Amelia",
        email: proof.email,
        mobile: null,
        type: "email",
        coins: 100,
        all_time_score: 0,
        friends_code: null,
        status: "active",
        profile: "",
      },
    });
    expect(answer.data["api_token"]).toMatch(/^[\w-]{43}$/);
    expect(await bookings(answer.data["id"])).toEqual([["welcome", 100]]);
  });

  it("signs a known player in on another device and gives nothing again", async () => {
    const proof = await newProof(identity);
    const first = await signUp(proof);
    const second = await signUp(await signInByMail(identity, proof), {
      name: "Somebody Else",
      friends_code: "NOBODY00",
    });
    expect(second).toMatchObject({ message: "105", data: { id: first.data["id"], name: "Ann", coins: 100 } });
    expect(second.data["api_token"]).not.toBe(first.data["api_token"]);
    const devices = await call("get_devices", String(second.data["api_token"]));
    expect(devices.data).toHaveLength(2);
  });

  it("makes one player and one welcome out of fifty calls at the same time", async () => {
    const person = await newProof(identity);
    const proofs = [
      person,
      ...(await Promise.all(Array.from({ length: 49 }, () => signInByMail(identity, person)))),
    ];
    const answers = await Promise.all(proofs.map((proof) => signUp(proof)));
    expect(new Set(answers.map(({ data }) => data["id"])).size).toBe(1);
    expect(answers.filter(({ message }) => message === "104")).toHaveLength(1);
    expect(answers.filter(({ message }) => message === "105")).toHaveLength(49);
    expect(await bookings(answers[0]?.data["id"])).toEqual([["welcome", 100]]);
    expect(players.bugs).toEqual([]);
  });

  it("takes a proof once, also when it comes fifty times at the same time", async () => {
    const proof = await newProof(identity);
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(proof)));
    expect(answers.filter(({ message }) => message === "104")).toHaveLength(1);
    expect(answers.filter(({ message }) => message === "220")).toHaveLength(49);
    const again = await signInByMail(identity, proof);
    expect((await signUp(again)).message).toBe("105");
    expect((await signUp(again)).message).toBe("220");
    const used = async () => (await db.selectFrom("used_proofs").selectAll().execute()).length;
    expect(await used()).toBeGreaterThan(1);
    identity.passTime(306_000);
    await signUp(await newProof(identity));
    expect(await used()).toBe(1);
  });

  it("keeps a proof that was refused for its name, so that another name can be tried", async () => {
    const proof = await newProof(identity);
    expect((await signUp(proof, { name: "\u200B" })).message).toBe("103");
    expect((await signUp(proof, { name: "Ann" })).message).toBe("104");
  });

  it("takes no proof from before the player signed out everywhere", async () => {
    const proof = await newProof(identity);
    const { data } = await signUp(proof);
    const thiefs = await signInByMail(identity, proof);
    identity.passTime(1_000);
    await call("sign_out", String(data["api_token"]), { everywhere: true });
    expect((await signUp(thiefs)).message).toBe("220");
    expect((await signUp(await signInByMail(identity, proof))).message).toBe("105");
  });

  it("keeps at most twenty sign-ins, the latest ones", async () => {
    const proof = await newProof(identity);
    const tokens = [];
    for (let round = 0; round < 22; round += 1) {
      identity.passTime(10);
      const next = round === 0 ? proof : await signInByMail(identity, proof);
      tokens.push(String((await signUp(next)).data["api_token"]));
    }
    expect((await call("get_user_by_id", tokens[0] ?? "")).message).toBe("129");
    expect((await call("get_user_by_id", tokens[21] ?? "")).error).toBe(false);
    expect((await call("get_devices", tokens[21] ?? "")).data).toHaveLength(20);
  });

  it("books a friend's code apart from the welcome", async () => {
    const friend = await signUp(await newProof(identity));
    const code = String(friend.data["refer_code"]).toLowerCase();
    const answer = await signUp(await newProof(identity), { friends_code: code });
    expect(answer.data).toMatchObject({ coins: 150, friends_code: friend.data["refer_code"] });
    expect(await bookings(answer.data["id"])).toEqual([
      ["welcome", 100],
      ["friend_code", 50],
    ]);
    expect(await bookings(friend.data["id"])).toEqual([["welcome", 100]]);
  });

  it.each(["ZZZZZZZZ", "short"])("drops the friend's code %s that nobody has", async (code) => {
    const answer = await signUp(await newProof(identity), { friends_code: code });
    expect(answer).toMatchObject({ message: "104", data: { friends_code: null, notice: "234" } });
    expect(await bookings(answer.data["id"])).toEqual([["welcome", 100]]);
  });

  it("gives a player by phone a name that says nothing about the person", async () => {
    const proof = await newPhoneProof(identity);
    const { data } = await signUp(proof, { type: "mobile" });
    expect(data).toMatchObject({ type: "mobile", mobile: proof.phone, email: null });
    expect(data["name"]).toMatch(/^Pilot \d{4}$/);
  });

  it.each([
    ["a right-to-left override", "ann\u202Enna"],
    ["thirty-one letters", "a".repeat(31)],
    ["nothing visible", "\u200B"],
  ])("refuses a name with %s", async (_case, name) => {
    expect(await signUp(await newProof(identity), { name })).toMatchObject({ message: "103", field: "name" });
  });

  it("believes no address, number, picture or type of the request", async () => {
    const proof = await newProof(identity);
    const { data } = await signUp(proof, {
      email: "victim@example.com",
      mobile: "+201000000000",
      type: "mobile",
      profile: "https://evil.example/x.png",
    });
    expect(data).toMatchObject({ email: proof.email, mobile: null, type: "email", profile: "" });
  });

  it("needs a proof for this identity", async () => {
    const proof = await newProof(identity);
    const other = await newProof(identity);
    const [header, payload] = proof.token.split(".");
    const { data } = await signUp(other);
    for (const bearer of [null, "", "nonsense", `${header}.${payload}.`, String(data["api_token"])]) {
      expect((await call("user_signup", bearer, { firebase_id: proof.subject })).message).toBe("220");
    }
    expect((await call("user_signup", proof.token, { firebase_id: other.subject })).message).toBe("220");
    expect((await call("check_user_exists", proof.token, { firebase_id: other.subject })).message).toBe(
      "220",
    );
  });

  it("turns a deactivated player away", async () => {
    const proof = await newProof(identity);
    const { data } = await signUp(proof);
    await db
      .updateTable("players")
      .set({ status: "deactivated" })
      .where("player_id", "=", String(data["id"]))
      .execute();
    const again = await signInByMail(identity, proof);
    expect(await signUp(again)).toMatchObject({ status: 401, message: "126" });
  });

  it("tells only the owner of a proof whether there is an account", async () => {
    const proof = await newProof(identity);
    const ask = () => call("check_user_exists", proof.token, { firebase_id: proof.subject });
    expect((await ask()).message).toBe("131");
    await signUp(proof);
    expect(await ask()).toMatchObject({ message: "130", data: { exists: true } });
    expect((await call("check_user_exists", null, { firebase_id: proof.subject })).message).toBe("220");
  });
});

it("ends all api tokens when the password is replaced", async () => {
  const proof = await newProof(identity);
  const { data } = await signUp(proof);
  const token = String(data["api_token"]);
  expect((await call("get_user_by_id", token)).error).toBe(false);
  const browser = new TestBrowser(identity);
  await browser.post("/request-password-reset", { email: proof.email });
  const link =
    /https?:\S+/.exec(identity.mails.findLast(({ to }) => to === proof.email)?.text ?? "")?.[0] ?? "";
  const reset = new URL(link).searchParams.get("token");
  expect(
    (await browser.post("/reset-password", { token: reset, newPassword: "new-wings-2026" })).status,
  ).toBe(200);
  expect(await call("get_user_by_id", token)).toMatchObject({ status: 401, message: "129" });
});
