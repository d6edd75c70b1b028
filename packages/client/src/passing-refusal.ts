/** Refusals that say nothing about what was asked: the server could not look at it now. */
const PASSING: ReadonlySet<string> = new Set([
  "unavailable",
  "maintenance",
  "internal_error",
  "too_many_requests",
]);

/** Whether the same call may well be taken a little later. */
export function isPassingRefusal(outcome: { readonly ok: boolean; readonly refused?: string }): boolean {
  return !outcome.ok && outcome.refused !== undefined && PASSING.has(outcome.refused);
}
