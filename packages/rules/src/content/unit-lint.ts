import { type ItemFault, error } from "./finding.ts";
import type { FindingName } from "./finding-words.ts";
import { type PackItem, textsOf } from "./pack-item.ts";

/** A number, or the end of one. Unit letters mean a unit only after it. */
const AFTER_NUMBER = String.raw`(?<![\p{L}_])[-+−]?\d+(?:[.,]\d+)? ?`;

/** Wrong spellings after a number, and the right one (ICAO Annex 5 and SI). */
const MISSPELT: readonly (readonly [spelling: string, right: string])[] = [
  ["hpa|HPA|Hpa|HPa|hPA", "hPa"],
  ["kts|Kts|KTS|Kt|kT", "kt"],
  ["Ft|fts|fT", "ft"],
  ["nm|nmi|Nmi|NMs|nms", "NM"],
  ["°c|º ?[cC]|° [cC]|deg ?[cC]|degrees C", "°C"],
  ["°f|º ?[fF]|° [fF]|degrees F", "°F"],
  ["KM|Km|kms|Kms", "km"],
  ["Kg|KG|kgs|Kgs|kG", "kg"],
  ["lbs|Lbs|LBS|Lb", "lb"],
  ["mhz|Mhz|MHZ|mHz", "MHz"],
  ["khz|Khz|KHZ|KHz", "kHz"],
  ["mtrs?|Mtrs?|mts", "m"],
  ["ltrs?|Ltrs?|lts|l", "L"],
  ["hrs?|Hrs?|HRS", "h"],
  ["mins|Mins|MIN", "min"],
  ["secs?|Secs?", "s"],
  ["inhg|InHg|INHG|in\\.Hg", "inHg"],
  ["fpm|FPM|ft/mn", "ft/min"],
];

/** Units that need a space before them. METAR groups write KT without one, so capital KT is not here. */
const NEEDS_SPACE = "hPa|kt|ft|NM|km|kg|lb|MHz|kHz|min|°C|°F|mm|cm|inHg|psi|Ah|m/s|km/h|m";

type UnitFault = {
  readonly pattern: RegExp;
  readonly what: FindingName;
  readonly right?: string;
};
const SPELLINGS: readonly UnitFault[] = MISSPELT.map(([spelling, right]) => ({
  pattern: misspelt(spelling),
  what: "unit_spelling",
  right,
}));
/** Any of them: most texts have none, and are looked through once. */
const ANY_SPELLING = misspelt(MISSPELT.map(([spelling]) => spelling).join("|"));
const OTHERS: readonly UnitFault[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}_])\\d+(?:[.,]\\d+)?(?:${NEEDS_SPACE})(?![\\p{L}\\d])`, "gu"),
    what: "unit_space",
  },
  {
    // 24015KT and 24015G25KT are METAR groups; "10 KT" and "10KT" are not.
    pattern: /(?<![\p{L}\d])\d{1,3} ?KT(?![\p{L}\d])/gu,
    what: "unit_spelling",
    right: "kt",
  },
  { pattern: /\bFL \d{2,3}\b/gu, what: "flight_level" },
  {
    pattern: /(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)(?= ?(?:hPa|ft|kt|NM|km|kg|lb|m|L)\b)/gu,
    what: "thousands",
  },
  {
    pattern: /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)(?= ?(?:hPa|ft|kt|NM|km|kg|lb|m|L)\b)/gu,
    what: "thousands",
  },
];

function misspelt(spelling: string): RegExp {
  return new RegExp(`${AFTER_NUMBER}(?:${spelling})(?![\\p{L}\\d°])`, "gu");
}

/** Finds misspelt units, units stuck to their number and grouped thousands in every text of an item. */
export function lintUnits(item: PackItem): readonly ItemFault[] {
  const withFigures = textsOf(item).filter(({ text }) => /\d/u.test(text));
  return withFigures.flatMap(({ field, text }) =>
    [...(text.search(ANY_SPELLING) < 0 ? [] : SPELLINGS), ...OTHERS].flatMap(({ pattern, what, right }) =>
      [...text.matchAll(pattern)].map(([found]) =>
        error("unit", what, { field, found, ...(right === undefined ? {} : { right }) }),
      ),
    ),
  );
}
