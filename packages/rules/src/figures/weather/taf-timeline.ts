import { choiceField, listField, numberField, optionalField, recordField, textField } from "../fields.ts";
import { defineFigure } from "../figure.ts";
import { COLOUR } from "../kit/palette.ts";
import { line, polygon, rect, sheet, text } from "../kit/svg.ts";

const LEFT = 16;
const RIGHT = 344;
const TOP = 46;
const ROW = 50;

/** A TAF as bars over its hours: what stands in force, what changes for good, what comes and goes. */
export const tafTimeline = defineFigure({
  parameters: recordField({
    /** First hour (UTC), and hours of validity. */
    start: numberField({ from: 0, to: 21, step: 3 }),
    hours: numberField({ from: 9, to: 24, step: 3 }),
    /** What is forecast for the whole time, as far as no group says otherwise. */
    words: textField(30, ["24012KT 9999 SCT030", "VRB03KT CAVOK", "08018KT 7000 BKN014"]),
    groups: listField(
      recordField({
        change: choiceField(["FM", "BECMG", "TEMPO", "PROB30", "PROB40", "PROB30 TEMPO", "PROB40 TEMPO"]),
        /** Hours after the start. */
        from: numberField({ from: 0, to: 23 }),
        lasts: numberField({ from: 1, to: 12 }),
        words: textField(30, [
          "24012KT 9999 SCT030",
          "18015G28KT 4000 RA BKN012",
          "0800 FG VV002",
          "SHRA BKN015CB",
        ]),
      }),
      0,
      4,
    ),
    /** Hours after the start at which somebody arrives. */
    arrival: optionalField(numberField({ from: 0.5, to: 23.5, step: 0.5 })),
  }),
  alt: {
    en: "Timeline of an aerodrome forecast with its groups, hours in UTC",
    ar: "مخطط زمني لتنبؤ مطار بمجموعاته، والساعات بالتوقيت العالمي",
  },
  fault: ({ hours, groups, arrival }) => {
    if (groups.some(({ from, lasts }) => from + lasts > hours)) return "a group ends after the forecast";
    return arrival !== undefined && arrival >= hours ? "the arrival is after the forecast" : null;
  },
  svg: ({ start, hours, words: whole, groups, arrival }) => {
    const rows = [{ change: "TAF", from: 0, lasts: hours, words: whole }, ...groups];
    const x = (hour: number) => LEFT + ((RIGHT - LEFT) * hour) / hours;
    const bottom = TOP + rows.length * ROW;
    const ticks = Array.from({ length: hours + 1 }, (_, hour) => hour);
    const step = hours > 15 ? 3 : hours > 9 ? 2 : 1;
    return sheet(Math.max(90, bottom), [
      ...ticks
        .filter((hour) => hour % step === 0)
        .map((hour) =>
          text({ x: x(hour), y: 14 }, String((start + hour) % 24).padStart(2, "0"), { bold: true }),
        ),
      line({ x: LEFT, y: 34 }, { x: RIGHT, y: 34 }, { stroke: COLOUR.ink, "stroke-width": 1.75 }),
      ...ticks.map((hour) =>
        line(
          { x: x(hour), y: hour % step === 0 ? 25 : 29 },
          { x: x(hour), y: 34 },
          { stroke: COLOUR.ink, "stroke-width": 1.25 },
        ),
      ),
      ...rows.flatMap(({ change, from, lasts, words }, at) => {
        const y = TOP + at * ROW;
        return [
          text({ x: LEFT, y: y + 10 }, `${change}  ${words}`, { anchor: "start", bold: at === 0 }),
          rect({ x: LEFT, y: y + 21, width: RIGHT - LEFT, height: 17 }, { fill: COLOUR.tint }),
          ...ticks.map((hour) =>
            line(
              { x: x(hour), y: y + 21 },
              { x: x(hour), y: y + 38 },
              { stroke: COLOUR.line, "stroke-width": 0.75 },
            ),
          ),
          bar(change, { from: x(from), to: x(from + lasts), y: y + 21 }),
        ];
      }),
      ...(arrival === undefined
        ? []
        : [
            ...rows.map((_, at) =>
              line({ x: x(arrival), y: TOP + at * ROW + 18 }, { x: x(arrival), y: TOP + at * ROW + 41 }, ETA),
            ),
            line({ x: x(arrival), y: 36 }, { x: x(arrival), y: 47 }, ETA),
            polygon(
              [
                { x: x(arrival), y: 35 },
                { x: x(arrival) - 6, y: 24 },
                { x: x(arrival) + 6, y: 24 },
              ],
              { fill: COLOUR.magenta },
            ),
          ]),
    ]);
  },
});

const ETA = { stroke: COLOUR.magenta, "stroke-width": 2.75 };
type Bar = { readonly from: number; readonly to: number; readonly y: number };

/** Full for what stands, a wedge while it changes, pieces for what comes and goes, empty for what may be. */
function bar(change: string, { from, to, y }: Bar): string {
  const box = { x: from, y, width: to - from, height: 17 };
  if (change === "TAF") return rect(box, { fill: COLOUR.sky });
  if (change === "FM") return rect(box, { fill: COLOUR.blue });
  if (change === "BECMG")
    return polygon(
      [
        { x: from, y: y + 17 },
        { x: to, y },
        { x: to, y: y + 17 },
      ],
      { fill: COLOUR.blue },
    );
  const edge = { fill: "none", stroke: change === "TEMPO" ? COLOUR.red : COLOUR.amber, "stroke-width": 2 };
  const isOff = !change.endsWith("TEMPO");
  const count = Math.max(3, Math.round((to - from) / 14)) * 2 - 1;
  const part = (to - from) / count;
  const pieces = Array.from({ length: isOff ? 0 : (count + 1) / 2 }, (_, at) =>
    rect({ x: from + 2 * at * part, y: y + 3, width: part, height: 11 }, { fill: edge.stroke }),
  );
  return pieces.join("") + rect(box, edge);
}
