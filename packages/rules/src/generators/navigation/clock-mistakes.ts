/** Minutes that remain when "1 h 25 min" is read as 1.25 h: 75. */
export function minutesAsHundredths(minutes: number): number {
  return Math.floor(minutes / 60) * 60 + (minutes % 60) * 0.6;
}

/** Minutes that come out when 1.42 h is read as "1 h 42 min": 102. */
export function hundredthsAsMinutes(minutes: number): number {
  return Math.floor(minutes / 60) * 60 + (minutes % 60) / 0.6;
}
