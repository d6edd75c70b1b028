import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { showNumber } from "../figures.ts";
import { oneInSixty } from "../flight/navigation.ts";
import type { NumberProblem, Template } from "../template.ts";

/** A position beside the planned track: NM flown, to go and off the track; track error at most 12°. */
function drawPosition(random: Random) {
  const flown = drawNumber(random, { from: 20, to: 60, step: 1 });
  const toGo = drawNumber(random, { from: 20, to: 80, step: 1 });
  const most = Math.min(8, Math.floor((12 * Math.min(flown, toGo)) / 60));
  const off = drawNumber(random, { from: 2, to: most, step: 1 });
  const side = pick(random, ["left", "right"]);
  return {
    flown,
    toGo,
    off,
    side,
    trackError: oneInSixty(off, flown),
    closing: oneInSixty(off, toGo),
    overall: oneInSixty(off, flown + toGo),
  };
}

const dec = (value: number) => showNumber(value, { decimals: 1 });

function drawTrackError(random: Random): NumberProblem {
  const { flown, toGo, off, side, trackError, closing, overall } = drawPosition(random);
  const subtracted = {
    id: "closing-angle-subtracted",
    why: "Subtracts the closing angle from the track error.",
    value: Math.abs(trackError - closing),
  };
  return {
    shape: "number",
    stem: pick(random, [
      `After ${flown} NM of a ${flown + toGo} NM leg you are ${off} NM ${side} of track. What is the track error by the 1-in-60 rule, to the nearest degree?`,
      `A leg is ${flown + toGo} NM long. With ${toGo} NM to go a fix shows you ${off} NM ${side} of track. Find the track error by the 1-in-60 rule, to the nearest degree.`,
      `You have flown ${flown} NM and are ${off} NM ${side} of track, with ${toGo} NM to the destination. By the 1-in-60 rule, how large is the track error? Round to the nearest degree.`,
    ]),
    unit: "°",
    decimals: 0,
    value: trackError,
    tolerance: 1,
    mistakes: [
      {
        id: "closing-angle-instead",
        why: "Works with the distance to go, which gives the closing angle.",
        value: closing,
      },
      { id: "whole-leg", why: "Works with the whole length of the leg.", value: overall },
      {
        id: "closing-angle-added",
        why: "Adds the closing angle: that is the change of heading to the destination.",
        value: trackError + closing,
      },
      {
        id: "percent-for-degrees",
        why: "Works with 100 instead of 60, which gives percent.",
        value: (100 * off) / flown,
      },
      // Nobody takes 0° for the error of somebody who is off track.
      ...(subtracted.value >= 1 ? [subtracted] : []),
      { id: "off-track-as-degrees", why: "Takes the miles off track for degrees.", value: off },
      {
        id: "doubled-track-error",
        why: "Doubles the track error, which is the change of heading to regain the track.",
        value: 2 * trackError,
      },
    ],
    explanation: String.raw`$\frac{60 \times ${off}}{${flown}} = ${dec(trackError)}$, so the track error is ${dec(trackError)}°. It counts from the start of the leg: only the distance flown matters.`,
  };
}

function drawHeadingChange(random: Random): NumberProblem {
  const { flown, toGo, off, side, trackError, closing, overall } = drawPosition(random);
  return {
    shape: "number",
    stem: pick(random, [
      `After ${flown} NM you are ${off} NM ${side} of track; ${toGo} NM remain. By how many degrees must the heading change to reach the destination directly (1-in-60 rule, nearest degree)?`,
      `On a ${flown + toGo} NM leg you find yourself ${off} NM ${side} of track after ${flown} NM. Which change of heading leads straight to the destination? Use the 1-in-60 rule, nearest degree.`,
      `A fix shows you ${off} NM ${side} of track with ${flown} NM flown and ${toGo} NM to go. By the 1-in-60 rule, what change of heading takes you to the destination, to the nearest degree?`,
    ]),
    unit: "°",
    decimals: 0,
    value: trackError + closing,
    tolerance: 1,
    mistakes: [
      {
        id: "track-error-only",
        why: "Corrects the track error only and flies parallel to the track.",
        value: trackError,
      },
      {
        id: "closing-angle-only",
        why: "Applies the closing angle only and forgets the track error.",
        value: closing,
      },
      {
        id: "doubled-track-error",
        why: "Doubles the track error, which regains the track, but short of or beyond the destination.",
        value: 2 * trackError,
      },
      { id: "doubled-closing-angle", why: "Doubles the closing angle.", value: 2 * closing },
      { id: "whole-leg", why: "Works with the whole length of the leg.", value: overall },
      {
        id: "percent-for-degrees",
        why: "Works with 100 instead of 60, which gives percent.",
        value: ((trackError + closing) * 100) / 60,
      },
      {
        id: "doubled-track-error-added",
        why: "Doubles the track error before the closing angle is added.",
        value: 2 * trackError + closing,
      },
      {
        id: "whole-leg-added",
        why: "Takes the whole leg instead of the distance to go for the closing angle.",
        value: trackError + overall,
      },
    ],
    explanation: String.raw`Track error $60 \times ${off} / ${flown} = ${dec(trackError)}$°, closing angle $60 \times ${off} / ${toGo} = ${dec(closing)}$°. Change of heading: ${dec(trackError)}° + ${dec(closing)}° = ${dec(trackError + closing)}° to the ${side === "left" ? "right" : "left"}.`,
  };
}

export const trackErrorAngle: Template = {
  id: "one-in-sixty-track-error",
  version: 3,
  title: "Track error by the 1-in-60 rule",
  code: "061",
  lo: "061.01.07",
  difficulty: 2,
  reference: "1-in-60 rule",
  draw: drawTrackError,
};

export const closingHeadingChange: Template = {
  id: "one-in-sixty-heading-change",
  version: 3,
  title: "Change of heading to the destination by the 1-in-60 rule",
  code: "061",
  lo: "061.01.07",
  difficulty: 3,
  reference: "1-in-60 rule",
  draw: drawHeadingChange,
};
