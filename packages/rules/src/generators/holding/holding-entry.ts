import type { Random } from "../../random.ts";
import { drawNumber, drawWhere, pick } from "../draw.ts";
import { showDirection } from "../figures.ts";
import type { ChoiceProblem, Template } from "../template.ts";
import { inCircle, turnBetween } from "../flight/direction.ts";
import {
  type Entry,
  type Pattern,
  degreesFromLimit,
  entryOf,
  offsetTrack,
  outboundOf,
  turnedPattern,
} from "./holding.ts";

const turn = (degrees: number) => `${showDirection(degrees)}°`;

/** What is flown over the fix, for an entry into a pattern. */
function describe(entry: Entry, pattern: Pattern): string {
  const outbound = turn(outboundOf(pattern));
  const other = turnedPattern(pattern).turns;
  switch (entry) {
    case "direct":
      return `Direct entry: at the fix turn ${pattern.turns} to ${outbound}`;
    case "parallel":
      return `Parallel entry: at the fix fly ${outbound}, then turn ${other}`;
    case "offset":
      return `Offset entry: at the fix fly ${turn(offsetTrack(pattern))}, then turn ${pattern.turns}`;
  }
}

const ENTRIES = ["direct", "parallel", "offset"] as const;

const SECTORS: Readonly<Record<Entry, string>> = {
  direct: "the direct sector of 180°",
  parallel: "the parallel sector of 110°",
  offset: "the offset sector of 70°",
};

/** Nearest whole ten degrees is how tracks of patterns and arrivals mostly come; both in 5° here. */
function drawArrival(random: Random): { readonly pattern: Pattern; readonly heading: number } {
  return drawWhere(
    random,
    (random) => ({
      pattern: {
        inbound: drawNumber(random, { from: 5, to: 360, step: 5 }),
        turns: pick(random, ["right", "right", "left"] as const),
      },
      heading: drawNumber(random, { from: 5, to: 360, step: 5 }),
    }),
    ({ pattern, heading }) => degreesFromLimit(pattern, heading) >= 10,
  );
}

/** Entries come up equally often, though their sectors differ in size. */
function drawEntry(random: Random) {
  const wanted = pick(random, ENTRIES);
  return drawWhere(random, drawArrival, ({ pattern, heading }) => entryOf(pattern, heading) === wanted);
}

function drawHoldingEntry(random: Random): ChoiceProblem {
  const { pattern, heading } = drawEntry(random);
  const entry = entryOf(pattern, heading);
  const turned = turnedPattern(pattern);
  const given = `inbound track ${turn(pattern.inbound)}, ${pattern.turns} turns`;
  const wrong = ENTRIES.filter((one) => one !== entry);
  const angle = turnBetween(pattern.inbound, heading);
  return {
    shape: "choice",
    stem: pick(random, [
      `A holding pattern has ${given}. An aircraft reaches the fix on heading ${turn(heading)}. Which entry does it fly? No wind.`,
      `Holding with ${given}; arrival at the fix on heading ${turn(heading)}, no wind. Which entry procedure applies?`,
      `Heading ${turn(heading)} to the fix of a holding with ${given}: which entry is correct in still air?`,
    ]),
    right: {
      text: describe(entry, pattern),
      why: `Correct: the heading lies in ${SECTORS[entry]}.`,
    },
    mistakes: [
      ...wrong.map((one) => ({
        id: `${entry}-sector-as-${one}`,
        text: describe(one, pattern),
        why: `Places the heading in ${SECTORS[one]}; it lies in ${SECTORS[entry]}.`,
      })),
      {
        id: "turns-to-the-other-side",
        text: describe(entryOf(turned, heading), turned),
        why: `Draws the sectors for ${turned.turns} turns.`,
      },
      {
        id: "offset-on-wrong-side",
        text: describe("offset", turned),
        why: "Flies an offset entry of 30° to the side without the holding pattern.",
      },
      {
        id: "direct-to-wrong-side",
        text: describe("direct", turned),
        why: "Turns away from the holding side in a direct entry.",
      },
    ],
    explanation: explain(pattern, entry, angle),
  };
}

function explain(pattern: Pattern, entry: Entry, angle: number): string {
  const isRight = pattern.turns === "right";
  const sign = isRight ? 1 : -1;
  const from = turn(inCircle(pattern.inbound - sign * 70));
  const to = turn(inCircle(pattern.inbound + sign * 110));
  const outbound = turn(outboundOf(pattern));
  const way = isRight ? "clockwise" : "anticlockwise";
  return `The line through the fix at 70° to the inbound track divides the headings. Going ${way}: from ${from} to ${to} direct, from ${to} to ${outbound} offset, from ${outbound} to ${from} parallel. The heading is ${Math.abs(angle)}° ${angle >= 0 ? "right" : "left"} of the inbound track ${turn(pattern.inbound)}: ${entry} entry.`;
}

export const holdingEntry: Template = {
  id: "holding-entry",
  version: 2,
  title: "Entry into a holding pattern",
  code: "010",
  lo: "010.06",
  difficulty: 4,
  reference: "ICAO Doc 8168, volume I, holding procedures: entry sectors",
  draw: drawHoldingEntry,
};
