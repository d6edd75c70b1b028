import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import type { ChoiceProblem, Template } from "../template.ts";

const MINUTES_PER_DAY = 24 * 60;

/** Day of the month and minute of the day. */
export type Clock = { readonly day: number; readonly minute: number };

/** A time some minutes later, or earlier when negative; no change of month. */
export function addMinutes({ day, minute }: Clock, minutes: number): Clock {
  const total = minute + minutes;
  const days = Math.floor(total / MINUTES_PER_DAY);
  return { day: day + days, minute: total - days * MINUTES_PER_DAY };
}

/** UTC of a local time; the offset is in minutes, positive east of Greenwich. */
export function toUtc(local: Clock, offset: number): Clock {
  return addMinutes(local, -offset);
}

/** Local time of a UTC time; the offset is in minutes, positive east of Greenwich. */
export function toLocal(utc: Clock, offset: number): Clock {
  return addMinutes(utc, offset);
}

const two = (value: number) => String(value).padStart(2, "0");

function write({ day, minute }: Clock): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)} on day ${day}`;
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const half = size % 60 === 0 ? "" : `:${two(size % 60)}`;
  return minutes === 0 ? "UTC" : `UTC${minutes < 0 ? "−" : "+"}${Math.floor(size / 60)}${half}`;
}

function writeDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}

type Flight = {
  readonly departure: Clock;
  /** Minutes in the air. */
  readonly duration: number;
  /** Offsets of the two local times in minutes. */
  readonly from: number;
  readonly to: number;
};

function arrival({ departure, duration, from, to }: Flight): Clock {
  return toLocal(addMinutes(toUtc(departure, from), duration), to);
}

const OFFSETS = [-480, -300, -180, 0, 60, 120, 180, 210, 240, 330, 480, 540] as const;

function drawFlight(random: Random): Flight {
  const from = pick(random, OFFSETS);
  const to = pick(
    random,
    OFFSETS.filter((one) => one !== from && one !== -from) as [number, ...number[]], // never empty: 12 offsets
  );
  return {
    departure: {
      day: drawNumber(random, { from: 5, to: 25, step: 1 }),
      minute: drawNumber(random, { from: 0, to: MINUTES_PER_DAY - 5, step: 5 }),
    },
    duration: drawNumber(random, { from: 95, to: 745, step: 5 }),
    from,
    to,
  };
}

/** Slips in adding the minutes: an hour that is not carried, or carried at 100. */
function carryMistakes(utc: Clock, duration: number, offset: number) {
  const minutes = (utc.minute % 60) + (duration % 60);
  const landing = toLocal(addMinutes(utc, duration), offset);
  if (minutes < 60) return [];
  const forgotten = {
    id: "hour-not-carried",
    why: "Forgets to carry an hour when the minutes pass 60.",
    clock: addMinutes(landing, -60),
  };
  if (minutes < 100) return [forgotten];
  const decimal = {
    id: "minutes-as-decimals",
    why: "Adds as if an hour had 100 minutes.",
    clock: addMinutes(landing, -40),
  };
  return [forgotten, decimal];
}

function drawArrival(random: Random): ChoiceProblem {
  const flight = drawFlight(random);
  const { departure, duration, from, to } = flight;
  const right = arrival(flight);
  const utc = toUtc(departure, from);
  const landing = addMinutes(utc, duration);
  const answer = (clock: Clock) => `${write(clock)}, local time`;
  const given = `at ${write(departure)} local time (${writeOffset(from)})`;
  return {
    shape: "choice",
    stem: pick(random, [
      `A flight departs ${given} and takes ${writeDuration(duration)}. When does it arrive, in local time of the destination (${writeOffset(to)})?`,
      `Take-off ${given}, flight time ${writeDuration(duration)}. Find the local time of landing at a destination with ${writeOffset(to)}.`,
      `Departure ${given}; the flight lasts ${writeDuration(duration)}. Which local time is it on arrival where the clocks show ${writeOffset(to)}?`,
    ]),
    right: { text: answer(right), why: "Correct: local time to UTC, flight time, UTC to local time." },
    mistakes: [
      {
        id: "offsets-wrong-way",
        text: answer(arrival({ ...flight, from: -from, to: -to })),
        why: "Applies both time differences with the wrong sign.",
      },
      {
        id: "destination-offset-wrong-way",
        text: answer(arrival({ ...flight, to: -to })),
        why: "Applies the time difference of the destination with the wrong sign.",
      },
      {
        id: "departure-offset-wrong-way",
        text: answer(arrival({ ...flight, from: -from })),
        why: "Applies the time difference of the departure with the wrong sign.",
      },
      {
        id: "offsets-ignored",
        text: answer(addMinutes(departure, duration)),
        why: "Stays in the local time of the departure.",
      },
      {
        id: "utc-as-local",
        text: answer(landing),
        why: "Gives UTC for the local time of the destination.",
      },
      {
        id: "day-change-ignored",
        text: answer({ ...right, day: right.day === departure.day ? right.day + 1 : departure.day }),
        why: "Miscounts the change of day.",
      },
      ...carryMistakes(utc, duration, to).map(({ clock, ...mistake }) => ({
        ...mistake,
        text: answer(clock),
      })),
    ],
    explanation: `Departure in UTC: ${write(utc)}. Landing: + ${writeDuration(duration)} = ${write(landing)} UTC. Local time at ${writeOffset(to)}: ${write(right)}.`,
  };
}

export const localArrivalTime: Template = {
  id: "local-arrival-time",
  version: 2,
  title: "Local time of arrival",
  code: "061",
  lo: "061.05",
  difficulty: 3,
  reference: "Local time = UTC + difference, positive east",
  draw: drawArrival,
};
