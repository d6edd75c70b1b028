import { addDays } from "@crosscheck/rules/attempts/local-day";
import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { codeIn, proveByPhone } from "../identity/identity-fixture.ts";
import { createPlayerFixture, newPhoneProof, newProof } from "./player-fixture.ts";

const { db } = await createTestDatabase();
const players = createPlayerFixture(db);
const { identity, call, signUp } = players;

async function newPlayer() {
  const proof = await newProof(identity);
  const { data } = await signUp(proof);
  return { ...proof, api: String(data["api_token"]), id: data["id"] };
}

async function newPhonePlayer() {
  const proof = await newPhoneProof(identity);
  const { data } = await signUp(proof);
  return { ...proof, api: String(data["api_token"]), id: data["id"] };
}

describe("get_user_by_id", () => {
  it("answers the own user and changes nothing", async () => {
    const player = await newPlayer();
    const before = await db.selectFrom("players").selectAll().execute();
    const { data } = await call("get_user_by_id", player.api);
    expect(data).toMatchObject({
      id: player.id,
      email: player.email,
      coins: 100,
      streak: 0,
      all_time_rank: null,
    });
    expect(await db.selectFrom("players").selectAll().execute()).toEqual(before);
  });
});

describe("update_profile", () => {
  it("changes name and language", async () => {
    const player = await newPlayer();
    const answer = await call("update_profile", player.api, { name: "élodie", web_language: "ar" });
    expect(answer).toMatchObject({
      message: "106",
      data: { name: "Élodie", web_language: "ar", pending: { email: null, mobile: null } },
    });
  });

  it.each(["ppl", "atpl", "other"])(
    "notes the licence %s, and leaves it as it is otherwise",
    async (licence) => {
      const player = await newPlayer();
      expect((await call("get_user_by_id", player.api)).data["licence"]).toBeNull();
      const answer = await call("update_profile", player.api, { licence });
      expect(answer).toMatchObject({ message: "106", data: { name: "Ann", licence } });
      await call("update_profile", player.api, { web_language: "ar" });
      expect((await call("get_user_by_id", player.api)).data["licence"]).toBe(licence);
    },
  );

  it("notes the plan of studies, takes it back when asked to, and leaves it as it is otherwise", async () => {
    const player = await newPlayer();
    const { created_at: createdAt } = (await call("get_user_by_id", player.api)).data;
    const exam = addDays(String(createdAt).slice(0, 10), 40);
    const told = await call("update_profile", player.api, { exam_date: exam, minutes_a_day: "20" });
    expect(told.data).toMatchObject({ exam_date: exam, minutes_a_day: 20, licence: null });
    await call("update_profile", player.api, { web_language: "ar" });
    expect((await call("get_user_by_id", player.api)).data).toMatchObject({
      exam_date: exam,
      minutes_a_day: 20,
    });
    await call("update_profile", player.api, { exam_date: "none", minutes_a_day: 0 });
    expect((await call("get_user_by_id", player.api)).data).toMatchObject({
      exam_date: null,
      minutes_a_day: null,
    });
  });

  it.each([
    ["name", { name: "a\u202Eb" }],
    ["web_language", { web_language: "xx" }],
    ["licence", { licence: "cpl" }],
    ["exam_date", { exam_date: "2026-02-30" }],
    ["exam_date", { exam_date: "2020-01-01" }],
    ["minutes_a_day", { minutes_a_day: 241 }],
    ["mobile", { mobile: "0100" }],
    ["email", { email: "no address" }],
  ])("refuses a %s that is not valid and changes nothing", async (field, fields) => {
    const player = await newPlayer();
    expect(await call("update_profile", player.api, { name: "New", ...fields })).toMatchObject({
      message: "103",
      field,
    });
    expect((await call("get_user_by_id", player.api)).data["name"]).toBe("Ann");
  });

  it("keeps a new number pending until its code comes back", async () => {
    const player = await newPlayer();
    const mobile = "+20 102 555 0001";
    const asked = await call("update_profile", player.api, { mobile });
    expect(asked.data).toMatchObject({ mobile: null, pending: { mobile: "+201025550001", email: null } });
    const code = codeIn(identity.texts.at(-1)?.text);
    const done = await call("confirm_contact", player.api, { kind: "mobile", code });
    expect(done).toMatchObject({ message: "106", data: { mobile: "+201025550001" } });
    expect((await call("confirm_contact", player.api, { kind: "mobile", code })).message).toBe("229");
  });

  it("changes an email for players by phone only", async () => {
    const byMail = await newPlayer();
    expect(await call("update_profile", byMail.api, { email: "new@example.com" })).toMatchObject({
      message: "103",
      field: "email",
    });
    expect((await call("update_profile", byMail.api, { email: byMail.email })).message).toBe("106");

    const byPhone = await newPhonePlayer();
    const asked = await call("update_profile", byPhone.api, { email: "Contact@Example.com" });
    expect(asked.data).toMatchObject({ email: null, pending: { email: "contact@example.com" } });
    const code = codeIn(identity.mails.at(-1)?.text);
    const done = await call("confirm_contact", byPhone.api, { kind: "email", code });
    expect(done.data["email"]).toBe("contact@example.com");
  });

  it("says when an address belongs to somebody else", async () => {
    const owner = await newPlayer();
    const player = await newPhonePlayer();
    expect(await call("update_profile", player.api, { email: owner.email.toUpperCase() })).toMatchObject({
      message: "230",
      field: "email",
    });
  });

  it("gives an address that two want at the same time to one of them", async () => {
    const [one, two] = [await newPhonePlayer(), await newPhonePlayer()];
    const email = "wanted@example.com";
    await call("update_profile", one.api, { email });
    const first = codeIn(identity.mails.at(-1)?.text);
    await call("update_profile", two.api, { email });
    const second = codeIn(identity.mails.at(-1)?.text);
    expect((await call("confirm_contact", one.api, { kind: "email", code: first })).message).toBe("106");
    expect((await call("confirm_contact", two.api, { kind: "email", code: second })).message).toBe("230");
  });

  it("gives an address that two prove in the same moment to one", async () => {
    for (let round = 0; round < 4; round += 1) {
      const players = [await newPhonePlayer(), await newPhonePlayer()];
      const email = `wanted-${round}@example.com`;
      const calls: (() => Promise<{ readonly message?: string | undefined }>)[] = [];
      for (const { api } of players) {
        await call("update_profile", api, { email });
        const code = codeIn(identity.mails.at(-1)?.text);
        calls.push(() => call("confirm_contact", api, { kind: "email", code }));
      }
      const answers = await Promise.all(calls.map((confirm) => confirm()));
      expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(["106", "230"]));
    }
  });

  it("ends a code after five wrong tries and after five minutes", async () => {
    const player = await newPlayer();
    await call("update_profile", player.api, { mobile: "+201025550002" });
    const code = codeIn(identity.texts.at(-1)?.text);
    const wrong = code === "000000" ? "000001" : "000000";
    const messages = [];
    for (let round = 0; round < 5; round += 1) {
      messages.push((await call("confirm_contact", player.api, { kind: "mobile", code: wrong })).message);
    }
    expect(messages).toEqual(["228", "228", "228", "228", "229"]);
    expect((await call("confirm_contact", player.api, { kind: "mobile", code })).message).toBe("229");

    await call("update_profile", player.api, { mobile: "+201025550003" });
    identity.passTime(300_001);
    const late = codeIn(identity.texts.at(-1)?.text);
    expect((await call("confirm_contact", player.api, { kind: "mobile", code: late })).message).toBe("229");
  });

  it("limits the codes to one address", async () => {
    const player = await newPlayer();
    const messages = [];
    for (let round = 0; round < 4; round += 1) {
      messages.push((await call("update_profile", player.api, { mobile: "+201025550004" })).message);
    }
    expect(messages).toEqual(["106", "106", "106", "210"]);
  });

  it("changes nothing when the limit of one of two addresses is reached", async () => {
    const player = await newPhonePlayer();
    const mobile = "+201025550014";
    const before = await call("get_user_by_id", player.api);
    for (let round = 0; round < 3; round += 1) await call("update_profile", player.api, { mobile });
    const mails = identity.mails.length;
    const wish = { name: "New", web_language: "ar", email: "both@example.com", mobile };
    expect((await call("update_profile", player.api, wish)).message).toBe("210");
    expect((await call("get_user_by_id", player.api)).data).toEqual(before.data);
    expect(identity.mails).toHaveLength(mails);
    const later = await call("update_profile", player.api, { name: "Newer" });
    expect(later.data["pending"]).toEqual({ email: null, mobile });
  });

  it("moves the sign-in of a player by phone to the new number", async () => {
    const player = await newPhonePlayer();
    await call("update_profile", player.api, { mobile: "+201025550005" });
    await call("confirm_contact", player.api, { kind: "mobile", code: codeIn(identity.texts.at(-1)?.text) });
    const again = await signUp(await proveByPhone(identity, "+201025550005"));
    expect(again).toMatchObject({ message: "105", data: { id: player.id } });
    expect((await signUp(await proveByPhone(identity, player.phone))).message).toBe("104");
  });

  it("never takes the number that somebody else signs in with", async () => {
    const [one, two] = [await newPhonePlayer(), await newPhonePlayer()];
    await call("update_profile", one.api, { mobile: two.phone });
    const code = codeIn(identity.texts.at(-1)?.text);
    expect(await call("confirm_contact", one.api, { kind: "mobile", code })).toMatchObject({
      message: "103",
      field: "mobile",
    });
  });

  it("is not allowed in the demo version", async () => {
    const player = await newPlayer();
    players.change({ demoMode: true });
    expect((await call("update_profile", player.api, { name: "New" })).message).toBe("216");
    expect((await call("confirm_contact", player.api, { kind: "email", code: "123456" })).message).toBe(
      "216",
    );
    players.change({});
  });
});

describe("coins and score of a player", () => {
  it("are the server's, whatever the client claims", async () => {
    const player = await newPlayer();
    const forged = { coins: "999999", score: "5000", type: "badge", title: "x", status: "1" };
    expect(await call("set_user_coin_score", player.api, forged)).toMatchObject({
      message: "111",
      data: { coins: 100, score: 0 },
    });
    expect(players.contradictions.slice(-2)).toEqual([
      "set_user_coin_score coins",
      "set_user_coin_score score",
    ]);
    await call("set_user_coin_score", player.api, { coins: "100", score: "0" });
    expect(players.contradictions).toHaveLength(2);
    expect((await call("get_user_coin_score", player.api)).data).toEqual({
      coins: 100,
      redeemable_coins: 0,
      score: 0,
    });
  });
});

it("met no bug on the way", () => {
  expect([...players.bugs, ...identity.bugs]).toEqual([]);
});
