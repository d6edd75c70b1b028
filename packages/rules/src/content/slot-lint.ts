import { type ItemFault, error } from "./finding.ts";
import { type PackItem, normalise } from "./pack-item.ts";

/** With one pair there is nothing to match. */
const FEWEST_PAIRS = 2;
const FEWEST_OPTIONS_OF_GAP = 2;

/** Pairs: one right option per prompt, none of them twice, and no two prompts that say the same. */
export function lintMatching(item: PackItem): readonly ItemFault[] {
  const slots = item.slots ?? [];
  const faults = [...lintSlots(item)];
  if (slots.length < FEWEST_PAIRS) faults.push(error("slots", "prompts_few"));
  const texts = slots.map((slot) => normalise(slot.text)).filter((text) => text !== "");
  if (new Set(texts).size !== texts.length) faults.push(error("slots", "prompts_alike"));
  return faults;
}

/** Gaps: each is once in the stem as {id}, offers two options or more, and its key is one of them. */
export function lintDropDowns(item: PackItem): readonly ItemFault[] {
  const slots = item.slots ?? [];
  const ids = slots.map((slot) => slot.id);
  const inStem = [...item.stem.matchAll(/\{([^{}]*)\}/gu)].map(([, id]) => id ?? "");
  const faults = [...lintSlots(item)];
  for (const id of new Set(ids)) {
    const times = inStem.filter((one) => one === id).length;
    if (times !== 1) faults.push(error("slots", "gap_times", { gap: `{${id}}`, times }));
    const offered = item.options.filter((option) => option.slot === id).length;
    if (offered < FEWEST_OPTIONS_OF_GAP)
      faults.push(error("slots", "gap_options", { gap: `{${id}}`, count: offered }));
  }
  for (const id of inStem.filter((one) => !ids.includes(one))) {
    faults.push(error("slots", "gap_unknown", { gap: `{${id}}` }));
  }
  for (const option of item.options.filter(({ slot }) => slot === undefined || !ids.includes(slot))) {
    faults.push(error("slots", "option_no_gap", { option: option.id }));
  }
  for (const [place, id] of ids.entries()) {
    const right = item.options.find((option) => option.id === item.key[place]);
    if (right?.slot !== undefined && ids.includes(right.slot) && right.slot !== id) {
      faults.push(error("key", "gap_key", { key: right.id, gap: `{${id}}`, other: `{${right.slot}}` }));
    }
  }
  return faults;
}

function lintSlots({ slots = [], key }: PackItem): readonly ItemFault[] {
  const faults: ItemFault[] = [];
  const ids = slots.map((slot) => slot.id);
  if (new Set(ids).size !== ids.length) faults.push(error("slots", "slots_alike", { slots: ids.join() }));
  if (key.length !== slots.length) {
    faults.push(error("key", "keys_of_slots", { slots: slots.length, count: key.length }));
  }
  return faults;
}
