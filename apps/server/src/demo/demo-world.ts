import { createRandom, drawSeed, type Random, type Seed } from "@crosscheck/rules/random";
import { currentCatalogue, holdCatalogue, type Catalogue } from "../content/catalogue.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { closeDemoPlayers, ensureDemoPlayers, type DemoPlayer } from "../players/demo-players.ts";
import { listPlayersByIdpEmail } from "../identity/identity-queries.ts";
import { registerPlayer } from "../players/register-player.ts";
import { changeProfile, setStatus } from "../players/player-queries.ts";
import { showOrHide } from "../boards/live-boards.ts";
import { createDemoCalls, createSetClock, type DemoGround } from "./demo-calls.ts";
import { createDemoBattles } from "./demo-battles.ts";
import { createDemoContent } from "./demo-content.ts";
import { createDemoContests, flyContests } from "./demo-contests.ts";
import { createDemoExams, EXAM_DAYS_AGO } from "./demo-exams.ts";
import { DEMO_WAYS, makePilots, WORLD_DAYS, type Pilot } from "./demo-pilots.ts";
import { beginWorld, hasPlayers, insertPilot, listPilots } from "./demo-queries.ts";
import { flyQuiz, type Flyer } from "./fly.ts";
import { drawPortrait } from "./portrait.ts";

/** Makes the same world at every first start, but for its dates. */
const SEED: Seed = [2_026, 11, 23, 40];
const DAY_MS = 86_400_000;
const PICTURE_BYTES = 16;
/** Days after which the progress is told. */
const DAYS_TOLD = 7;
/** Pilots who came by the code of the first login. */
const FRIENDS = 3;
/** Pilots that fly at the same time. */
const LANES = 6;

export type WorldOptions = DemoGround & {
  /** Told the part of the world that is made, 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/**
 * Fills a database that nobody has used with a world to arrive in: pilots, weeks of quizzes, boards, badges, contests,
 * exams and what follows from them, all of it through the product's own handlers, at times of the past. Once for ever: false when
 * it was begun before, or somebody is here already.
 */
export async function makeDemoWorld(options: WorldOptions): Promise<boolean> {
  const { db, ports } = options;
  const nowMs = ports.clock.nowMs();
  if (await hasPlayers(db)) return false;
  if (!(await beginWorld(db, new Date(nowMs)))) return false;
  await holdCatalogue(db, () => fillWorld(options, nowMs));
  return true;
}

async function fillWorld(options: WorldOptions, nowMs: number): Promise<void> {
  const { db, onProgress } = options;
  const random = createRandom(SEED);
  const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const flyers = await bringPilots(options, { random, nowMs });
  const catalogue = await currentCatalogue(db, nowMs);
  const contests = createDemoContests(options, createSetClock(0), midnightMs);
  const battles = createDemoBattles(options, flyers, catalogue);
  const exams = await createDemoExams(options, nowMs - WORLD_DAYS * DAY_MS);
  for (let daysAgo = WORLD_DAYS; daysAgo >= 0; daysAgo -= 1) {
    const startMs = midnightMs - daysAgo * DAY_MS;
    const endMs = Math.min(nowMs, startMs + DAY_MS);
    await contests.beginOn(daysAgo);
    // Contests begin in the morning: whoever flies later meets them.
    await contests.settle(Math.min(endMs, startMs + DAY_MS / 4 + 2_000));
    if (daysAgo === EXAM_DAYS_AGO) await exams.hold(startMs, flyers, inLanes);
    await inLanes(flyers, (flyer) => flyDay(options, flyer, { daysAgo, startMs, endMs, catalogue }));
    await battles.flyOn(daysAgo, startMs);
    if (daysAgo % DAYS_TOLD === 0) onProgress(1 - daysAgo / WORLD_DAYS);
  }
  await exams.announce(nowMs);
  await inLanes(flyers, (flyer) => claimSome(flyer, nowMs));
  await contests.settle(nowMs);
  await createDemoContent(options, nowMs);
}

/** Opens the accounts of the demo, or closes all of them where its data goes on without demo mode. */
export async function openOrCloseDemo(
  ground: Parameters<typeof ensureDemoPlayers>[0],
  isDemo: boolean,
): Promise<readonly DemoPlayer[]> {
  const { db } = ground;
  for (const playerId of await listPilots(db)) {
    await setStatus(db, playerId, isDemo ? "active" : "deactivated");
    await showOrHide(db, playerId);
  }
  return isDemo ? await ensureDemoPlayers(ground) : await closeDemoPlayers(ground);
}

type Times = { readonly random: Random; readonly nowMs: number };

async function bringPilots(options: WorldOptions, times: Times): Promise<readonly Flyer[]> {
  const demo = await bringDemoPlayers(options, times);
  const pilots = makePilots(times.random).map((pilot) => ({ pilot, seed: drawSeed(times.random) }));
  const [friend] = demo;
  const flyers = await inLanes([...pilots.entries()], ([index, { pilot, seed }]) => {
    const referredBy = index < FRIENDS ? (friend?.playerId ?? null) : null;
    return bringPilot(options, { pilot, seed, referredBy, nowMs: times.nowMs });
  });
  return [...demo, ...flyers];
}

/** The two logins, as if they had signed up long ago. */
async function bringDemoPlayers(options: WorldOptions, { random, nowMs }: Times): Promise<readonly Flyer[]> {
  const { db, ports, settings } = options;
  const clock = createSetClock(nowMs - WORLD_DAYS * DAY_MS);
  const flyers: Flyer[] = [];
  for (const { name, email } of await ensureDemoPlayers({ db, ports: { ...ports, clock }, settings })) {
    const [playerId] = await listPlayersByIdpEmail(db, [email]);
    const pilot = DEMO_WAYS[name];
    if (playerId === undefined || pilot === undefined) continue;
    await givePicture(options, playerId, random);
    flyers.push(toFlyer(options, { playerId, pilot, seed: drawSeed(random), atMs: clock.nowMs() }));
  }
  return flyers;
}

type NewPilot = {
  readonly pilot: Pilot;
  readonly seed: Seed;
  readonly referredBy: string | null;
  readonly nowMs: number;
};

async function bringPilot(
  options: WorldOptions,
  { pilot, seed, referredBy, nowMs }: NewPilot,
): Promise<Flyer> {
  const { db, ports, settings } = options;
  const random = createRandom(seed);
  const atMs = nowMs - pilot.joinedDaysAgo * DAY_MS - random.below(DAY_MS / 2);
  const playerId = await inTransaction(db, async (tx) => {
    const subject = ports.random.uuid();
    const proof = {
      issuer: "demo",
      subject,
      email: null,
      emailVerified: false,
      mobile: null,
      name: pilot.name,
      picture: null,
      type: "social",
    } as const;
    const who = { proof, name: pilot.name, referredBy, settings, nowMs: atMs };
    const made = await registerPlayer(tx, ports, who);
    await insertPilot(tx, made);
    return made;
  });
  await givePicture(options, playerId, random);
  return toFlyer(options, { playerId, pilot, seed: drawSeed(random), atMs });
}

async function givePicture({ db, ports }: WorldOptions, playerId: string, random: Random): Promise<void> {
  const bytes = await drawPortrait(random);
  if (bytes === null) return;
  const picture = `profile/${Buffer.from(ports.random.bytes(PICTURE_BYTES)).toString("hex")}.webp`;
  await ports.storage.put(picture, bytes);
  await changeProfile(db, playerId, { picture });
}

type Made = {
  readonly playerId: string;
  readonly pilot: Flyer["pilot"];
  readonly seed: Seed;
  readonly atMs: number;
};

function toFlyer(options: WorldOptions, { playerId, pilot, seed, atMs }: Made): Flyer {
  const clock = createSetClock(atMs);
  const call = createDemoCalls(options, { playerId, clock });
  return { playerId, pilot, clock, call, random: createRandom(seed) };
}

type DemoDay = {
  readonly daysAgo: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly catalogue: Catalogue;
};

/** What a pilot does on a day: nothing on many, else a contest that is live and a quiz or two. */
async function flyDay(options: WorldOptions, flyer: Flyer, day: DemoDay): Promise<void> {
  const { pilot, random, clock } = flyer;
  const isKeen = day.daysAgo < pilot.keenDays;
  const isMockDay = pilot.mockDaysAgo.includes(day.daysAgo);
  if (day.daysAgo > pilot.joinedDaysAgo - 1 || (!isKeen && !isMockDay && random.next() > pilot.zeal)) return;
  // After the morning's contests have begun, where the day is old enough.
  const part = 0.3 + 0.6 * random.next();
  clock.advanceTo(day.startMs + part * (day.endMs - day.startMs));
  const untilMs = day.endMs - 1_000;
  await flyContests(options, flyer, { untilMs, language: random.below(5) === 0 ? "ar" : "en" });
  // Who is keen keeps up the row of daily quizzes.
  const wishes = [...(isKeen ? [DAILY] : []), ...wishesOf(day.catalogue, random)];
  for (const fields of wishes.slice(0, 1 + random.below(2))) {
    await flyQuiz(options.db, flyer, { action: "open_attempt", fields, untilMs });
  }
  if (isMockDay) await flyQuiz(options.db, flyer, { action: "open_mock_exam", fields: MOCK, untilMs });
}

/** The exam that is flown again and again, so that its trend shows something. */
const MOCK = { preset_id: "uk-caa-ppl-a-050" };

const DAILY = { mode: "daily_quiz", timezone: "UTC" };

/** Quizzes a pilot may fancy, in the order of today's fancy. */
function wishesOf({ categories }: Catalogue, random: Random): readonly object[] {
  const pick = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)];
  const placeOf = (type: number) =>
    pick(categories.filter((one) => one.type === type && one.priceCoins === 0));
  const zone = placeOf(1);
  const part = zone && (pick(zone.subcategories)?.slug ?? zone.slug);
  const [words, math] = [placeOf(3)?.slug, placeOf(5)?.slug];
  const all = [
    DAILY,
    { mode: "quiz_zone", type_id: part, level: 1 + (random.below(4) === 0 ? 1 : 0) },
    { mode: "quiz_zone", type_id: part, level: 1 },
    { mode: "true_and_false" },
    { mode: "guess_the_word", type_id: words },
    { mode: "math_mania", type_id: math },
  ];
  const first = random.below(all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

/** Some take the coins of their badges at once, others leave them for later; and most have read what they were told. */
async function claimSome({ call, clock, random }: Flyer, nowMs: number): Promise<void> {
  clock.advanceTo(nowMs);
  const badges = (await call("get_user_badges")) as readonly {
    readonly type: string;
    readonly status: number;
  }[]; // of the contract
  for (const { type } of badges.filter(({ status }) => status === 1)) {
    if (random.below(3) > 0) await call("set_user_coin_score", { type });
  }
}

/** Does something for each, a few at the same time; answers in their order. */
async function inLanes<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const results = new Map<number, R>();
  const left = [...list.entries()];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      results.set(next[0], await work(next[1]));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return list.flatMap((_, index) => {
    const result = results.get(index);
    return result === undefined ? [] : [result];
  });
}
