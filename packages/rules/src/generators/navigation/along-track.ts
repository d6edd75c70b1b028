import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import type { Mistake } from "../template.ts";

/** True airspeed and the part of the wind along the track, in kt; a headwind is positive. */
export type AlongTrack = {
  readonly tas: number;
  readonly head: number;
  readonly gs: number;
  readonly text: string;
};

/** A speed of a light aeroplane with 8 to 25 kt of head- or tailwind. */
export function drawAlongTrack(random: Random, range = { from: 90, to: 160, step: 5 }): AlongTrack {
  const tas = drawNumber(random, range);
  const head = drawNumber(random, { from: 8, to: 25, step: 1 }) * pick(random, [-1, 1]);
  const text = `TAS ${tas} kt, ${windName(head)} ${Math.abs(head)} kt`;
  return { tas, head, gs: tas - head, text };
}

/** What a part of the wind along the track is called. */
export function windName(head: number): "headwind" | "tailwind" {
  return head > 0 ? "headwind" : "tailwind";
}

/** How the ground speed follows, as TeX. */
export function groundSpeedTex({ tas, head, gs }: AlongTrack): string {
  return `$GS = ${tas} ${head > 0 ? "-" : "+"} ${Math.abs(head)} = ${gs}$ kt`;
}

/** The two mistakes with the wind, carried through the rest of the calculation. */
export function windMistakes({ tas, head }: AlongTrack, workOut: (gs: number) => number): readonly Mistake[] {
  return [
    { id: "tas-for-ground-speed", why: "Works with the TAS and leaves the wind out.", value: workOut(tas) },
    {
      id: "wind-wrong-sign",
      why: head > 0 ? "Adds the headwind to the TAS." : "Subtracts the tailwind from the TAS.",
      value: workOut(tas + head),
    },
  ];
}
