import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import type { ChoiceProblem, Template } from "../template.ts";
import { drawTaf, toHours } from "./draw-taf.ts";
import { type PassingGroup, findMetres, findPassing, isChanging, prevailingAt } from "./forecast.ts";
import type { DayTime, Probability, Taf } from "./report.ts";
import { writeGroup, writeTaf } from "./write-report.ts";

const two = (value: number) => String(value).padStart(2, "0");

const far = (metres: number) => (metres === 9999 ? "10 km or more" : `${metres} m`);

function passingText(group: PassingGroup | undefined): string {
  const metres = group === undefined ? undefined : findMetres(group.change);
  if (group === undefined || metres === undefined) return "so it stays at that time";
  const chance = group.probability === null ? "" : `with ${group.probability} % probability `;
  return `${chance}${group.kind === "TEMPO" ? "at times " : ""}${far(metres)}`;
}

function expected(metres: number, passing: PassingGroup | undefined): string {
  return `${far(metres)}, and ${passingText(passing)}`;
}

/** A time inside the validity, forty minutes past an hour, at which no BECMG is under way. */
function drawTime(random: Random, taf: Taf): DayTime {
  const start = toHours(taf.valid.from);
  const steady = Array.from({ length: toHours(taf.valid.to) - start }, (_, hour) => start + hour).filter(
    (hours) => !isChanging(taf, hours),
  );
  const eventful = steady.filter((hours) => findPassing(taf, hours) !== undefined);
  const hours = random.below(4) > 0 && eventful.length > 0 ? eventful : steady;
  const at = hours[random.below(hours.length)] ?? start;
  return { day: Math.floor(at / 24) + 1, hour: at % 24, minute: 40 };
}

type Outlook = {
  /** Prevailing visibility in metres at the asked time, at the begin and at the end of the validity. */
  readonly now: number;
  readonly first: number;
  readonly last: number;
  readonly passing: PassingGroup | undefined;
  /** A passing change of another period. */
  readonly other: PassingGroup | undefined;
};

function toOutlook(taf: Taf, atHours: number): Outlook {
  const passing = findPassing(taf, atHours);
  return {
    now: prevailingAt(taf, atHours).metres,
    first: prevailingAt(taf, toHours(taf.valid.from)).metres,
    last: prevailingAt(taf, toHours(taf.valid.to)).metres,
    passing,
    other: taf.groups
      .filter((group) => group.kind === "TEMPO" || group.kind === "PROB")
      .find((group) => group !== passing),
  };
}

function misreadings({ now, first, last, passing, other }: Outlook): ChoiceProblem["mistakes"] {
  const passingMetres = passing === undefined ? undefined : findMetres(passing.change);
  const mistakes = [
    {
      id: "lasting-change-ignored",
      text: expected(first, passing),
      why: "Stays with the first part of the forecast and leaves out the lasting change.",
    },
    {
      id: "lasting-change-too-early",
      text: expected(last, passing),
      why: "Applies a lasting change before its time.",
    },
    {
      id: "passing-change-ignored",
      text: expected(now, undefined),
      why: "Leaves out the passing change of that time.",
    },
    {
      id: "other-period-applied",
      text: expected(now, other),
      why: "Applies a passing change outside its period.",
    },
    {
      id: "passing-change-as-lasting",
      text: expected(passingMetres ?? now, undefined),
      why: "Takes a passing change for a lasting one.",
    },
    {
      id: "first-part-only",
      text: expected(first, undefined),
      why: "Reads the first part of the forecast only.",
    },
  ];
  return [...mistakes, ...probabilityMisreadings({ now, first, last, passing, other })];
}

/** A probability that is left out, thought of or taken for something else. */
function probabilityMisreadings({ now, passing }: Outlook): ChoiceProblem["mistakes"] {
  if (passing === undefined) return [];
  const readAs = (probability: Probability | null) =>
    expected(now, { ...passing, kind: "TEMPO", probability });
  if (passing.probability === null) {
    const why = "Adds a probability that is not written.";
    return [{ id: "probability-added", text: readAs(30), why }];
  }
  const metres = far(findMetres(passing.change) ?? now);
  return [
    {
      id: "probability-as-share-of-time",
      text: `${far(now)}, and for ${passing.probability} % of the time at most ${metres}`,
      why: "Takes the probability for a share of the time.",
    },
    {
      id: "probability-ignored",
      text: readAs(null),
      why: "Leaves out the probability of the change.",
    },
  ];
}

function drawExpectedQuestion(random: Random): ChoiceProblem {
  const taf = drawTaf(random);
  const time = drawTime(random, taf);
  const outlook = toOutlook(taf, toHours(time) + time.minute / 60);
  const when = `${two(time.hour)}${two(time.minute)} UTC on day ${time.day}`;
  const question = pick(random, [
    `Which visibility does this forecast give for ${when}?`,
    `You expect to arrive at ${when}. Which visibility is forecast?`,
    `ETA ${when}: which visibility has to be expected?`,
  ]);
  return {
    shape: "choice",
    stem: `${question}\n${writeTaf(taf)}`,
    right: {
      text: expected(outlook.now, outlook.passing),
      why: "Correct: what prevails, and what passes at that time.",
    },
    mistakes: misreadings(outlook),
    explanation: explain(taf, outlook),
  };
}

function explain(taf: Taf, { now, passing }: Outlook): string {
  const lasting = taf.groups
    .filter((group) => group.kind === "FM" || group.kind === "BECMG")
    .map((group) => writeGroup(group));
  const changes =
    lasting.length === 0
      ? "There is no lasting change."
      : `Lasting changes: ${lasting.join("; ")}. FM counts from its time, BECMG at the latest from the end of its period.`;
  const comes =
    passing === undefined
      ? "No period of a passing change holds the time."
      : `The period of ${writeGroup(passing)} holds the time.`;
  return `${changes} So ${far(now)} prevails. ${comes}`;
}

export const tafExpected: Template = {
  id: "taf-expected-visibility",
  version: 5,
  title: "Visibility to expect from a TAF",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 4,
  reference: "ICAO Annex 3, appendix 5, 1.3 and 1.4",
  draw: drawExpectedQuestion,
};
