import { createTestDatabase } from "@crosscheck/testkit";
import { beforeEach, describe, expect, it } from "vitest";
import { startOutside, tokenIn, type Visitor } from "./outside-fixture.ts";

const { db } = await createTestDatabase();
const { identity, visitor, mailTo, change } = await startOutside(db);

const DAY_MS = 86_400_000;
/** Each test begins with budgets that nobody has touched. */
beforeEach(() => identity.passTime(DAY_MS + 1));

const send = async (who: Visitor, phone: string) => (await who.idp("/phone/send", { phone })).status;
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

/** Numbers of one block of ten thousand, as who pumps messages owns them. */
function block(prefix: string, many: number): readonly string[] {
  return Array.from({ length: many }, (_, index) => `${prefix}${String(index).padStart(4, "0")}`);
}

describe("pumping text messages", () => {
  it("from a hundred addresses to one block of numbers brings twenty in an hour", async () => {
    const before = identity.texts.length;
    const statuses = await Promise.all(block("+20100555", 100).map((phone) => send(visitor(), phone)));
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([20, 80]);
    expect(identity.texts.length - before).toBe(20);
    identity.passTime(3_600_001);
    expect(await send(visitor(), "+201005559999")).toBe(200);
  });

  it("from one address to numbers all over brings a hundred in a day, and others send on", async () => {
    const attacker = visitor();
    const statuses: number[] = [];
    for (let index = 0; index < 120; index += 1) {
      identity.passTime(61_000);
      statuses.push(await send(attacker, `+2010${String(10_000_000 + index * 50_021)}`));
    }
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([100, 20]);
    expect(await send(visitor(), "+201099990000")).toBe(200);
  });

  it("from everywhere to everywhere stops at the total of an hour, which an admin sets", async () => {
    expect(await change("smsPerHour", 30)).toEqual([]);
    const numbers = Array.from({ length: 40 }, (_, index) => `+2010${String(20_000_000 + index * 50_021)}`);
    const statuses = await Promise.all(numbers.map((phone) => send(visitor(), phone)));
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([30, 10]);
    expect(await change("smsPerHour", 300)).toEqual([]);
    expect(await send(visitor(), "+201088880000")).toBe(200);
  });

  it("goes to the countries of a list only, where there is one", async () => {
    expect(await change("smsCountries", ["EG"])).toEqual([]);
    const there = await visitor().idp("/phone/send", { phone: "+4915112345678" });
    expect([there.status, there.body["code"]]).toEqual([400, "COUNTRY_NOT_SERVED"]);
    expect(await send(visitor(), "+201077770000")).toBe(200);
    expect(await change("smsCountries", [])).toEqual([]);
    expect(await send(visitor(), "+4915112345678")).toBe(200);
  });

  it("is seen by the operator", async () => {
    const text = await visitor().metrics();
    for (const outcome of ["sent", "prefix", "caller", "total", "country"]) {
      expect(text).toMatch(new RegExp(`crosscheck_messages\\{channel="sms",outcome="${outcome}"\\} [1-9]`));
    }
  });

  it("has budgets within bounds only", async () => {
    expect(await change("smsPerHour", -1)).not.toEqual([]);
    expect(await change("smsPerPrefixPerHour", 0)).not.toEqual([]);
    expect(await change("smsCountries", ["Egypt"])).not.toEqual([]);
    expect(await change("mailsPerCallerPerDay", 1_000_000)).not.toEqual([]);
  });
});

describe("using up somebody's mails", () => {
  it("leaves the owner's resets alone: sign-ups have a budget of their own, and so has each caller", async () => {
    const person = { name: "Amelia", email: "busy@example.com", password: "tail-dragger-7" };
    const owner = visitor();
    await owner.idp("/sign-up/email", person);
    await owner.idp("/sign-up/open", { token: tokenIn(await mailTo(person.email)), agreed: false });
    const stranger = visitor();
    for (let round = 0; round < 6; round += 1) {
      await stranger.idp("/sign-up/email", { ...person, password: "planted-by-mallory" });
      await stranger.idp("/request-password-reset", { email: person.email });
    }
    await identity.idle();
    const resets = () =>
      identity.mails.filter(({ to, text }) => to === person.email && /reset-password\/\?token/.test(text));
    expect(resets()).toHaveLength(3);
    await owner.idp("/request-password-reset", { email: person.email });
    const token = tokenIn(await mailTo(person.email));
    expect(resets()).toHaveLength(4);
    expect((await owner.idp("/reset-password", { token, newPassword: "brand-new-wings" })).status).toBe(200);
  });

  it("stops at the day's budget of a caller and at the total of an hour", async () => {
    expect(await change("mailsPerCallerPerDay", 5)).toEqual([]);
    const before = identity.mails.length;
    const pump = visitor();
    for (let index = 0; index < 8; index += 1) {
      await pump.idp("/sign-up/email", {
        name: "P",
        email: `pump${index}@example.com`,
        password: "tail-dragger-7",
      });
    }
    await identity.idle();
    expect(identity.mails.length - before).toBe(5);

    expect(await change("mailsPerHour", 0)).toEqual([]);
    expect(
      (
        await visitor().idp("/sign-up/email", {
          name: "P",
          email: "late@example.com",
          password: "tail-dragger-7",
        })
      ).status,
    ).toBe(200);
    await identity.idle();
    expect(identity.mails.length - before).toBe(5);
  });
});

it("met no bug on the way", () => {
  expect(identity.bugs).toEqual([]);
});
