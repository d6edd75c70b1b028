import { runContests } from "../contests/run-contests.ts";
import { createDemoOperate, type DemoGround, type SetClock } from "./demo-calls.ts";
import { flyQuiz, type Flyer } from "./fly.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When the contest of every day begins (ms after midnight UTC). */
const BRIEFING_MS = 6 * HOUR_MS;

type Series = { readonly daysAgo: number; readonly days: number; readonly fields: object };

/** Series that go on for as long as the demo runs: there is always one live, one to come and several past. */
const SERIES: readonly Series[] = [
  {
    daysAgo: 7,
    days: 1,
    fields: {
      language: "en",
      name: "Morning briefing",
      description:
        "Ten questions from all nine subjects, a new paper every morning at 06:00 UTC. Free for everybody.",
      entry_coins: 0,
      prizes: [60, 40, 25, 15, 10],
      repeats: "day",
      paper: { generated: 5 },
    },
  },
  {
    daysAgo: 9,
    days: 7,
    fields: {
      language: "en",
      name: "Captain's cup",
      description: "Fifteen harder questions and a week to fly them. The fee goes into the prizes.",
      entry_coins: 20,
      question_count: 15,
      seconds_per_question: 40,
      prizes: [250, 150, 100, 60, 40],
      repeats: "week",
      paper: { generated: 5, min_difficulty: 3 },
    },
  },
  {
    daysAgo: 8,
    days: 7,
    fields: {
      language: "ar",
      name: "كأس الطيارين",
      description: "عشرة أسئلة من كل المواد، وأسبوع كامل لحلها. الدخول مجاني.",
      entry_coins: 0,
      prizes: [60, 40, 25],
      repeats: "week",
    },
  },
];

/** The contests of the demo, made by operators' calls. */
export type DemoContests = {
  /** Publishes the series that begin on this day. */
  readonly beginOn: (daysAgo: number) => Promise<void>;
  /** Does what is due at a time: closes, pays and goes on with the series. */
  readonly settle: (atMs: number) => Promise<void>;
};

/** @param midnightMs the beginning of today, UTC */
export function createDemoContests(ground: DemoGround, clock: SetClock, midnightMs: number): DemoContests {
  const { db, ports, settings, effects } = ground;
  const operate = createDemoOperate(ground, clock, { kind: "host", note: "the world of the demo" });
  return {
    beginOn: async (daysAgo) => {
      for (const { days, fields } of SERIES.filter((series) => series.daysAgo === daysAgo)) {
        const startMs = midnightMs - daysAgo * DAY_MS + BRIEFING_MS;
        clock.advanceTo(startMs - HOUR_MS);
        const { contest_id } = (await operate("create_contest", {
          ...fields,
          starts_at: new Date(startMs).toISOString(),
          ends_at: new Date(startMs + days * DAY_MS).toISOString(),
        })) as { readonly contest_id: string }; // of the contract
        await operate("publish_contest", { contest_id });
      }
    },
    settle: async (atMs) => {
      clock.advanceTo(atMs);
      const onBug = (error: unknown) => {
        throw new Error("a contest of the demo failed", { cause: error });
      };
      await runContests({ db, nowMs: atMs, settings, effects, random: ports.random, onBug });
    },
  };
}

/** Enters contests that are live at the time of the flyer's clock and not yet flown, as the flyer likes. */
export async function flyContests(
  { db }: DemoGround,
  flyer: Flyer,
  { untilMs, language }: { readonly untilMs: number; readonly language: string },
): Promise<void> {
  const lists = (await flyer.call("get_contest", { language_id: language === "ar" ? 2 : 1 })) as ContestLists; // of the contract
  for (const { id, is_played: isPlayed, entry } of lists.live_contest.data) {
    const isLiked = flyer.random.next() < (entry === 0 ? 0.7 : 0.35);
    if (isPlayed || !isLiked) continue;
    const fields = { contest_id: id };
    await flyQuiz(db, flyer, { action: "get_questions_by_contest", fields, untilMs });
    await flyer.call("set_contest_leaderboard", fields);
  }
}

type ContestLists = {
  readonly live_contest: {
    readonly data: readonly { readonly id: string; readonly is_played: boolean; readonly entry: number }[];
  };
};
