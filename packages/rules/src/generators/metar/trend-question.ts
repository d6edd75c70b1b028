import type { Random } from "../../random.ts";
import { pick } from "../draw.ts";
import type { ChoiceProblem, Template } from "../template.ts";
import { drawMetarWith } from "./draw-metar.ts";
import type { Trend, TrendTime } from "./report.ts";
import { writeMetar } from "./write-report.ts";

const two = (value: number) => String(value).padStart(2, "0");

type Meaning = { readonly id: string; readonly text: string; readonly why: string };

const NOSIG: readonly Meaning[] = [
  {
    id: "nosig",
    text: "No significant change is expected in the next 2 hours",
    why: "Correct: NOSIG is a forecast for the two hours after the observation.",
  },
  {
    id: "nosig-as-weather",
    text: "No significant weather is observed at the moment",
    why: "Takes a forecast for an observation; that would show in the weather groups.",
  },
  {
    id: "nosig-as-cloud",
    text: "No significant cloud is expected in the next 2 hours",
    why: "Takes NOSIG for NSC, which is about cloud only.",
  },
  {
    id: "nosig-nine-hours",
    text: "No significant change is expected in the next 9 hours",
    why: "Takes the two hours of a trend for the validity of a forecast.",
  },
  {
    id: "nosig-looking-back",
    text: "No significant change was observed in the past 2 hours",
    why: "Looks back instead of ahead.",
  },
];

const TEMPO = "Changes of less than 1 hour each at times in the next 2 hours";

const TEMPO_MISTAKES: readonly Meaning[] = [
  {
    id: "tempo-as-lasting",
    text: "A lasting change that is complete in the next 2 hours",
    why: "Takes TEMPO for BECMG.",
  },
  {
    id: "tempo-without-break",
    text: "A change that holds without a break for the next 2 hours",
    why: "Takes the period for unbroken weather.",
  },
  {
    id: "tempo-as-beginning",
    text: "A change that begins within the next 2 hours and then lasts",
    why: "Takes the period for the time in which a lasting change begins.",
  },
  {
    id: "tempo-nine-hours",
    text: "Changes of less than 1 hour each at times in the next 9 hours",
    why: "Takes the two hours of a trend for the validity of a forecast.",
  },
  {
    id: "tempo-looking-back",
    text: "Changes of less than 1 hour each at times in the past 2 hours",
    why: "Looks back instead of ahead.",
  },
];

/** What each time of a BECMG says. ICAO Annex 3, appendix 5, 2.3. */
function becoming({ hour, minute }: TrendTime): Readonly<Record<TrendTime["at"], Meaning>> {
  const clock = `${two(hour)}${two(minute)} UTC`;
  return {
    FM: {
      id: "time-read-as-fm",
      text: `A lasting change that begins at ${clock}, complete some time later`,
      why: "That would be FM: the change begins at the time.",
    },
    TL: {
      id: "time-read-as-tl",
      text: `A lasting change that begins at once, complete by ${clock}`,
      why: "That would be TL: the change is complete by the time.",
    },
    AT: {
      id: "time-read-as-at",
      text: `A lasting change that takes place at ${clock} all at once`,
      why: "That would be AT: the change takes place at the time.",
    },
  };
}

/** What somebody reads who takes BECMG for TEMPO. */
function fluctuating({ hour, minute }: TrendTime): readonly Meaning[] {
  const clock = `${two(hour)}${two(minute)} UTC`;
  const why = "That would be TEMPO: fluctuations, not a lasting change.";
  return [
    { id: "becmg-as-tempo-until", text: `Changes of less than 1 hour each until ${clock}`, why },
    {
      id: "becmg-as-tempo-after",
      text: `Changes of less than 1 hour each, now and then after ${clock}`,
      why,
    },
  ];
}

type Decoding = Pick<ChoiceProblem, "right" | "mistakes" | "explanation"> & { readonly name: string };

function decode(trend: Trend): Decoding {
  const right = "Correct: this is what the letters stand for.";
  if (trend.kind === "NOSIG") {
    const [meaning, ...mistakes] = NOSIG;
    if (meaning === undefined) throw new Error("NOSIG has a meaning");
    const explanation = "NOSIG: no significant change in the two hours after the observation.";
    const { text, why } = meaning;
    return { name: "NOSIG", right: { text, why }, mistakes, explanation };
  }
  const [time] = trend.times;
  if (time === undefined) {
    const explanation =
      "TEMPO in a trend: temporary changes of less than one hour each, in all less than half of the two hours after the observation.";
    return { name: "TEMPO", right: { text: TEMPO, why: right }, mistakes: TEMPO_MISTAKES, explanation };
  }
  const meanings = becoming(time);
  const name = `BECMG ${time.at}${two(time.hour)}${two(time.minute)}`;
  return {
    name,
    right: { text: meanings[time.at].text, why: right },
    mistakes: [...Object.values(meanings).filter((one) => one !== meanings[time.at]), ...fluctuating(time)],
    explanation: `${name}: BECMG is a lasting change within the two hours after the observation. FM gives the time it begins, TL the time it is complete, AT the time it takes place.`,
  };
}

function drawTrendQuestion(random: Random): ChoiceProblem {
  const wanted = pick(random, ["NOSIG", "TEMPO", "BECMG", "BECMG"]);
  const metar = drawMetarWith(random, ({ trend }) => trend?.kind === wanted);
  if (metar.trend === null) throw new Error("The wanted report has a trend");
  const { name, ...decoding } = decode(metar.trend);
  const question = pick(random, [
    `What does ${name} at the end of this report announce?`,
    `Decode ${name} in this report.`,
  ]);
  return { shape: "choice", stem: `${question}\n${writeMetar(metar)}`, ...decoding };
}

export const metarTrend: Template = {
  id: "metar-trend",
  version: 5,
  title: "Trend of a METAR",
  code: "050",
  lo: "050.10.03.01",
  difficulty: 2,
  reference: "ICAO Annex 3, appendix 5, 2",
  draw: drawTrendQuestion,
};
