import type { QuestionKind } from "../questions/kind.ts";
import { type ItemFault, error } from "./finding.ts";
import { lintSequence } from "./order-lint.ts";
import type { PackItem } from "./pack-item.ts";
import { lintDropDowns, lintMatching } from "./slot-lint.ts";
import { lintAccepted, lintNumber, lintWord } from "./typed-lint.ts";

const PARTS = ["options", "key", "before", "slots", "number", "mistakes", "accepted", "word"] as const;
type Part = (typeof PARTS)[number];

type KindLint = {
  readonly needs: readonly Part[];
  /** Parts it may have beside those it needs; any other one is a mistake. */
  readonly may?: readonly Part[];
  /** Reads an item that has every part it needs. */
  readonly lint: (item: PackItem) => readonly ItemFault[];
};

const CHOICE = ["options", "key"] as const;

/** What an item of a kind is made of. A kind without its line does not compile. */
const KINDS: Readonly<Record<QuestionKind, KindLint>> = {
  single: { needs: ["options"], may: ["key"], lint: lintOneKey },
  true_false: { needs: ["options"], may: ["key"], lint: lintTrueFalse },
  multi_select: { needs: CHOICE, lint: lintMultiSelect },
  sequence: { needs: CHOICE, may: ["before"], lint: lintSequence },
  matching: { needs: [...CHOICE, "slots"], lint: lintMatching },
  drop_downs: { needs: [...CHOICE, "slots"], lint: lintDropDowns },
  typed_number: { needs: ["number"], may: ["mistakes"], lint: lintNumber },
  typed_text: { needs: ["accepted"], lint: lintAccepted },
  word_tiles: { needs: ["word"], lint: lintWord },
};

/** Whether an item has what its kind needs, nothing that belongs to other kinds, and a right answer that can be given. */
export function lintKind(item: PackItem): readonly ItemFault[] {
  const { needs, may = [], lint } = KINDS[item.kind];
  const missing = needs.filter((part) => !hasPart(item, part));
  const foreign = PARTS.filter((part) => hasPart(item, part) && !needs.includes(part) && !may.includes(part));
  return [
    ...missing.map((part) => error(ruleOf(part), "part_missing", { kind: item.kind, part })),
    ...foreign.map((part) => error("kind-parts", "part_foreign", { kind: item.kind, part })),
    ...lintOptionIds(item),
    ...(missing.length === 0 ? lint(item) : []),
    ...lintClip(item),
  ];
}

/** An empty list of options or key means that there are none; every other part is there when it is written. */
function hasPart(item: PackItem, part: Part): boolean {
  return part === "options" || part === "key" ? item[part].length > 0 : item[part] !== undefined;
}

function ruleOf(part: Part) {
  if (part === "options") return "option-ids";
  return part === "key" ? "key" : "kind-parts";
}

function lintOptionIds({ kind, options, key }: PackItem): readonly ItemFault[] {
  const ids = options.map((option) => option.id);
  const faults: ItemFault[] = [];
  if (new Set(ids).size !== ids.length) faults.push(error("option-ids", "option_twice"));
  if (options.length === 1) faults.push(error("option-ids", "options_few"));
  for (const id of key) {
    if (!ids.includes(id)) faults.push(error("key", "key_unknown", { key: id }));
  }
  if (new Set(key).size !== key.length) faults.push(error("key", "key_twice", { key: key.join() }));
  if (kind !== "drop_downs" && options.some((option) => option.slot !== undefined)) {
    faults.push(error("kind-parts", "slot_foreign", { kind }));
  }
  return faults;
}

function lintOneKey({ kind, key }: PackItem): readonly ItemFault[] {
  return key.length === 1 ? [] : [error("key", "key_single", { kind, count: key.length })];
}

function lintTrueFalse(item: PackItem): readonly ItemFault[] {
  const hasTwo = item.options.length === 2;
  const faults = hasTwo ? [] : [error("option-ids", "truths_two")];
  return [...faults, ...lintOneKey(item)];
}

function lintMultiSelect({ options, key }: PackItem): readonly ItemFault[] {
  if (key.length >= 2 && key.length < options.length) return [];
  return [error("key", "keys_some", { count: key.length, options: options.length })];
}

function lintClip({ media, transcript }: PackItem): readonly ItemFault[] {
  const hasClip = media.some((one) => one.type === "audio");
  if (hasClip && transcript === undefined) {
    return [error("transcript", "transcript_missing")];
  }
  return transcript !== undefined && !hasClip ? [error("transcript", "transcript_lost")] : [];
}
