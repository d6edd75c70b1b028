import { toHours } from "./draw-taf.ts";
import type { Change, SkyCondition, Taf, TafGroup, Visibility, Wind } from "./report.ts";

/** A change that comes and goes: TEMPO, PROB, or both. */
export type PassingGroup = Extract<TafGroup, { readonly kind: "TEMPO" | "PROB" }>;

/** What prevails at a time; visibility in metres, 9999 for 10 km or more (CAVOK included). */
export type Prevailing = { readonly wind: Wind; readonly metres: number };

function metresOf(condition: SkyCondition): number {
  return condition.kind === "cavok" ? 9999 : condition.visibility.metres;
}

/** Visibility a change leads to in metres, or undefined when it does not name one. */
export function findMetres({ cavok, visibility }: { cavok: boolean; visibility: Visibility | null }) {
  return cavok ? 9999 : visibility?.metres;
}

function changed(before: Prevailing, change: Change): Prevailing {
  return { wind: change.wind ?? before.wind, metres: findMetres(change) ?? before.metres };
}

/** Hours from the start of the month at which a lasting group has taken full effect. */
export function hoursOfEffect(group: TafGroup): number {
  return group.kind === "FM" ? toHours(group.at) + group.at.minute / 60 : toHours(group.period.to);
}

/**
 * What prevails at a time: the first part with every FM that has begun and every BECMG that has ended. Between the
 * two hours of a BECMG it is the state before the change. Annex 3, appendix 5, 1.3.
 *
 * @param atHours hours from the start of the month
 */
export function prevailingAt(taf: Taf, atHours: number): Prevailing {
  let now: Prevailing = { wind: taf.wind, metres: metresOf(taf.condition) };
  for (const group of taf.groups) {
    const isLasting = group.kind === "FM" || group.kind === "BECMG";
    if (!isLasting || hoursOfEffect(group) > atHours) continue;
    now =
      group.kind === "FM"
        ? { wind: group.wind, metres: metresOf(group.condition) }
        : changed(now, group.change);
  }
  return now;
}

/** Whether a BECMG is under way, so that no single state prevails. */
export function isChanging(taf: Taf, atHours: number): boolean {
  return taf.groups.some(
    (group) =>
      group.kind === "BECMG" && toHours(group.period.from) <= atHours && atHours < toHours(group.period.to),
  );
}

/** The passing change whose period holds the time. */
export function findPassing(taf: Taf, atHours: number): PassingGroup | undefined {
  return taf.groups
    .filter((group) => group.kind === "TEMPO" || group.kind === "PROB")
    .find(({ period }) => toHours(period.from) <= atHours && atHours < toHours(period.to));
}
