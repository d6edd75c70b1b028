import { choiceField, listField, numberField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { tag } from "../kit/graph.ts";
import { COLOUR } from "../kit/palette.ts";
import { circle, line, polar, rect, sheet, text, type Point } from "../kit/svg.ts";

const LIT = "#ffb340";
const DARK = "#0d131b";

/** A transmission as it is spoken, its parts lettered. */
export const messageCard = defineFigure({
  parameters: recordField({
    from: choiceField(["pilot", "station"]),
    lines: listField(
      textField(36, [
        "NOVAK TOWER",
        "SCANOR 512",
        "PAN PAN, PAN PAN, PAN PAN",
        "REQUEST TAXI",
        "INFORMATION KILO",
        "5 NM NORTH OF LAKE",
      ]),
      2,
      7,
    ),
  }),
  alt: {
    en: "Words of a radio transmission, part by part",
    ar: "كلمات إرسال لاسلكي جزءًا جزءًا",
  },
  fault: ({ lines }) => (new Set(lines).size < lines.length ? "a part is there twice" : null),
  svg: ({ from, lines }, language) => {
    const height = 52 + lines.length * 32;
    const title =
      from === "pilot"
        ? { en: "Pilot transmits", ar: "إرسال الطيار" }
        : { en: "Ground station transmits", ar: "إرسال المحطة الأرضية" };
    return sheet(height, [
      rect(
        { x: 6, y: 6, width: 348, height: height - 12 },
        { fill: COLOUR.tint, stroke: COLOUR.line, rx: 8 },
      ),
      text({ x: 180, y: 24 }, title[language], { fill: COLOUR.muted, bold: true, size: 15 }),
      ...lines.flatMap((words, at) => {
        const y = 56 + at * 32;
        return [
          tag({ x: 26, y }, "ABCDEFG"[at] ?? ""),
          text({ x: 46, y }, words, { anchor: "start", size: 15 }),
        ];
      }),
    ]);
  },
});

const CLOUDS = ["FEW", "SCATTERED", "BROKEN", "OVERCAST"] as const;
const CODES = ["few", "scattered", "broken", "overcast"] as const;

/** The words of an ATIS broadcast. */
export const atisCard = defineFigure({
  parameters: recordField({
    information: choiceField(["A", "B", "D", "E", "G", "K", "M", "R", "S", "Y"]),
    time: textField(4, ["0520", "0950", "1420", "2050"]),
    runway: numberField({ from: 1, to: 36 }),
    wind: recordField({
      from: numberField({ from: 10, to: 360, step: 10 }),
      speed: numberField({ from: 2, to: 40 }),
      gust: numberField({ from: 0, to: 60 }),
    }),
    /** Metres. */
    visibility: numberField({ from: 400, to: 10_000, step: 100 }),
    cloud: recordField({
      amount: choiceField(CODES),
      base: numberField({ from: 100, to: 6_000, step: 100 }),
    }),
    temperature: numberField({ from: -20, to: 38 }),
    dewPoint: numberField({ from: -25, to: 26 }),
    pressure: numberField({ from: 970, to: 1_045 }),
    transition: numberField({ from: 40, to: 110, step: 5 }),
  }),
  alt: { en: "Words of an ATIS broadcast", ar: "كلمات بث ATIS" },
  fault: ({ temperature, dewPoint, wind, visibility }) => {
    if (dewPoint > temperature) return "the dew point is above the temperature";
    if (wind.gust !== 0 && wind.gust < wind.speed + 10) return "the gusts are too weak to be told";
    return visibility > 5_000 && visibility % 1_000 !== 0
      ? "the visibility is told in whole kilometres"
      : null;
  },
  svg: (own, language) => {
    const two = (value: number) => String(value).padStart(2, "0");
    const minus = (value: number) => (value < 0 ? `MINUS ${-value}` : String(value));
    const { wind, cloud, visibility } = own;
    const gusts = wind.gust === 0 ? "" : ` MAX ${wind.gust}`;
    const seen =
      visibility === 10_000 ? "10 KM" : visibility > 5_000 ? `${visibility / 1_000} KM` : `${visibility} M`;
    const lines = [
      `NOVAK INFORMATION ${own.information}, TIME ${own.time}`,
      `RUNWAY IN USE ${two(own.runway)}`,
      `TRANSITION LEVEL ${own.transition}`,
      `WIND ${String(wind.from).padStart(3, "0")} DEGREES ${wind.speed} KT${gusts}`,
      `VISIBILITY ${seen}`,
      `CLOUD ${CLOUDS[CODES.indexOf(cloud.amount)] ?? ""} ${cloud.base} FT`,
      `TEMPERATURE ${minus(own.temperature)}`,
      `DEW POINT ${minus(own.dewPoint)}`,
      `QNH ${own.pressure}`,
    ];
    return sheet(286, [
      rect({ x: 6, y: 6, width: 348, height: 274 }, { fill: COLOUR.tint, stroke: COLOUR.line, rx: 8 }),
      text({ x: 180, y: 24 }, { en: "ATIS", ar: "بث ATIS" }[language], {
        fill: COLOUR.muted,
        bold: true,
        size: 15,
      }),
      ...lines.map((words, at) => text({ x: 22, y: 50 + at * 26 }, words, { anchor: "start", size: 15 })),
    ]);
  },
});

const MODES = [
  { mode: "waiting", name: "STBY", angle: -55 },
  { mode: "code", name: "ON", angle: 0 },
  { mode: "altitude", name: "ALT", angle: 55 },
] as const;

/** Control panel of a transponder. */
export const transponder = defineFigure({
  parameters: recordField({
    code: textField(4, ["7000", "2000", "4217", "7600", "0363", "7700", "7500"]),
    mode: choiceField(["waiting", "code", "altitude"]),
    /** Whether IDENT is lit. */
    ident: choiceField(["dark", "lit"]),
    /** What the window of the level shows. */
    level: optionalField(numberField({ from: 5, to: 250, step: 5 })),
  }),
  alt: { en: "Control panel of a transponder", ar: "لوحة التحكم في المجيب" },
  fault: ({ code, mode, level, ident }) => {
    if (!/^[0-7]{4}$/.test(code)) return "the code has other figures than 0 to 7";
    if (ident === "lit" && mode === "waiting") return "there is no ident in standby";
    const hasLevel = level !== undefined;
    return (mode === "altitude") === hasLevel ? null : "the level shows in the mode ALT alone";
  },
  svg: ({ code, mode, ident, level }) => {
    const knob = { x: 286, y: 94 };
    const angle = MODES.find((one) => one.mode === mode)?.angle ?? 0;
    return sheet(160, [
      rect({ x: 4, y: 6, width: 352, height: 148 }, { fill: COLOUR.bezel, rx: 10 }),
      rect({ x: 18, y: 24, width: 184, height: 74 }, { fill: DARK, rx: 5 }),
      text({ x: 72, y: 66 }, code, { fill: LIT, size: 36, bold: true }),
      text({ x: 162, y: 40 }, "FL", { fill: COLOUR.line, size: 14 }),
      text({ x: 162, y: 68 }, level === undefined ? "– – –" : String(level).padStart(3, "0"), {
        fill: LIT,
        size: 26,
        bold: true,
      }),
      rect(
        { x: 18, y: 112, width: 84, height: 30 },
        { fill: ident === "lit" ? "#3ddc84" : DARK, rx: 5, stroke: COLOUR.line, "stroke-width": 1.5 },
      ),
      text({ x: 60, y: 127 }, "IDENT", { fill: ident === "lit" ? DARK : COLOUR.line, bold: true, size: 15 }),
      rect(
        { x: 116, y: 112, width: 86, height: 30 },
        { fill: DARK, rx: 5, stroke: COLOUR.line, "stroke-width": 1.5 },
      ),
      text({ x: 159, y: 127 }, "VFR", { fill: COLOUR.line, bold: true, size: 15 }),
      circle(knob, 26, { fill: DARK, stroke: COLOUR.line, "stroke-width": 2 }),
      line(polar(knob, angle, 4), polar(knob, angle, 24), { stroke: COLOUR.mark, "stroke-width": 4 }),
      ...MODES.map((one) =>
        text(polar(knob, one.angle, 46), one.name, { fill: COLOUR.mark, bold: true, size: 14 }),
      ),
    ]);
  },
});

const channel = textField(7, ["118.705", "121.500", "124.250", "119.305", "130.125"]);
const set = recordField({ active: channel, standby: channel });

/** Two radios and the selectors of microphone and loudspeaker. */
export const radioPanel = defineFigure({
  parameters: recordField({
    sets: listField(set, 2, 2),
    /** Radio that the microphone is connected to. */
    microphone: numberField({ from: 1, to: 2 }),
    /** Radios that are heard: 1, 2, or 3 for both. */
    heard: numberField({ from: 1, to: 3 }),
  }),
  alt: {
    en: "Two radios with their selector panel",
    ar: "جهازا لاسلكي مع لوحة الاختيار",
  },
  fault: ({ sets }) => {
    const all = sets.flatMap(({ active, standby }) => [active, standby]);
    if (all.some((one) => !/^1[1-3]\d\.\d{3}$/.test(one))) return "a channel has another form";
    return new Set(all).size < 4 ? "a channel is there twice" : null;
  },
  svg: ({ sets, microphone, heard }) => {
    const button = (place: Point, name: string, isLit: boolean) =>
      rect(
        { x: place.x - 33, y: place.y - 15, width: 66, height: 30 },
        {
          fill: isLit ? "#3ddc84" : DARK,
          rx: 5,
          stroke: COLOUR.line,
          "stroke-width": 1.5,
        },
      ) + text(place, name, { fill: isLit ? DARK : COLOUR.line, bold: true, size: 14 });
    return sheet(234, [
      rect({ x: 4, y: 4, width: 352, height: 226 }, { fill: COLOUR.bezel, rx: 10 }),
      ...[58, 190].map((x, at) =>
        text({ x: x + 62, y: 20 }, at === 0 ? "USE" : "STBY", { fill: COLOUR.mark, size: 14, bold: true }),
      ),
      ...sets.flatMap(({ active, standby }, at) => {
        const y = 52 + at * 54;
        return [
          text({ x: 30, y }, `COM${at + 1}`, { fill: COLOUR.mark, size: 14, bold: true }),
          rect({ x: 58, y: y - 20, width: 124, height: 40 }, { fill: DARK, rx: 5 }),
          rect({ x: 218, y: y - 20, width: 124, height: 40 }, { fill: DARK, rx: 5 }),
          text({ x: 120, y }, active, { fill: LIT, size: 27, bold: true }),
          text({ x: 280, y }, standby, { fill: LIT, size: 27, bold: true }),
          text({ x: 200, y }, "↔", { fill: COLOUR.mark, size: 20 }),
        ];
      }),
      text({ x: 44, y: 160 }, "MIC", { fill: COLOUR.mark, size: 14, bold: true }),
      ...[1, 2].map((one) => button({ x: 60 + one * 94, y: 160 }, `COM${one}`, microphone === one)),
      text({ x: 44, y: 206 }, "HEAR", { fill: COLOUR.mark, size: 14, bold: true }),
      ...[1, 2].map((one) => button({ x: 60 + one * 94, y: 206 }, `COM${one}`, heard === 3 || heard === one)),
    ]);
  },
});
