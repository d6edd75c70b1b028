import { showAnswer } from "../questions/typed.ts";
import { inCircle } from "./flight/direction.ts";
import type { Figures } from "./template.ts";

/** Units that stand at their number without a space. */
const TIGHT_UNITS: ReadonlySet<string> = new Set(["", "°", "′"]);

/** A number as printed, with a true minus sign and never "−0". */
export function showNumber(value: number, figures: Omit<Figures, "unit">): string {
  return showAnswer(value, figures).replace("-", "−");
}

/** A number with its unit as printed: "045°", "2.5 %", "118 kt". */
export function showQuantity(value: number, figures: Figures): string {
  return showNumber(value, figures) + (TIGHT_UNITS.has(figures.unit) ? "" : " ") + figures.unit;
}

/** A direction in degrees as pilots write it, three figures, north as 360: "005". */
export function showDirection(degrees: number): string {
  return String(inCircle(Math.round(degrees))).padStart(3, "0");
}

/** A duration as printed: "1 h 05 min", "2 h", "45 min". */
export function showDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")} min`;
}
