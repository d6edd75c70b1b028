// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import {
  sin,
  cos,
  tan,
  turned,
  fieldsOf,
  oneLetter,
  clock,
  hours,
  localTime,
  placeAtTime,
  placeADayBehind,
  gridLatitude,
  gridLongitude,
  longitudeText,
  position,
  shortPosition,
  gridPosition,
  departure,
  longerWay,
  gridConvergency,
  rhumbTrack,
  lineOf,
  conversion,
  vertex,
  steered,
  magneticOf,
  greatestDeviation,
  trackError,
  closing,
  toRight,
  windOnLeg,
  spotOf,
  townAt,
  chartTrack,
  chartDistance,
  obstacleAt,
  highestNear,
  radialTo,
  abeamRadial,
  abeamDistance,
  riverMiles,
  zoneOf,
  milesInZone,
  diversion,
  scaleText,
} from "./charts-readers-fixture.ts";
import {
  letters,
  lostPlaces,
  awayOf,
  feetOf,
  slant,
  worstSlant,
  inCone,
  offsetOf,
  inSector,
  approachAngle,
  minimum,
  sectorAltitude,
  pathAltitude,
  targetOf,
  withCode,
  betweenTargets,
  clockPosition,
  usable,
  azimuthSpan,
  lostInBank,
  lowestUsed,
  mostAlone,
  wayOf,
} from "./radio-readers-fixture.ts";
import { type Figure, n, s, ft, kt, dir, markOf } from "./readers-fixture.ts";

export const CHARTS_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-general-navigation-fig-011": (f) => `Line ${lineOf(f, "great")}, the great circle`,
  "atpl-general-navigation-fig-012": (f) => clock(12 - n(f, "sun") / 15),
  "atpl-general-navigation-fig-013": (f) => gridPosition(f, "A"),
  "atpl-general-navigation-fig-014": (f) => dir(n(f, "heading") - toRight(f) * (trackError(f) + closing(f))),
  "atpl-general-navigation-fig-015": (f) => dir(chartTrack(f, "A", "B") - n(f, "variation")),
  "atpl-general-navigation-fig-016": (f) => dir(steered(f, 60)),
  "atpl-general-navigation-fig-017": (f) =>
    `Line ${lineOf(f, "rhumb")}; line ${lineOf(f, "great")} is nearer the pole`,
  "atpl-general-navigation-fig-018": (f) => clock(localTime(f, "A")),
  "atpl-general-navigation-fig-019": (f) => hours(((gridLatitude(f, "B") - gridLatitude(f, "A")) * 60) / 450),
  "atpl-general-navigation-fig-020": (f) => {
    const drift = n(f, "heading") - n(f, "track") - toRight(f) * trackError(f);
    return `${Math.abs(drift)}° to the ${drift > 0 ? "left" : "right"}`;
  },
  "atpl-general-navigation-fig-021": (f) =>
    `${Math.round((chartDistance(f, "A", "B") + chartDistance(f, "B", "C")) / 2)} min`,
  "atpl-general-navigation-fig-022": (f) => dir(90 - conversion(f)),
  "atpl-general-navigation-fig-023": (f) => `At ${placeAtTime(f, 6)}`,
  "atpl-general-navigation-fig-024": (f) =>
    f["hemisphere"] === "S" ? dir(90 - conversion(f)) : dir(90 + conversion(f)),
  "atpl-general-navigation-fig-025": (f) => `${Math.round(departure(f, "A", "B"))} NM`,
  "atpl-general-navigation-fig-026": (f) =>
    `${clock(10 + (14 + n(f, "minutes") * (1 + n(f, "toGo") / n(f, "flown"))) / 60)} UTC`,
  "atpl-general-navigation-fig-027": (f) => `${highestNear(f, 5) + 1000} ft`,
  "atpl-general-navigation-fig-028": (f) => dir(magneticOf(f, 213) - 5),
  "atpl-general-navigation-fig-029": (f) =>
    `Line ${lineOf(f, "great")}; the track ${f["hemisphere"] === "N" ? "grows" : "falls"}`,
  "atpl-general-navigation-fig-030": (f) =>
    `${clock(localTime(f, "A"))} on ${4 + Math.floor((12 - n(f, "sun") / 15 + Number(markOf(f, "A", "places")) / 15) / 24)} March`,
  "atpl-general-navigation-fig-031": (f) => longerWay(f),
  "atpl-general-navigation-fig-032": (f) =>
    `${(n(f, "off") * (n(f, "flown") + n(f, "toGo"))) / n(f, "flown")} NM`,
  "atpl-general-navigation-fig-033": (f) => `${n(obstacleAt(f, 0), "top") + 500} ft`,
  "atpl-general-navigation-fig-034": (f) => longitudeText(n(f, "longitudeA") + n(f, "eastward") / 2),
  "atpl-general-navigation-fig-035": (f) =>
    `${clock(12 - n(f, "sun") / 15 - 6)} and ${clock(localTime(f, "A"))}`,
  "atpl-general-navigation-fig-036": (f) =>
    n(f, "tas") > n(f, "windSpeed") ? "Air position, ground position" : "?",
  "atpl-general-navigation-fig-037": (f) =>
    lineOf(f, "great") === "2" ? `N${vertex(f).toFixed(1)}°` : "N45.0°",
  "atpl-general-navigation-fig-038": (f) => `${gridConvergency(f).toFixed(1)}°`,
  "atpl-general-navigation-fig-039": (f) =>
    `${dir(n(f, "heading") - toRight(f) * 2 * trackError(f))}, then ${dir(n(f, "heading") - toRight(f) * trackError(f))}`,
  "atpl-general-navigation-fig-040": (f) => `${abeamRadial(f)}, ${abeamDistance(f)} NM`,
  "atpl-general-navigation-fig-041": (f) => `${18 - localTime(f, "A")} h`,
  "atpl-general-navigation-fig-042": (f) => dir((steered(f, 120) + steered(f, 150)) / 2),
  "atpl-general-navigation-fig-043": (f) => dir(77 + conversion(f) + 180),
  "atpl-general-navigation-fig-044": (f) => dir(rhumbTrack(f, "A", "B")),
  "atpl-general-navigation-fig-045": (f) => {
    const { from, speed } = windOnLeg(f, 110);
    return `From ${dir(from)}, ${Math.round(speed)} kt`;
  },
  "atpl-general-navigation-fig-046": (f) => `${2000 < n(zoneOf(f), "ceiling") ? milesInZone(f) / 2 : 0} min`,
  "atpl-general-navigation-fig-047": (f) => dir(53 - n(f, "longitudeA")),
  "atpl-general-navigation-fig-048": (f) => clock(localTime(f, "B") + 9),
  "atpl-general-navigation-fig-049": (f) =>
    lineOf(f, "great") === "2" ? `${(2 * conversion(f)).toFixed(1)}°` : "0.0°",
  "atpl-general-navigation-fig-050": (f) => position(-gridLatitude(f, "A"), gridLongitude(f, "A") - 180),
  "atpl-general-navigation-fig-051": (f) => `${closing(f)}°, closing angle`,
  "atpl-general-navigation-fig-052": (f) => scaleText((chartDistance(f, "A", "B") * 1852) / 0.074),
  "atpl-general-navigation-fig-053": (f) => `At ${placeADayBehind(f)}`,
  "atpl-general-navigation-fig-054": (f) => greatestDeviation(f),
  "atpl-general-navigation-fig-055": (f) => `${n(f, "eastward")}° and ${Math.round(2 * conversion(f))}°`,
  "atpl-general-navigation-fig-056": (f) =>
    shortPosition(gridLatitude(f, "A") + 10, gridLongitude(f, "A") + 300 / (60 * cos(gridLatitude(f, "A")))),
  "atpl-general-navigation-fig-057": (f) => dir(n(f, "heading") - toRight(f) * trackError(f)),
  "atpl-general-navigation-fig-058": (f) => diversion(f, 16),
  "atpl-general-navigation-fig-059": (f) =>
    `${clock(17.5 - n(f, "sun") / 15)} on the ${17.5 - n(f, "sun") / 15 >= 24 ? "next" : "same"} day`,
  "atpl-general-navigation-fig-060": (f) => dir(54 + 0.77 * n(f, "eastward")),
  "atpl-radio-navigation-fig-011": (f) => `${approachAngle(f).toFixed(1)}°`,
  "atpl-radio-navigation-fig-012": (f) =>
    `${dir(n(targetOf(f, "A"), "bearing"))}, ${n(f, "ring") * n(targetOf(f, "A"), "range")} NM`,
  "atpl-radio-navigation-fig-013": (f) => `${usable(f).length}`,
  "atpl-radio-navigation-fig-014": (f) => `${slant(f, "A").toFixed(1)} NM`,
  "atpl-radio-navigation-fig-015": (f) => `${n(f, "skip") - n(f, "ground")} km`,
  "atpl-radio-navigation-fig-016": (f) =>
    `In ${letters(f, "aircraft", (one) => n(fieldsOf(one), "above") < 0)}`,
  "atpl-radio-navigation-fig-017": (f) =>
    s(f, "symbol") === "over" ? `Way ${wayOf(f, "back")}` : `Way ${wayOf(f, "short")}`,
  "atpl-radio-navigation-fig-018": (f) =>
    `${s(f, "antenna") === "left" ? 90 : 150} Hz; fly ${offsetOf(f, "A") < 0 ? "right" : "left"}`,
  "atpl-radio-navigation-fig-019": (f) => ft(sectorAltitude(f, 320)),
  "atpl-radio-navigation-fig-020": (f) =>
    `${letters(f, "targets", (one) => fieldsOf(one)["reply"] === undefined)}: no reply of a transponder`,
  "atpl-radio-navigation-fig-021": (f) =>
    usable(f).length === 5
      ? "Find a fault, not exclude it"
      : usable(f).length > 5
        ? "Find a fault and exclude it"
        : "Neither",
  "atpl-radio-navigation-fig-022": (f) => `Aeroplane ${worstSlant(f)}`,
  "atpl-radio-navigation-fig-023": (f) =>
    `At ${letters(f, "places", (place) => Number(place) > n(f, "ground") && Number(place) < n(f, "skip"))}`,
  "atpl-radio-navigation-fig-024": (f) => `${Math.round((130 * 101 * tan(n(f, "angle"))) / 10) * 10} ft/min`,
  "atpl-radio-navigation-fig-025": (f) =>
    s(f, "symbol") === "by" ? `Way ${wayOf(f, "short")}, before it` : `Way ${wayOf(f, "back")}, overhead`,
  "atpl-radio-navigation-fig-026": (f) => `${minimum(f, 1)} ft, then up to ${n(f, "missed")} ft`,
  "atpl-radio-navigation-fig-027": (f) => withCode(f, "7600"),
  "atpl-radio-navigation-fig-028": (f) =>
    `${usable(f).length >= 4 ? "Enough" : "Too few"} of them, ${azimuthSpan(f) < 120 ? "high" : "low"} DOP`,
  "atpl-radio-navigation-fig-029": (f) =>
    `Aeroplane ${letters(f, "aircraft", (one) => n(fieldsOf(one), "distance") >= n(fieldsOf(one), "height") / 1000)}`,
  "atpl-radio-navigation-fig-030": (f) =>
    `In ${letters(f, "aircraft", (one) => n(fieldsOf(one), "offset") > 2.5)}`,
  "atpl-radio-navigation-fig-031": (f) => `At ${lostPlaces(f, 150, 300)}`,
  "atpl-radio-navigation-fig-032": (f) =>
    `${Math.round((n(f, "altitude") - n(f, "elevation") - 50) / (n(f, "distance") / 2) / 10) * 10} ft/min`,
  "atpl-radio-navigation-fig-033": (f) =>
    kt(n(f, "ring") * n(fieldsOf(targetOf(f, "A")["moving"]), "step") * 60),
  "atpl-radio-navigation-fig-034": (f) => `Number ${lostInBank(f, 0, -30)}`,
  "atpl-radio-navigation-fig-035": (f) => `In ${letters(f, "aircraft", (one) => inCone(f, one))}`,
  "atpl-radio-navigation-fig-036": (f) =>
    ft(Math.round((640 + 50 + n(f, "marker") * 6076 * tan(n(f, "angle"))) / 10) * 10),
  "atpl-radio-navigation-fig-037": (f) =>
    wayOf(f, "short") === "1" ? `${(2.4 * tan(Math.abs(n(f, "turn")) / 2)).toFixed(1)} NM` : "0.0 NM",
  "atpl-radio-navigation-fig-038": (f) =>
    Number(markOf(f, "C", "places")) === n(f, "skip") ? `Skip distance, ${n(f, "skip")} km` : "?",
  "atpl-radio-navigation-fig-039": (f) => `DA ${minimum(f, 1)} ft`,
  "atpl-radio-navigation-fig-040": (f) => `${Math.round(betweenTargets(f))} NM`,
  "atpl-radio-navigation-fig-041": (f) => `Number ${lowestUsed(f)}`,
  "atpl-radio-navigation-fig-042": (f) =>
    `${Math.round((2 * (feetOf(f, "A") / 6076) * tan(n(f, "cone"))) / 6)} min`,
  "atpl-radio-navigation-fig-043": (f) =>
    `${["No", "One", "Two", "Three", "Four", "Five"][Math.min(5, Math.abs(offsetOf(f, "A")) * 2)]} ${Math.abs(offsetOf(f, "A")) === 0.5 ? "dot" : "dots"}, needle ${offsetOf(f, "A") < 0 ? "right" : "left"}`,
  "atpl-radio-navigation-fig-044": (f) => `In ${letters(f, "aircraft", (one) => inSector(f, one))}`,
  "atpl-radio-navigation-fig-045": (f) =>
    s(f, "symbol") === "over" ? `Way ${wayOf(f, "direct")}, straight to the next one` : "?",
  "atpl-radio-navigation-fig-046": (f) =>
    `At ${letters(f, "places", (place) => Number(place) === 2 * n(f, "skip"))}`,
  "atpl-radio-navigation-fig-047": (f) => ft(pathAltitude(f, 2)),
  "atpl-radio-navigation-fig-048": (f) => `${Math.round(162000 / (2 * 4 * n(f, "ring")))}`,
  "atpl-radio-navigation-fig-049": (f) => `Number ${mostAlone(f)}`,
  "atpl-radio-navigation-fig-050": (f) => kt((480 * awayOf(f, "A")) / slant(f, "A")),
  "ppl-navigation-fig-021": (f) => `${Math.round(chartDistance(f, "A", "B"))} NM`,
  "ppl-navigation-fig-022": (f) => dir(chartTrack(f, "A", "B") - n(f, "variation")),
  "ppl-navigation-fig-023": (f) => `${2300 - n(obstacleAt(f, 0), "top")} ft`,
  "ppl-navigation-fig-024": (f) => `${Math.round((riverMiles(f) / 100) * 60)} min`,
  "ppl-navigation-fig-025": (f) => `Above ${n(zoneOf(f), "ceiling")} ft AMSL`,
  "ppl-navigation-fig-026": (f) => `${trackError(f)}° to the ${s(f, "side")}`,
  "ppl-navigation-fig-027": (f) => dir(n(f, "heading") - toRight(f) * (trackError(f) + closing(f))),
  "ppl-navigation-fig-028": (f) => dir(steered(f, 240)),
  "ppl-navigation-fig-029": (f) => clock(localTime(f, "A")),
  "ppl-navigation-fig-030": (f) => `${(gridLatitude(f, "B") - gridLatitude(f, "A")) * 60} NM`,
  "ppl-navigation-fig-031": (f) => dir(radialTo(f, townAt(f, "B"))),
  "ppl-navigation-fig-032": (f) =>
    `Over ${oneLetter(f, "towns", (town) => dir(radialTo(f, spotOf(town)) + 180) === "090°")}`,
  "ppl-navigation-fig-033": (f) => `The one at ${worstSlant(f)}`,
  "ppl-navigation-fig-034": (f) => {
    const [a, b] = ["A", "B"].map((letter) => inCone(f, markOf(f, letter, "aircraft")));
    if (a === b) return a ? "Both nothing usable" : "Both a radial";
    return a ? "A nothing usable, B a radial" : "A a radial, B nothing usable";
  },
  "ppl-navigation-fig-035": (f) => clockPosition(f),
  "ppl-navigation-fig-036": (f) =>
    `Echo ${letters(f, "targets", (one) => fieldsOf(one)["reply"] === undefined)}`,
  "ppl-navigation-fig-037": (f) =>
    [
      "No position at all",
      "A 2D position, but no RAIM",
      "A 3D position, but no RAIM",
      "A 3D position and RAIM",
    ][Math.min(3, Math.max(0, usable(f).length - 2))] ?? "?",
  "ppl-navigation-fig-038": (f) => `${usable(f).length}`,
  "ppl-navigation-fig-039": (f) => {
    const turn = turned(n(f, "needle1") - n(f, "heading"));
    return `${Math.abs(turn)}° to the ${turn > 0 ? "right" : "left"}`;
  },
  "ppl-navigation-fig-040": (f) =>
    n(f, "deviation") * sin(n(f, "course") - n(f, "heading")) > 0
      ? `It moves further to the ${n(f, "deviation") > 0 ? "right" : "left"}`
      : "?",
};
