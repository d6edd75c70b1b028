import { addDays, numberOfDay, type Day } from "./local-day.ts";

/** One paper of a cycle: the papers of one `fromDay`, which take turns from that day on; or the paper of one day alone. */
export type CyclePaper = {
  readonly fromDay: Day;
  /** Asked on `fromDay` in place of the cycle's paper, and on no other day. */
  readonly isOfOneDay?: boolean;
  /** Names of its questions. */
  readonly items: readonly string[];
};

/** A zone may be claimed in which it is up to two days earlier than elsewhere. */
const DAYS_AT_ONCE = 3;

/**
 * The paper of a day, the same for everybody and for ever: papers that are added later begin on a day of their own.
 * Every time the papers come round, the question at place j is that of the paper j further on than the time before, so
 * that no day asks again what another one asked. A day with a paper of its own asks that one; the cycle goes on behind it.
 *
 * @param papers of every cycle, earlier cycles first
 * @returns undefined before the first cycle
 */
export function paperOfDay<P extends CyclePaper>(day: Day, papers: readonly P[]): P | undefined {
  const own = papers.find(({ isOfOneDay, fromDay }) => isOfOneDay === true && fromDay === day);
  if (own !== undefined) return own;
  const cycles = papers.filter(({ isOfOneDay }) => isOfOneDay !== true);
  const latest = cycles.findLast(({ fromDay }) => fromDay <= day);
  const cycle = cycles.filter(({ fromDay }) => fromDay === latest?.fromDay);
  const number = numberOfDay(day);
  const paper = cycle[number % cycle.length];
  if (paper === undefined) return undefined;
  const round = Math.floor(number / cycle.length);
  const items = paper.items.map(
    (own, place) => cycle[(number + place * round) % cycle.length]?.items[place] ?? own,
  );
  return { ...paper, items: [...new Set(items)] };
}

/** What may not be asked as practice: the questions of today, whatever the zone, and of tomorrow. */
export function questionsDue(today: Day, papers: readonly CyclePaper[]): ReadonlySet<string> {
  const days = Array.from({ length: DAYS_AT_ONCE }, (_, later) => addDays(today, later));
  return new Set(days.flatMap((day) => paperOfDay(day, papers)?.items ?? []));
}
