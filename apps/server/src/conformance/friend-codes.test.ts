import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, proofOf, type Call, type TestPlayer } from "@crosscheck/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { countWaiting } from "../coins/referral-queries.ts";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";
import { dataOf, openLevel, playLevel, type View } from "./play-fixture.ts";

type Referrals = OutputOf<Actions["get_referrals"]>;
type Session = OutputOf<Actions["user_signup"]>;
type Newcomer = Session & { readonly call: Call };

const app = await createTestApp();
const DAY_MS = 86_400_000;

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(app.db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

let newcomers = 0;

/** Signs up with this player's code, by default with a mailbox of its own, from this machine as everybody here. */
async function join(owner: TestPlayer, proof: { email?: string; device?: string } = {}): Promise<Newcomer> {
  newcomers += 1;
  const subject = `newcomer-${newcomers}`;
  const { refer_code } = dataOf<{ readonly refer_code: string }>(await owner.call("get_user_by_id"));
  const bearer = proofOf({ subject, email: proof.email ?? `${subject}@example.org` });
  const fields = {
    firebase_id: subject,
    friends_code: refer_code,
    ...(proof.device === undefined ? {} : { web_fcm_id: proof.device }),
  };
  const session = dataOf<Session>(await app.callAs(bearer)("user_signup", fields));
  return { ...session, call: app.callAs(session.api_token) };
}

/** As if every newcomer so far had come from an address of its own: addresses are compared by their hashes. */
async function forgetAddresses(): Promise<void> {
  await app.db.updateTable("referrals").set({ address_hash: null }).execute();
}

async function joinFromElsewhere(owner: TestPlayer): Promise<Newcomer> {
  await forgetAddresses();
  return await join(owner);
}

/** Answers one question of a level that counts and ends it. */
async function playALittle({ call }: { readonly call: Call }): Promise<void> {
  const { attempt_id, questions } = await openLevel(call);
  const [question] = questions;
  const answer = question?.options[0]?.option_id;
  dataOf(await call("submit_answer", { attempt_id, question_id: question?.question_id, answer }));
  dataOf(await call("finish_attempt", { attempt_id }));
}

async function playOnTwoDays(friends: readonly Newcomer[]): Promise<void> {
  for (const friend of friends) await playALittle(friend);
  app.clock.advanceMs(DAY_MS);
  for (const friend of friends) await playALittle(friend);
}

const referralsOf = async ({ call }: { readonly call: Call }) =>
  dataOf<Referrals>(await call("get_referrals", { limit: 100 }));
const coinsOf = async ({ call }: { readonly call: Call }) =>
  dataOf<{ readonly coins: number }>(await call("get_user_coin_score")).coins;
const support = await createOperators(app).newOperator("support");
const look = (task: "release_referral" | "refuse_referral", newcomer_id: string) =>
  support.call(task, { newcomer_id });
const heldIds = async () =>
  rowsOf<{ readonly newcomer_id: string }>(await support.call("list_held_referrals")).map(
    (row) => row.newcomer_id,
  );
const joinedOf = async (owner: TestPlayer, count: number) => {
  const friends: Newcomer[] = [];
  while (friends.length < count) friends.push(await joinFromElsewhere(owner));
  return friends;
};

describe("a friend's code", () => {
  it("pays its owner once, when the newcomer has played on two different days", async () => {
    const owner = await app.signUp();
    const friend = await joinFromElsewhere(owner);
    expect(friend.coins).toBe(150);
    expect(await referralsOf(owner)).toMatchObject({
      joined: 1,
      pending: 1,
      friends: [
        { number: 1, name: friend.name.split(" ")[0], state: "pending", reason: "first_quiz", coins: 0 },
      ],
    });
    await playALittle(friend);
    await playALittle(friend);
    expect(await referralsOf(owner)).toMatchObject({ paid: 0, friends: [{ reason: "second_day" }] });
    expect(await coinsOf(owner)).toBe(100);
    app.clock.advanceMs(DAY_MS);
    await Promise.all([playALittle(friend), playLevel(app.db, friend.call, 2).catch(() => undefined)]);
    await playALittle(friend);
    expect(await coinsOf(owner)).toBe(200);
    expect(await referralsOf(owner)).toMatchObject({
      joined: 1,
      paid: 1,
      pending: 0,
      coins_earned: 100,
      friends: [{ state: "paid", reason: null, coins: 100 }],
    });
  });

  it("lists friends page by page, by first name, and those who left without one", async () => {
    const owner = await app.signUp();
    const first = await joinFromElsewhere(owner);
    app.clock.advanceMs(1_000);
    await joinedOf(owner, 2);
    dataOf(await first.call("update_profile", { name: "Bessie Coleman" }));
    const last = (await owner.call("get_referrals", { offset: 2, limit: 1 })).body;
    expect(last).toMatchObject({ total: 3, data: { joined: 3, friends: [{ number: 1, name: "Bessie" }] } });
    dataOf(await first.call("delete_user_account"));
    expect((await referralsOf(owner)).friends.map(({ number, name }) => [number, name === null])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
  });

  it("makes no second day of a changed time zone", async () => {
    const owner = await app.signUp();
    const friend = await joinFromElsewhere(owner);
    const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo", "UTC"];
    for (const timezone of zones) {
      dataOf(await friend.call("get_daily_quiz_days", { timezone }));
      await playALittle(friend);
    }
    expect(await coinsOf(owner)).toBe(100);
  });

  it("counts neither practice nor a run without an answer", async () => {
    const owner = await app.signUp();
    const friend = await joinFromElsewhere(owner);
    for (const daysLater of [0, 1]) {
      app.clock.advanceMs(daysLater * DAY_MS);
      const { attempt_id } = await openLevel(friend.call);
      dataOf(await friend.call("finish_attempt", { attempt_id }));
      const wish = { category_slug: "air-law", limit: 5, minutes: 5 };
      const practice = dataOf<View>(await friend.call("get_questions_for_self_challenge", wish));
      for (const { question_id, options } of practice.questions) {
        const answer = options[0]?.option_id ?? "";
        await friend.call("submit_answer", {
          attempt_id: practice.attempt_id,
          question_id,
          answer,
          sequence: 1,
        });
      }
      dataOf(await friend.call("finish_attempt", { attempt_id: practice.attempt_id }));
    }
    expect((await referralsOf(owner)).friends).toMatchObject([{ reason: "first_quiz" }]);
  });

  it("tells only its owner who joined", async () => {
    const [owner, other] = [await app.signUp(), await app.signUp()];
    await joinFromElsewhere(owner);
    expect(await referralsOf(other)).toMatchObject({ joined: 0, friends: [] });
  });
});

/**
 * Cheapest way left: nine addresses and nine mailboxes, two answers each on two days, for at most 500 coins a day and
 * 2,000 a month; from one address 100 coins a day. Coins buy help and categories, and cannot be handed on.
 */
describe("minting coins with a friend's code", () => {
  it("nine accounts in nine seconds from one address bring their owner one friend's coins, days later", async () => {
    const owner = await app.signUp();
    await forgetAddresses();
    const friends = await Promise.all(Array.from({ length: 9 }, () => join(owner)));
    expect(friends.filter(({ coins }) => coins === 100)).toHaveLength(8);
    await playOnTwoDays(friends);
    expect(await coinsOf(owner)).toBe(200);
    const { friends: rows, pending } = await referralsOf(owner);
    expect(pending).toBe(8);
    expect(rows.filter(({ reason }) => reason === "held")).toHaveLength(8);
    expect(await referralsOf(friends.find(({ coins }) => coins === 100) ?? owner)).toMatchObject({
      own_coins_held: 50,
    });
  });

  it("several accounts from one device wait like those from one address", async () => {
    const owner = await app.signUp();
    await forgetAddresses();
    await join(owner, { device: "one-browser" });
    await forgetAddresses();
    expect((await join(owner, { device: "one-browser" })).coins).toBe(100);
    await forgetAddresses();
    expect((await join(owner, { device: "another-browser" })).coins).toBe(150);
  });

  it("an address is forgotten after a day", async () => {
    const owner = await app.signUp();
    await joinFromElsewhere(owner);
    app.clock.advanceMs(DAY_MS);
    expect((await join(owner)).coins).toBe(150);
    const kept = await app.db
      .selectFrom("referrals")
      .select("newcomer_id")
      .where((is) => is.or([is("address_hash", "is not", null), is("device_hash", "is not", null)]))
      .execute();
    expect(kept).toHaveLength(1);
  });

  it("spellings of one mailbox are one newcomer", async () => {
    const owner = await app.signUp();
    const mailbox = (text: string) => ({ email: `${text}@gmail.com` });
    await forgetAddresses();
    expect((await join(owner, mailbox("amelia.e"))).coins).toBe(150);
    for (const spelling of ["a.m.e.l.i.a.e", "ameliae+1", "Amelia.E+exam"]) {
      await forgetAddresses();
      const again = await join(owner, mailbox(spelling));
      expect([again.coins, again.friends_code]).toEqual([0, null]);
    }
    expect(await referralsOf(owner)).toMatchObject({ joined: 1 });
  });

  it("forty accounts from forty addresses bring five friends' coins a day and twenty a month", async () => {
    const owner = await app.signUp();
    app.clock.advanceMs(Date.UTC(2027, 2, 1, 1) - app.clock.nowMs());
    await playOnTwoDays(await joinedOf(owner, 40));
    const coins: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      await referralsOf(owner);
      coins.push(await coinsOf(owner));
      app.clock.advanceMs(DAY_MS);
    }
    expect(coins).toEqual([600, 1_100, 1_600, 2_100, 2_100, 2_100, 2_100, 2_100]);
    expect((await referralsOf(owner)).friends.filter(({ reason }) => reason === "month_limit")).toHaveLength(
      20,
    );
    expect(await countWaiting(app.db)).toMatchObject({ due: 20 });
    app.clock.advanceMs(30 * DAY_MS);
    await referralsOf(owner);
    expect(await coinsOf(owner)).toBe(2_600);
  });

  it("fifty looks at the same time pay what is due once", async () => {
    const owner = await app.signUp();
    await playOnTwoDays(await joinedOf(owner, 7));
    app.clock.advanceMs(DAY_MS);
    await Promise.all(Array.from({ length: 50 }, () => owner.call("get_referrals")));
    expect(await coinsOf(owner)).toBe(800);
  });
});

describe("friends that are held", () => {
  async function hold() {
    const owner = await app.signUp();
    await joinFromElsewhere(owner);
    return { owner, held: await join(owner) };
  }

  it("are listed for an administrator, released with what is due, once", async () => {
    const { owner, held } = await hold();
    await playOnTwoDays([held]);
    expect(await heldIds()).toContain(held.id);
    expect(await coinsOf(owner)).toBe(100);
    expect(await look("release_referral", held.id)).toMatchObject({ data: { state: "released" } });
    expect([await coinsOf(owner), await coinsOf(held)]).toEqual([200, 150]);
    expect(await look("release_referral", held.id)).toMatchObject({ refused: "no_data" });
    expect([await coinsOf(owner), await coinsOf(held)]).toEqual([200, 150]);
    expect(await heldIds()).not.toContain(held.id);
  });

  it("go on as any other when they are released early", async () => {
    const { owner, held } = await hold();
    await Promise.all([look("release_referral", held.id), look("release_referral", held.id)]);
    expect([await coinsOf(owner), await coinsOf(held)]).toEqual([100, 150]);
    await playOnTwoDays([held]);
    expect(await coinsOf(owner)).toBe(200);
  });

  it("bring nothing when they are refused", async () => {
    const { owner, held } = await hold();
    expect(await look("refuse_referral", held.id)).toMatchObject({ data: { state: "refused" } });
    await playOnTwoDays([held]);
    expect([await coinsOf(owner), await coinsOf(held)]).toEqual([100, 100]);
    const { friends } = await referralsOf(owner);
    expect(friends.map(({ state, reason }) => `${state} ${reason}`).toSorted()).toEqual([
      "pending first_quiz",
      "refused null",
    ]);
  });
});

it("an account that is deleted takes its origin, its name and what is still to be paid with it", async () => {
  const owner = await app.signUp();
  const [friend, other] = [await joinFromElsewhere(owner), await joinFromElsewhere(owner)];
  await playALittle(friend);
  dataOf(await friend.call("delete_user_account"));
  const { friends } = await referralsOf(owner);
  expect(friends.find(({ state }) => state === "refused")?.name).toBeNull();
  expect(friends.find(({ state }) => state === "pending")?.name).not.toBeNull();
  const next = await app.signUp();
  dataOf(await owner.call("delete_user_account"));
  // The owner's going makes nobody forget where the friend came from a moment ago.
  expect((await join(next)).coins).toBe(100);
  await playOnTwoDays([other]);
  const rows = await app.db
    .selectFrom("referrals")
    .select(["newcomer_id", "state", "coins", "address_hash", "first_zone"])
    .where("owner_id", "=", owner.playerId)
    .execute();
  expect(rows).toEqual(rows.map(() => expect.objectContaining({ state: "refused", coins: 0 }) as unknown));
  const gone = rows.find(({ newcomer_id: id }) => id === friend.id);
  expect(gone).toMatchObject({ address_hash: null, first_zone: null });
});
