import { keepsOrder } from "../questions/sequence.ts";
import { type ItemFault, error } from "./finding.ts";
import type { PackItem } from "./pack-item.ts";

/** With two options a guess is right half the time. */
const FEWEST_STEPS = 3;

/** A sequence: the key names every option, keeps its own pairs, and is not just the order as written. */
export function lintSequence(item: PackItem): readonly ItemFault[] {
  const { options, key, before } = item;
  const ids = options.map((option) => option.id);
  if (ids.length < FEWEST_STEPS) {
    return [error("option-ids", "sequence_short", { least: FEWEST_STEPS, count: ids.length })];
  }
  if (ids.toSorted().join() !== key.toSorted().join()) {
    return [error("key", "order_partial", { key: key.join(), options: ids.join() })];
  }
  const faults = before === undefined ? [] : lintPairs(before, key);
  if (faults.length > 0) return faults;
  return keepsOrder(ids, item) ? [error("order", "order_written")] : [];
}

function lintPairs(
  before: readonly (readonly [string, string])[],
  key: readonly string[],
): readonly ItemFault[] {
  const unknown = before.flat().filter((id) => !key.includes(id));
  if (unknown.length > 0) return [error("order", "pairs_unknown", { options: unknown.join() })];
  if (goesRound(before, key)) return [error("order", "pairs_circle")];
  return before
    .filter(([first, second]) => key.indexOf(first) > key.indexOf(second))
    .map(([first, second]) => error("order", "pairs_against", { second, first }));
}

/** Whether an option comes, by a chain of pairs, before itself. */
function goesRound(before: readonly (readonly [string, string])[], ids: readonly string[]): boolean {
  let left = ids;
  for (;;) {
    const stuck = left.filter((id) =>
      before.some(([first, second]) => second === id && left.includes(first)),
    );
    if (stuck.length === left.length) return left.length > 0;
    left = stuck;
  }
}
