// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import {
  declared,
  distanceOf,
  holding,
  numberOf,
  otherEnd,
  overArrows,
  widthOf,
} from "./aerodrome-readers-fixture.ts";
import {
  codeSeen,
  encounter,
  encountersOf,
  headingsThatShow,
  leftByColours,
  letterOfLight,
  lettersOf,
  marshallerOf,
  orderOf,
  passes,
  signalMeans,
  seesOut,
} from "./aerodrome-lights-fixture.ts";
import {
  areHeadOn,
  blocksBetween,
  clearOf,
  drifting,
  followersOf,
  gapsOf,
  holdOf,
  isBarred,
  isPast,
  leaderOf,
  leftFrom,
  lowestFloor,
  minutesToParallel,
  numbersAt,
  otherOnMyRight,
  positionWhere,
  stands,
  startsFor,
  staying,
  taxiwayName,
  tooClose,
  trailOf,
} from "./aerodrome-traffic-fixture.ts";
import {
  type Figure,
  crosswind,
  dir,
  entryOf,
  ft,
  headwind,
  legAt,
  letterOf,
  lightMeaning,
  m,
  markOf,
  n,
  s,
} from "./readers-fixture.ts";

const ATPL_AIR_LAW: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-air-law-fig-011": (f) => widthOf(f),
  "atpl-air-law-fig-012": (f) => (s(f, "closed") === "yes" ? "closed to all aircraft" : "?"),
  "atpl-air-law-fig-013": (f) => (s(f, "before") === "chevrons" ? "no normal movement" : "?"),
  "atpl-air-law-fig-014": (f) => overArrows(f),
  "atpl-air-law-fig-015": (f) => ({ C: "Three", L: "Two", R: "Two" })[s(f, "side")] ?? "One",
  "atpl-air-law-fig-016": (f) =>
    [63, 54, 66, 243]
      .filter((one) => numberOf(one) === n(f, "runway"))
      .map((one) => dir(one))
      .join(),
  "atpl-air-law-fig-017": (f) => otherEnd(f),
  "atpl-air-law-fig-018": (f) => letterOf(f, "aiming"),
  "atpl-air-law-fig-019": (f) =>
    s(f, "before") === "arrows"
      ? `TORA before ${letterOf(f, "before")}, LDA at ${letterOf(f, "threshold")}`
      : "?",
  "atpl-air-law-fig-020": (f) => (n(f, "zones") === 0 ? "Touchdown zone marking" : "?"),
  "atpl-air-law-fig-021": (f) =>
    holding([widthOf(f) === "45 m", f["side"] !== undefined, s(f, "before") === "chevrons"]),
  "atpl-air-law-fig-022": (f) => m(declared(f, 7).toda),
  "atpl-air-law-fig-023": (f) => m(declared(f, 31).lda),
  "atpl-air-law-fig-024": (f) => m(declared(f, 26).asda),
  "atpl-air-law-fig-025": (f) => distanceOf(f, "end-left", "stopway-right"),
  "atpl-air-law-fig-026": (f) => equalOf(declared(f, 18)),
  "atpl-air-law-fig-027": (f) => wrongOf(declared(f, 24), { tora: 2200, asda: 2300, toda: 2500, lda: 2200 }),
  "atpl-air-law-fig-028": (f) => m(declared(f, 3).toda - declared(f, 3).asda),
  "atpl-air-law-fig-029": (f) =>
    [5, 23]
      .filter((runway) => declared(f, runway).clearway > declared(f, runway).tora / 2)
      .map((runway) => `runway ${String(runway).padStart(2, "0")}`)
      .join(),
  "atpl-air-law-fig-030": (f) => leftByColours(f),
  "atpl-air-law-fig-031": (f) => (n(f, "remaining") <= 300 && s(f, "centre") === "yes" ? "300 m" : "?"),
  "atpl-air-law-fig-032": (f) => `To the ${s(f, "exit")}, within`,
  "atpl-air-law-fig-033": (f) =>
    n(f, "zone") === 0 && s(f, "centre") === "yes" ? "Touchdown zone lights" : "?",
  "atpl-air-law-fig-034": (f) => lettersOf(f, "zone", "centre"),
  "atpl-air-law-fig-035": (f) =>
    ({ coded: "Category I", simple: "Non-precision" })[s(f, "pattern")] ?? "Category III",
  "atpl-air-law-fig-036": (f) => (s(f, "pattern") === "simple" ? "A simple one" : "Of category"),
  "atpl-air-law-fig-037": (f) => codeSeen(f),
  "atpl-air-law-fig-038": (f) => (s(f, "pattern") === "barrettes-red" ? letterOf(f, 150) : "?"),
  "atpl-air-law-fig-039": (f) => signalMeans(f),
  "atpl-air-law-fig-040": (f) => signalMeans(f),
  "atpl-air-law-fig-041": (f) => marshallerOf(f, "chocks-out"),
  "atpl-air-law-fig-042": (f) => orderOf(f, ["gate", "straight-ahead", "slow-down", "halt"]),
  "atpl-air-law-fig-043": (f) => signalMeans(f),
  "atpl-air-law-fig-044": (f) => `${marshallerOf(f, "fire")}, there is a fire`,
  "atpl-air-law-fig-045": (f) => (encounter(f) === "mine" ? "You do" : "?"),
  "atpl-air-law-fig-046": (f) => (encounter(f) === "head-on" ? "Both turn to the right" : "?"),
  "atpl-air-law-fig-047": (f) => encountersOf(f, "mine") || "None",
  "atpl-air-law-fig-048": (f) => `pass ${passes(f)}`,
  "atpl-air-law-fig-049": (f) => headingsThatShow(f, [270, 180, 90, 360]),
  "atpl-air-law-fig-050": (f) => numbersAt(f, (place) => place === "apron"),
  "atpl-air-law-fig-051": (f) => holdOf(f, 28),
  "atpl-air-law-fig-052": (f) => (otherOnMyRight(f) ? "You, who have it on your right" : "It, which"),
  "atpl-air-law-fig-053": (f) => (isBarred(f) ? "until the red lights go off" : "?"),
  "atpl-air-law-fig-054": (f) => numbersAt(f, isPast),
  "atpl-air-law-fig-055": (f) =>
    `Into ${taxiwayName(f, "centre")}, ${leftFrom(f, n(f, "runway"), "centre")} m`,
  "atpl-air-law-fig-056": (f) => positionWhere(f, (airspace) => airspace === "C"),
  "atpl-air-law-fig-057": (f) => positionWhere(f, (airspace) => /[ABC]/.test(airspace)),
  "atpl-air-law-fig-058": (f) =>
    positionWhere(f, (airspace, altitude) => airspace === "G" && altitude <= 3000),
  "atpl-air-law-fig-059": (f) => `${entryOf(f)} entry`,
  "atpl-air-law-fig-060": (f) => parallelSector(f),
};

const ATPL_OPERATIONS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-operational-procedures-fig-001": (f) => tooClose(f).join(),
  "atpl-operational-procedures-fig-002": (f) => nm((gapsOf(f)[1]?.least ?? 0) - (gapsOf(f)[1]?.is ?? 0)),
  "atpl-operational-procedures-fig-003": (f) => `${spareOf(f) / 0.5} min`,
  "atpl-operational-procedures-fig-004": (f) =>
    nm((trailOf(f)[0]?.distance ?? 0) + (gapsOf(f)[0]?.least ?? 0)),
  "atpl-operational-procedures-fig-005": (f) =>
    `${(gapsOf(f)[0]?.is ?? 0) / 2} min, ${spareOf(f) >= 0 ? "which is enough" : "which is too little"}`,
  "atpl-operational-procedures-fig-006": (f) =>
    ["None", "One", "Two", "Three", "Four"][tooClose(f).length] ?? "?",
  "atpl-operational-procedures-fig-007": (f) => clearOf(f),
  "atpl-operational-procedures-fig-008": (f) => m((followersOf(f)[0]?.point ?? 0) - leaderOf(f).point),
  "atpl-operational-procedures-fig-009": (f) =>
    `About ${Math.round(minutesToParallel(f, 3))} min`.toLowerCase(),
  "atpl-operational-procedures-fig-010": (f) => `${staying(f)}, the upwind one`,
  "atpl-operational-procedures-fig-011": (f) =>
    ["Neither", `${drifting(f, 3)[0]} alone`, "Both"][drifting(f, 3).length] ?? "?",
  "atpl-operational-procedures-fig-012": (f) =>
    s(f, "pattern") === "coded" && n(f, "seenTo") > n(f, "seenFrom")
      ? "elements of the approach lights suffice"
      : "?",
  "atpl-operational-procedures-fig-013": (f) =>
    n(f, "seenTo") - n(f, "seenFrom") >= 60 && [150, 300].some((bar) => seesOut(f, bar))
      ? "three centre line lights and a crossbar"
      : "?",
  "atpl-operational-procedures-fig-014": (f) => classOf(s(f, "pattern") === "simple" ? 420 : 900),
  "atpl-operational-procedures-fig-015": (f) => (n(f, "seenFrom") === 0 ? classOf(n(f, "seenTo")) : "?"),
  "atpl-operational-procedures-fig-016": (f) => numbersAt(f, isPast),
  "atpl-operational-procedures-fig-017": (f) =>
    startsFor(f, 9, 1350)
      .map((one) => `Taxiway ${one}`)
      .join(", "),
  "atpl-operational-procedures-fig-018": (f) => {
    const tail = -headwind(f, 9);
    return tail > 5 && Math.abs(crosswind(f, 9)) <= 15 ? `tailwind is about ${Math.round(tail)} kt` : "?";
  },
  "atpl-operational-procedures-fig-019": (f) => m(900 - n(f, "zone")),
  "atpl-operational-procedures-fig-020": (f) =>
    isPast(stands(f)[0]?.place ?? "") ? "holding marking is still ahead" : "?",
};

const PPL_OPERATIONS: Readonly<Record<string, (f: Figure) => string>> = {
  "ppl-operational-procedures-fig-001": (f) => m(leftFrom(f, 9, "centre")),
  "ppl-operational-procedures-fig-002": (f) => startsFor(f, 28, 550).join(", "),
  "ppl-operational-procedures-fig-003": (f) => `${Math.round(540 * 1.43 - declared(f, 12).lda)} m too short`,
  "ppl-operational-procedures-fig-004": (f) => sidewind(f, 5, 15),
  "ppl-operational-procedures-fig-005": (f) => ft(lowestFloor(f) - 500),
  "ppl-operational-procedures-fig-006": (f) =>
    letterOf(f, "barred-dumb-bell", "signals") === "A" ? "any part that is fit" : "?",
  "ppl-operational-procedures-fig-007": (f) =>
    legAt(f, "A") === "Downwind leg" ? `${dir(n(f, "runway") * 10 + 180)}, to the ${s(f, "hand")}` : "?",
  "ppl-operational-procedures-fig-008": (f) =>
    `Width ${widthOf(f)}, ${s(f, "before") === "arrows" ? "landing beyond the line" : "?"}`,
  "ppl-operational-procedures-fig-009": (f) => {
    const more = declared(f, 15).toda - declared(f, 33).toda;
    return `${more > 0 ? 15 : 33}, by ${Math.abs(more)} m`;
  },
  "ppl-operational-procedures-fig-010": (f) => {
    const runway = headwind(f, 14) > 0 ? 14 : 32;
    return `Runway ${runway}, ${Math.round(headwind(f, runway))} kt`;
  },
  "ppl-operational-procedures-fig-011": (f) => clearOf(f),
  "ppl-operational-procedures-fig-012": (f) => clearOf(f),
  "ppl-operational-procedures-fig-013": (f) =>
    `${leaderOf(f).operation === "departure" ? "Well before" : "Well beyond"} ${leaderOf(f).point} m`,
  "ppl-operational-procedures-fig-014": (f) => clearOf(f, false),
  "ppl-operational-procedures-fig-015": (f) => `${staying(f)}, as it may stay`,
  "ppl-operational-procedures-fig-016": (f) =>
    drifting(f, 3).length === 1 && drifting(f, 3)[0] !== staying(f) ? `${drifting(f, 3)[0]}, downwind` : "?",
  "ppl-operational-procedures-fig-017": (f) => nm((gapsOf(f)[1]?.least ?? 0) - (gapsOf(f)[1]?.is ?? 0)),
  "ppl-operational-procedures-fig-018": (f) => numbersAt(f, isPast),
  "ppl-operational-procedures-fig-019": (f) => (isBarred(f) ? "A lit stop bar" : "?"),
  "ppl-operational-procedures-fig-020": (f) => (areHeadOn(f) ? "turns to the right" : "?"),
};

const PPL_AIR_LAW: Readonly<Record<string, (f: Figure) => string>> = {
  "ppl-air-law-fig-021": (f) => letterOf(f, "aiming"),
  "ppl-air-law-fig-022": (f) => dir(n(f, "runway") * 10),
  "ppl-air-law-fig-023": (f) => (s(f, "closed") === "yes" ? "do not land" : "?"),
  "ppl-air-law-fig-024": (f) => m(declared(f, 9).lda),
  "ppl-air-law-fig-025": (f) => (letterOf(f, "finish") === "A" ? "end of the runway" : "?"),
  "ppl-air-law-fig-026": (f) => (n(f, "remaining") <= 600 ? "600 m" : "?"),
  "ppl-air-law-fig-027": (f) => marshallerOf(f, "turn-right"),
  "ppl-air-law-fig-028": (f) => signalMeans(f),
  "ppl-air-law-fig-029": (f) => signalMeans(f),
  "ppl-air-law-fig-030": (f) =>
    ["halt", "hold-position"]
      .map((signal) => marshallerOf(f, signal))
      .toSorted()
      .join(", "),
  "ppl-air-law-fig-031": (f) => letterOfLight(f, "white"),
  "ppl-air-law-fig-032": (f) => (encounter(f) === "theirs" ? "keep heading and speed" : "?"),
  "ppl-air-law-fig-033": (f) => (encounter(f) === "overtaking" ? "To its right" : "?"),
  "ppl-air-law-fig-034": (f) => holdOf(f, 25),
  "ppl-air-law-fig-035": (f) => openWays(f),
  "ppl-air-law-fig-036": (f) => blocksBetween(f).join(),
  "ppl-air-law-fig-037": (f) => (s(f, "before") === "chevrons" ? "For nothing" : "?"),
  "ppl-air-law-fig-038": (f) =>
    s(f, "a") === "glider" && s(f, "b") === "airship" ? "B, as it is an airship" : "?",
  "ppl-air-law-fig-039": (f) => (lightMeaning(f) === "Stop" ? "You stop" : "?"),
  "ppl-air-law-fig-040": (f) =>
    `${markOf(f, "A", "signals") === "caution" ? "Take special care" : "Do not land"}, ${markOf(f, "B", "signals") === "double-cross" ? "gliders are flown" : "the runway is closed"}`,
};

export const AERODROME_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  ...ATPL_AIR_LAW,
  ...PPL_AIR_LAW,
  ...ATPL_OPERATIONS,
  ...PPL_OPERATIONS,
};

type Declared = Readonly<Record<"tora" | "asda" | "toda" | "lda", number>>;
const DISTANCES = ["tora", "toda", "asda", "lda"] as const;

/** The two that are equal, if there are two. */
function equalOf(given: Declared): string {
  const pairs = DISTANCES.flatMap((one, at) =>
    DISTANCES.slice(at + 1).flatMap((other) => (given[one] === given[other] ? [`${one} and ${other}`] : [])),
  );
  return pairs.length === 1
    ? (pairs[0] ?? "?").replaceAll(/tora|toda|asda|lda/g, (name) => name.toUpperCase())
    : "?";
}

/** The one that is printed otherwise than it is. */
function wrongOf(given: Declared, printed: Declared): string {
  return DISTANCES.filter((one) => given[one] !== printed[one])
    .join()
    .toUpperCase();
}

const nm = (miles: number) => `${miles} NM`;
/** What is to spare between the first two of a sequence. */
const spareOf = (f: Figure) => (gapsOf(f)[0]?.is ?? 0) - (gapsOf(f)[0]?.least ?? 0);

/** Class of approach lights by their length (AMC to CAT.OP.MPA.110). */
function classOf(metres: number): string {
  if (metres >= 720) return "FALS";
  if (metres >= 420) return "IALS";
  return metres >= 210 ? "BALS" : "NALS";
}

/** Headings of the parallel entry: 110° from the outbound track, away from the pattern. */
function parallelSector(f: Figure): string {
  const outbound = (n(f, "inbound") + 180) % 360;
  const ends = s(f, "hand") === "right" ? [outbound, outbound + 110] : [outbound - 110, outbound];
  const [from = 0, to = 0] = ends;
  return `From ${dir(from)} to ${dir(to)}`;
}

/** Crosswind of a runway with its side, and whether it is too much. */
function sidewind(f: Figure, runway: number, most: number): string {
  const value = crosswind(f, runway);
  const side = value > 0 ? "right" : "left";
  return `Crosswind ${Math.round(Math.abs(value))} kt from the ${side}, ${Math.abs(value) > most ? "too much" : "acceptable"}`;
}

/** Which of the taxiways to the runway has crosses. */
function openWays(f: Figure): string {
  const ways = ["left", "centre", "right"] as const;
  const open = ways.filter((one) => one !== s(f, "closed")).map((one) => taxiwayName(f, one));
  const closed = ways.filter((one) => one === s(f, "closed")).map((one) => taxiwayName(f, one));
  return `${closed.join()} is closed, ${open.join(" and ")} are open`;
}
