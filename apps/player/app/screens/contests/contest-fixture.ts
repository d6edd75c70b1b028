import type { Contest, ContestLists, Standing } from "./contest.ts";

const HOUR_MS = 3_600_000;

/** An instant so many hours from now. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

const CONTEST_ID = "00000000-0000-4000-8000-0000000000c1";

/** A live contest that the player has not entered. */
export function contestOf(change: Partial<Contest> = {}): Contest {
  return {
    id: CONTEST_ID,
    name: "Night flight",
    description: "Ten questions over all subjects.",
    image: null,
    language: "en",
    state: "live",
    start_date: inHours(-1),
    end_date: inHours(2.5),
    repeats: null,
    entry: 20,
    points: [
      { top_winner: 1, points: 100 },
      { top_winner: 2, points: 50 },
      { top_winner: 3, points: 50 },
    ],
    no_of_que: 10,
    seconds_per_question: 45,
    participants: 4,
    is_played: false,
    is_handed_in: false,
    is_reminded: false,
    prize_status: false,
    attempt_id: null,
    rank: null,
    score: null,
    prize: null,
    ...change,
  };
}

/** A contest of each phase. */
export const CONTESTS = {
  upcoming: contestOf({
    state: "upcoming",
    start_date: inHours(50.5),
    end_date: inHours(52),
    participants: 0,
  }),
  open: contestOf(),
  under_way: contestOf({ is_played: true }),
  waiting: contestOf({ is_played: true, is_handed_in: true }),
  closing: contestOf({ state: "past", end_date: inHours(-0.01), is_played: true, is_handed_in: true }),
  closed: contestOf({
    state: "past",
    start_date: inHours(-30),
    end_date: inHours(-24),
    is_played: true,
    is_handed_in: true,
    prize_status: true,
    attempt_id: "00000000-0000-4000-8000-0000000000a1",
    rank: 2,
    score: 35,
    prize: 50,
  }),
} as const;

function listOf(data: readonly Contest[], none: "114" | "115" | "116"): ContestLists["live_contest"] {
  return { error: data.length === 0, message: data.length === 0 ? none : "", data: [...data] };
}

export function listsOf(
  lists: Partial<Record<"live" | "upcoming" | "past", readonly Contest[]>>,
): ContestLists {
  return {
    live_contest: listOf(lists.live ?? [], "115"),
    upcoming_contest: listOf(lists.upcoming ?? [], "114"),
    past_contest: listOf(lists.past ?? [], "116"),
  };
}

export function standingOf(place: number, change: Partial<Standing> = {}): Standing {
  return {
    user_id: `00000000-0000-4000-8000-0000000000${String(place).padStart(2, "0")}`,
    name: `Pilot ${place}`,
    name_number: 1,
    profile: "",
    is_handed_in: true,
    user_rank: place,
    score: 40 - place,
    used_seconds: 60 + place,
    prize: 0,
    ...change,
  };
}
