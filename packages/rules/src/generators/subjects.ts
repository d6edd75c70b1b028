/** Subjects whose few templates are asked together with those of another subject. */
const ASKED_WITH: Readonly<Record<string, string>> = {
  "010": "061",
  "022": "061",
  "062": "061",
  "032": "033",
};

/** Subject code of the math category a template of this subject is asked in. */
export function mathSubjectOf(code: string): string {
  return ASKED_WITH[code] ?? code;
}

/** Templates on jets, instrument flight and long legs, which the syllabus of the PPL does not hold. AMC1 FCL.210; FCL.215. */
const BEYOND_PPL: ReadonlySet<string> = new Set([
  "mach-number",
  "true-airspeed-from-mach",
  "speed-of-sound",
  "maximum-traffic-load",
  "load-to-move",
  "holding-entry",
  "meridian-convergency",
  "great-circle-initial-track",
  "point-of-equal-time",
  "point-of-safe-return",
  "departure-on-parallel",
  "gradient-in-feet-per-mile",
  "obstacle-margin",
  "gradient-from-thrust",
  "hydroplaning-speed",
  "radius-of-banked-turn",
  "rate-of-banked-turn",
  "landing-distance-required",
  "point-of-equal-time-two-winds",
  "specific-range",
  "centre-of-gravity-in-percent-mac",
  "load-index",
  "dme-ground-distance",
  "radar-range",
  "radio-wavelength",
  "localizer-deviation",
  "true-altitude",
  "landing-table-factored",
]);

/** Whether a private pilot is asked this, as in the daily quiz. */
export function isInPplSyllabus(templateId: string): boolean {
  return !BEYOND_PPL.has(templateId);
}
