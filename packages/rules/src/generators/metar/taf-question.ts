import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import type { ChoiceProblem, NumberProblem, Template } from "../template.ts";
import { drawTaf, drawTafWith, toHours } from "./draw-taf.ts";
import type { Period, TafGroup } from "./report.ts";
import { writePeriod, writeTaf } from "./write-report.ts";

const two = (value: number) => String(value).padStart(2, "0");

function clock({ day, hour }: { readonly day: number; readonly hour: number }): string {
  return `day ${day}, ${two(hour)}00 UTC`;
}

function describePeriod({ from, to }: Period): string {
  return `From ${clock(from)} to ${clock(to)}`;
}

function drawValidityQuestion(random: Random): ChoiceProblem {
  const taf = drawTaf(random);
  const { from, to } = taf.valid;
  const { day, hour, minute } = taf.issued;
  const group = writePeriod(taf.valid);
  const question = pick(random, [
    "For which period is this forecast valid?",
    "When does the validity of this forecast begin and end?",
  ]);
  return {
    shape: "choice",
    stem: `${question}\n${writeTaf(taf)}`,
    right: {
      text: describePeriod(taf.valid),
      why: "Correct: day and hour of the begin, day and hour of the end.",
    },
    mistakes: [
      {
        id: "validity-from-issue",
        text: `From day ${day}, ${two(hour)}${two(minute)} UTC to ${clock(to)}`,
        why: "Takes the time of issue for the begin of the validity.",
      },
      {
        id: "day-and-hour-swapped",
        text: `From day ${from.hour}, ${two(from.day)}00 UTC to day ${to.hour}, ${two(to.day)}00 UTC`,
        why: "Swaps day and hour.",
      },
      {
        id: "day-and-hour-as-clock",
        text: `On day ${day}, from ${two(from.day)}${two(from.hour)} UTC to ${two(to.day)}${two(to.hour)} UTC`,
        why: "Reads day and hour as hour and minute.",
      },
      {
        id: "validity-one-day-more",
        text: describePeriod({ from, to: { ...to, day: to.day + 1 } }),
        why: "Counts a day too many at the end.",
      },
      {
        id: "validity-local-time",
        text: describePeriod(taf.valid).replaceAll("UTC", "local time"),
        why: "Takes UTC for local time.",
      },
    ],
    explanation: `${group}: day ${from.day}, ${two(from.hour)}00 UTC to day ${to.day}, ${two(to.hour)}00 UTC${to.hour === 24 ? " (midnight at the end of that day)" : ""}. The group with Z before it is the time of issue.`,
  };
}

export const tafValidity: Template = {
  id: "taf-validity",
  version: 4,
  title: "Validity of a TAF",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 1,
  reference: "ICAO Annex 3, appendix 5, 1; WMO FM 51",
  draw: drawValidityQuestion,
};

/** A longer validity nobody takes for possible, hours. */
const LONGEST_HOURS = 60;

function drawHoursQuestion(random: Random): NumberProblem {
  const taf = drawTaf(random);
  const { from, to } = taf.valid;
  const length = toHours(to) - toHours(from);
  const sinceIssue = toHours(to) - toHours(taf.issued) - taf.issued.minute / 60;
  const question = pick(random, [
    "How many hours does the validity of this forecast last?",
    "For how many hours is this forecast valid?",
  ]);
  return {
    shape: "number",
    stem: `${question}\n${writeTaf(taf)}`,
    unit: "h",
    decimals: 0,
    value: length,
    tolerance: 0.4,
    mistakes: [
      {
        id: "validity-from-issue",
        why: "Counts from the time of issue.",
        value: Math.ceil(sinceIssue),
      },
      {
        id: "day-change-ignored",
        why: "Subtracts the hours and leaves out the change of day.",
        value: Math.abs(to.hour - from.hour),
      },
      { id: "validity-one-day-more", why: "Counts a day too many.", value: length + 24 },
      {
        id: "groups-subtracted",
        why: "Subtracts the four-figure groups as if they were numbers.",
        value: (to.day - from.day) * 100 + to.hour - from.hour,
      },
      { id: "end-hour-as-length", why: "Takes the hour of the end for a number of hours.", value: to.hour },
      { id: "last-hour-left-out", why: "Leaves out the last hour.", value: length - 1 },
      { id: "begin-hour-counted-twice", why: "Counts the first hour and the last one.", value: length + 1 },
    ].filter(({ value }) => value > 0 && value <= LONGEST_HOURS),
    explanation: `${writePeriod(taf.valid)}: from day ${from.day}, ${two(from.hour)}00 UTC to day ${to.day}, ${two(to.hour)}00 UTC. (${to.day} − ${from.day}) × 24 h + ${to.hour} h − ${from.hour} h = ${length} h.`,
  };
}

export const tafHours: Template = {
  id: "taf-validity-hours",
  version: 4,
  title: "Length of validity of a TAF",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 1,
  reference: "ICAO Annex 3, appendix 5, 1",
  draw: drawHoursQuestion,
};

/** How the change of a period is to be expected, by the kind of its group or the misreading. */
function expectations(period: Period): Readonly<Record<string, string>> {
  const [from, to] = [`${two(period.from.hour)}00`, `${two(period.to.hour)}00`];
  return {
    TEMPO: `At times between ${from} and ${to} UTC, under 1 h each, together under half of that period`,
    BECMG: `Gradual change between ${from} and ${to} UTC, lasting from then on`,
    FM: `Rapid change of everything at ${from} UTC, lasting from then on and ending what was forecast before it`,
    through: `Without a break from ${from} to ${to} UTC, and then back to what was before`,
    clock: `Without a break from ${two(period.from.day)}${two(period.from.hour)} to ${two(period.to.day)}${two(period.to.hour)} UTC, then as before`,
  };
}

const EXPECTATION_WHYS: Readonly<Record<string, string>> = {
  TEMPO: "That would be TEMPO: fluctuations, not a lasting change.",
  BECMG: "That would be BECMG: a lasting change that ends within the period.",
  FM: "That would be FM: a new complete forecast from that time on.",
  through: "Takes the period of the change for unbroken weather; no change group says this.",
  clock: "Reads day and hour as hour and minute.",
};

const EXPLANATIONS = {
  BECMG:
    "BECMG is a change at a regular or irregular rate that is complete by the end of the period and then lasts.",
  TEMPO:
    "TEMPO stands for temporary fluctuations of less than one hour each, together less than half of the period.",
} as const;

function isPeriodGroup(group: TafGroup): group is Exclude<TafGroup, { kind: "FM" | "PROB" }> {
  return group.kind === "BECMG" || (group.kind === "TEMPO" && group.probability === null);
}

function drawChangeQuestion(random: Random): ChoiceProblem {
  const taf = drawTafWith(random, ({ groups }) => groups.some(isPeriodGroup));
  const groups = taf.groups.filter(isPeriodGroup);
  const group = groups[random.below(groups.length)];
  if (group === undefined) throw new Error("The wanted forecast has a change group");
  const texts = expectations(group.period);
  const name = `${group.kind} ${writePeriod(group.period)}`;
  const question = pick(random, [
    `How is the change ${name} of this forecast to be expected?`,
    `What does ${name} in this forecast announce?`,
    `In this forecast, when and how long do the conditions after ${name} apply?`,
  ]);
  return {
    shape: "choice",
    stem: `${question}\n${writeTaf(taf)}`,
    right: { text: texts[group.kind] ?? "", why: `Correct: this is what ${group.kind} stands for.` },
    mistakes: Object.entries(texts)
      .filter(([kind]) => kind !== group.kind)
      .map(([kind, text]) => ({
        id: `${group.kind}-read-as-${kind}`.toLowerCase(),
        text,
        why: EXPECTATION_WHYS[kind] ?? "",
      })),
    explanation: `${EXPLANATIONS[group.kind]} ${writePeriod(group.period)} is day and hour of begin and end.`,
  };
}

export const tafChange: Template = {
  id: "taf-change-group",
  version: 5,
  title: "TEMPO and BECMG in a TAF",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 5, 1.3 and 1.4",
  draw: drawChangeQuestion,
};
