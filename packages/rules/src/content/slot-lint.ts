import { type ItemFault, error } from "./finding.ts";
import { type PackItem, normalise } from "./pack-item.ts";

/** With one pair there is nothing to match. */
const FEWEST_PAIRS = 2;
const FEWEST_OPTIONS_OF_GAP = 2;

/** Pairs: one right option per prompt, none of them twice, and no two prompts that say the same. */
export function lintMatching(item: PackItem): readonly ItemFault[] {
  const slots = item.slots ?? [];
  const faults = [...lintSlots(item)];
  if (slots.length < FEWEST_PAIRS) faults.push(error("slots", "fewer than two prompts"));
  const texts = slots.map((slot) => normalise(slot.text)).filter((text) => text !== "");
  if (new Set(texts).size !== texts.length) faults.push(error("slots", "two prompts say the same"));
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
    if (times !== 1) faults.push(error("slots", `the stem has {${id}} ${times} times, not once`));
    const offered = item.options.filter((option) => option.slot === id).length;
    if (offered < FEWEST_OPTIONS_OF_GAP) faults.push(error("slots", `gap {${id}} has ${offered} options`));
  }
  for (const id of inStem.filter((one) => !ids.includes(one))) {
    faults.push(error("slots", `the stem has {${id}}, which is not a gap`));
  }
  for (const option of item.options.filter(({ slot }) => slot === undefined || !ids.includes(slot))) {
    faults.push(error("slots", `option ${option.id} belongs to no gap`));
  }
  for (const [place, id] of ids.entries()) {
    const right = item.options.find((option) => option.id === item.key[place]);
    if (right?.slot !== undefined && ids.includes(right.slot) && right.slot !== id) {
      faults.push(error("key", `key ${right.id} of gap {${id}} is an option of {${right.slot}}`));
    }
  }
  return faults;
}

function lintSlots({ slots = [], key }: PackItem): readonly ItemFault[] {
  const faults: ItemFault[] = [];
  const ids = slots.map((slot) => slot.id);
  if (new Set(ids).size !== ids.length) faults.push(error("slots", `two of the slots ${ids.join()} are one`));
  if (key.length !== slots.length) {
    faults.push(error("key", `${slots.length} slots need as many keys, not ${key.length}`));
  }
  return faults;
}
