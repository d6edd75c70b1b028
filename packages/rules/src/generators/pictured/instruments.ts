import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import type { NumberProblem, Template } from "../template.ts";

const FEET_PER_HPA = 27;
const whole = (value: number) => showNumber(value, { decimals: 0 });

/** An altitude whose three pointers lie clear of each other and of the window. */
function drawAltimeter(random: Random) {
  const { altitude } = drawWhere(
    random,
    (drawn) => ({ altitude: drawNumber(drawn, { from: 1_200, to: 9_800, step: 20 }) }),
    ({ altitude: feet }) => {
      const hundreds = feet % 1_000;
      // Near a full thousand the short hand is easily read one too high: fair only with some distance.
      const isClear = hundreds >= 120 && hundreds <= 880;
      const [long, short] = [(hundreds / 1_000) * 360, (feet / 10_000) * 360];
      const isApart = Math.abs(((long - short + 540) % 360) - 180) > 25;
      // The hands would hide the pressure window.
      return isClear && isApart && Math.abs(long - 90) > 20 && Math.abs(short - 90) > 20;
    },
  );
  return { altitude, setting: drawNumber(random, { from: 990, to: 1_035, step: 1 }) };
}

function drawAltimeterReading(random: Random): NumberProblem {
  const { altitude, setting } = drawAltimeter(random);
  const [thousands, rest] = [Math.floor(altitude / 1_000), altitude % 1_000];
  return {
    shape: "number",
    stem: pick(random, [
      "QNH is set and the three hands stand like this. How many feet do they make?",
      "With the QNH set, the altimeter looks like this. What is the indicated altitude in ft?",
      "Read the three-pointer altimeter: which altitude does it show, in ft?",
    ]),
    figure: { kind: "altimeter", altitude, setting, style: "three-pointer" },
    unit: "ft",
    decimals: 0,
    value: altitude,
    tolerance: 20,
    mistakes: [
      {
        id: "next-thousand",
        why: "Takes the thousand that the short hand has not yet reached.",
        value: altitude + 1_000,
      },
      {
        id: "thousand-before",
        why: "Reads the short hand one thousand too low.",
        value: altitude - 1_000,
      },
      {
        id: "hands-swapped",
        why: "Reads the long hand as thousands and the short one as hundreds.",
        value: Math.floor(rest / 100) * 1_000 + Math.round(altitude / 200) * 20,
      },
      {
        id: "hundred-before",
        why: "Reads the long hand one hundred too low.",
        value: altitude - 100,
      },
      {
        id: "marks-of-ten",
        why: "Counts 10 ft for each small mark; five of them make a hundred, so each is 20 ft.",
        value: thousands * 1_000 + Math.floor(rest / 100) * 100 + (rest % 100) / 2,
      },
      {
        id: "next-hundred",
        why: "Takes the hundred that the long hand has not yet reached.",
        value: altitude + 100,
      },
      {
        id: "marks-of-fifty",
        why: "Counts 50 ft for each small mark; five of them make a hundred, so each is 20 ft.",
        value: thousands * 1_000 + Math.floor(rest / 100) * 100 + ((rest % 100) / 20) * 50,
      },
    ],
    explanation: `The short hand is past ${thousands}: ${thousands} thousands of feet. The long hand shows the hundreds, each small mark 20 ft: ${rest} ft. Together ${altitude} ft.`,
  };
}

function drawOtherSetting(random: Random): NumberProblem {
  const { altitude, setting } = drawAltimeter(random);
  const difference = drawNumber(random, { from: 6, to: 25, step: 1 }) * pick(random, [-1, 1]);
  const qnh = setting + difference;
  const change = difference * FEET_PER_HPA;
  const higher = difference > 0 ? "higher" : "lower";
  return {
    shape: "number",
    stem: pick(random, [
      `The altimeter of the figure has not been reset; the QNH is ${qnh} hPa. What would it show with the QNH set, in ft? Take 27 ft per hPa.`,
      `You fly with the setting shown, the QNH here is ${qnh} hPa. Which altitude do you fly at, in ft? Take 27 ft per hPa.`,
    ]),
    figure: { kind: "altimeter", altitude, setting, style: "three-pointer" },
    unit: "ft",
    decimals: 0,
    value: altitude + change,
    tolerance: 25,
    mistakes: [
      {
        id: "wrong-way",
        why: "Applies the difference the wrong way: a higher setting makes the altimeter read more.",
        value: altitude - change,
      },
      { id: "not-reset", why: "Takes the reading as it stands.", value: altitude },
      {
        id: "from-standard",
        why: "Works from 1013 hPa instead of the setting in the window.",
        value: altitude + (qnh - 1_013) * FEET_PER_HPA,
      },
      {
        id: "metres-per-hpa",
        why: "Takes 8 for the feet of a hectopascal: 8 m are 27 ft.",
        value: altitude + difference * 8,
      },
      {
        id: "next-thousand",
        why: "Takes the thousand that the short hand has not yet reached.",
        value: altitude + change + 1_000,
      },
    ],
    explanation: String.raw`The altimeter shows ${altitude} ft at ${setting} hPa. The QNH is ${Math.abs(difference)} hPa ${higher}: $${Math.abs(difference)} \times 27 = ${Math.abs(change)}$ ft ${difference > 0 ? "more" : "less"}, so ${altitude + change} ft.`,
  };
}

function drawVerticalSpeed(random: Random): NumberProblem {
  const { rate } = drawWhere(
    random,
    (drawn) => ({ rate: drawNumber(drawn, { from: -1_800, to: 1_500, step: 100 }) }),
    ({ rate: feet }) => Math.abs(feet) >= 300,
  );
  const feet = drawNumber(random, { from: 15, to: 48, step: 1 }) * 100;
  const from = drawNumber(random, { from: 50, to: 80, step: 5 }) * 100;
  const to = from + Math.sign(rate) * feet;
  const verb = rate > 0 ? "climb" : "descend";
  const speed = Math.abs(rate);
  return {
    shape: "number",
    stem: pick(random, [
      `You ${verb} from ${from} ft to ${to} ft at the rate shown. How many minutes does it take, to one decimal?`,
      `The vertical speed of the figure is kept from ${from} ft to ${to} ft. How long does that take, in minutes to one decimal?`,
    ]),
    figure: { kind: "vertical-speed", rate },
    unit: "min",
    decimals: 1,
    value: feet / speed,
    tolerance: 0.2,
    mistakes: [
      {
        id: "two-hundred-more",
        why: "Reads two marks too many: each small mark is 100 ft/min.",
        value: feet / (speed + 200),
      },
      { id: "two-hundred-less", why: "Reads two marks too few.", value: feet / (speed - 200) },
      {
        id: "rate-halved",
        why: "Takes a figure of the dial for 500 ft/min; it stands for 1000 ft/min.",
        value: feet / (speed / 2),
      },
      { id: "rate-doubled", why: "Takes a figure of the dial for 2000 ft/min.", value: feet / (speed * 2) },
      {
        id: "whole-altitude",
        why: "Divides the altitude to reach by the rate, not the height to go.",
        value: to / speed,
      },
    ],
    explanation: String.raw`The indicator shows ${whole(speed)} ft/min. Height to go: ${feet} ft. Time: $\frac{${feet}}{${speed}} = ${showNumber(feet / speed, { decimals: 1 })}$ min.`,
  };
}

function drawAirspeed(random: Random) {
  const at = (from: number, to: number) => drawNumber(random, { from, to, step: 1 });
  const vs0 = at(42, 50);
  const vs1 = vs0 + at(6, 12);
  const vfe = at(85, 105);
  const vno = at(120, 145);
  const vne = vno + at(20, 45);
  return { vs0, vs1, vfe, vno, vne };
}

/** What the ends of the arcs mean, and how a question names them. */
const LIMITS = {
  vs1: "the stalling speed with flaps and gear up",
  vs0: "the stalling speed in landing configuration",
  vfe: "the greatest speed with flaps extended",
  vno: "the maximum structural cruising speed",
} as const;
const ENDS = {
  vs1: "lower end of the green arc",
  vs0: "lower end of the white arc",
  vfe: "upper end of the white arc",
  vno: "upper end of the green arc",
  vne: "red line",
} as const;

function drawArcMargin(random: Random): NumberProblem {
  const limits = drawAirspeed(random);
  const ias = drawNumber(random, { from: limits.vs1 + 12, to: limits.vfe - 6, step: 1 });
  const asked = pick(random, ["vs1", "vs0", "vfe", "vno"] as const);
  const others = (["vs1", "vs0", "vfe", "vno", "vne"] as const).filter((one) => one !== asked);
  const value = Math.abs(limits[asked] - ias);
  return {
    shape: "number",
    stem: pick(random, [
      `By how many knots does the speed shown differ from ${LIMITS[asked]}?`,
      `How many knots lie between the indicated airspeed and ${LIMITS[asked]}, as the arcs mark it?`,
    ]),
    figure: { kind: "airspeed", ias, ...limits },
    unit: "kt",
    decimals: 0,
    value,
    tolerance: 2,
    mistakes: others.map((other) => ({
      id: `measured-to-${other}`,
      why: `Measures to the ${ENDS[other]}.`,
      value: Math.abs(limits[other] - ias),
    })),
    explanation: `The hand shows ${ias} kt. The ${ENDS[asked]} marks ${LIMITS[asked]}: ${limits[asked]} kt. The difference is ${value} kt.`,
  };
}

function drawTurnTime(random: Random): NumberProblem {
  const rate = pick(random, [0.5, 1, 1.5] as const) * pick(random, [-1, 1] as const);
  const angle = drawNumber(random, { from: 45, to: 270, step: 15 });
  const perSecond = Math.abs(rate) * 3;
  const value = angle / perSecond;
  const side = rate > 0 ? "right" : "left";
  return {
    shape: "number",
    stem: pick(random, [
      `The turn of the figure is kept through ${angle}°. How many seconds does it take?`,
      `How many seconds do you need for a change of heading of ${angle}° in the turn shown?`,
    ]),
    figure: { kind: "turn-coordinator", rate, ball: 0 },
    unit: "s",
    decimals: 0,
    value,
    tolerance: 2,
    mistakes: [
      { id: "standard-rate", why: "Takes every turn for one of 3° a second.", value: angle / 3 },
      { id: "half-standard-rate", why: "Takes the turn for one of 1.5° a second.", value: angle / 1.5 },
      { id: "one-and-a-half", why: "Takes the turn for one of 4.5° a second.", value: angle / 4.5 },
      {
        id: "one-minute-turn",
        why: "Takes the mark of the instrument for a turn of one minute.",
        value: value / 2,
      },
      { id: "a-degree-a-second", why: "Counts one second for each degree.", value: angle },
      {
        id: "rate-turned-round",
        why: "Multiplies by the part of the standard rate.",
        value: (angle / 3) * Math.abs(rate),
      },
    ],
    explanation: String.raw`The mark stands for the standard rate, 3° a second. The instrument shows ${Math.abs(rate)} of it to the ${side}: ${perSecond}° a second. $\frac{${angle}}{${perSecond}} = ${whole(value)}$ s.`,
  };
}

export const altimeterReading: Template = {
  id: "altimeter-reading",
  version: 2,
  title: "Reading of a three-pointer altimeter",
  code: "022",
  lo: "022.02",
  difficulty: 2,
  reference:
    "E. H. J. Pallett, Aircraft Instruments, Pitot-static Instruments and Systems (altimeters); FAA-H-8083-25C, ch. 8, Altimeter",
  draw: drawAltimeterReading,
};

export const altimeterOtherSetting: Template = {
  id: "altimeter-other-setting",
  version: 1,
  title: "Altimeter with another setting",
  code: "022",
  lo: "022.02",
  difficulty: 3,
  reference:
    "E. H. J. Pallett, Aircraft Instruments, Pitot-static Instruments and Systems (altimeters); FAA-H-8083-25C, ch. 8, Altimeter",
  draw: drawOtherSetting,
};

export const verticalSpeedTime: Template = {
  id: "vertical-speed-time",
  version: 1,
  title: "Time to climb or descend by the vertical speed shown",
  code: "022",
  lo: "022.02",
  difficulty: 2,
  reference:
    "E. H. J. Pallett, Aircraft Instruments, Pitot-static Instruments and Systems (vertical speed indicators); FAA-H-8083-25C, ch. 8, Vertical Speed Indicator (VSI)",
  draw: drawVerticalSpeed,
};

export const airspeedArcMargin: Template = {
  id: "airspeed-arc-margin",
  version: 2,
  title: "Margin to a limit of the airspeed indicator",
  code: "022",
  lo: "022.02",
  difficulty: 3,
  reference: "CS-23 (Amdt 4), CS 23.1545(b); FAA-H-8083-25C, ch. 8, Airspeed Indicator (ASI)",
  draw: drawArcMargin,
};

export const turnCoordinatorTime: Template = {
  id: "turn-coordinator-time",
  version: 1,
  title: "Time of a turn by the turn coordinator",
  code: "022",
  lo: "022.04",
  difficulty: 3,
  reference:
    "E. H. J. Pallett, Aircraft Instruments, Primary Flight Instruments (turn indicators); FAA-H-8083-25C, ch. 8, Turn Indicators",
  draw: drawTurnTime,
};
