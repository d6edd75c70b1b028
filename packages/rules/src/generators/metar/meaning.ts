import type { CloudAmount, CompassPoint, Phenomenon, Weather } from "./report.ts";

/** What the letters of a phenomenon stand for. WMO code table 4678. */
export const PHENOMENON_WORDS: Readonly<Record<Phenomenon, string>> = {
  DZ: "drizzle",
  RA: "rain",
  SN: "snow",
  SG: "snow grains",
  PL: "ice pellets",
  GR: "hail",
  GS: "small hail",
  FG: "fog",
  BR: "mist",
  HZ: "haze",
  FU: "smoke",
  DU: "dust",
  SA: "sand",
};

const PRECIPITATION: ReadonlySet<Phenomenon> = new Set(["DZ", "RA", "SN", "SG", "PL", "GR", "GS"]);

/** Whether the group is about something that falls, so that it has an intensity; drifting and blowing snow lay there before. */
export function isPrecipitation({ descriptor, phenomena }: Weather): boolean {
  if (descriptor === "DR" || descriptor === "BL") return false;
  return phenomena.some((one) => PRECIPITATION.has(one));
}

/** Cloud amount in eighths of the sky. Annex 3, appendix 3, 4.5.4.2. */
export const OKTAS: Readonly<Record<CloudAmount, string>> = {
  FEW: "1 to 2 oktas",
  SCT: "3 to 4 oktas",
  BKN: "5 to 7 oktas",
  OVC: "8 oktas",
};

export const COMPASS_WORDS: Readonly<Record<CompassPoint, string>> = {
  N: "north",
  NE: "north-east",
  E: "east",
  SE: "south-east",
  S: "south",
  SW: "south-west",
  W: "west",
  NW: "north-west",
};

const INTENSITY_WORDS = { "-": "light", "": "moderate", "+": "heavy", VC: "" } as const;

function describe({ intensity, descriptor, phenomena }: Weather): string {
  const what = phenomena.map((one) => PHENOMENON_WORDS[one]).join(" and ");
  const strength = isPrecipitation({ intensity, descriptor, phenomena })
    ? `${INTENSITY_WORDS[intensity]} ${what}`
    : what;
  switch (descriptor) {
    case null:
      return strength;
    case "MI":
      return `shallow ${what}`;
    case "BC":
      return `patches of ${what}`;
    case "PR":
      return `${what} over part of the aerodrome`;
    case "DR":
      return `low drifting ${what}`;
    case "BL":
      return `blowing ${what}`;
    case "FZ":
      return strength === what ? `freezing ${what}` : `${INTENSITY_WORDS[intensity]} freezing ${what}`;
    case "SH":
      return phenomena.length === 0 ? "showers" : `${INTENSITY_WORDS[intensity]} showers of ${what}`;
    case "TS":
      return phenomena.length === 0 ? "thunderstorm" : `thunderstorm with ${strength}`;
  }
}

/** A present-weather group in words: "Thunderstorm with heavy rain and hail". */
export function weatherMeaning(weather: Weather): string {
  const words = describe(weather);
  const where = weather.intensity === "VC" ? `${words} in the vicinity` : words;
  return where.charAt(0).toUpperCase() + where.slice(1);
}
