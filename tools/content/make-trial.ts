// node tools/content/make-trial.ts   writes content/trial.json: the questions that visitors are asked. Their keys are
// public thereby: anybody may ask and answer them without an account.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import { chooseTrial } from "@crosscheck/rules/trial/choose-trial";

const CONTENT = join(import.meta.dirname, "../../content");
/** The packs of the quiz zone, and questions of each subject. */
const PACKS = [
  { pack: "ppl", each: 6 },
  { pack: "atpl", each: 5 },
] as const;

/** Its stem takes a line less in the real font than in the stand-in: at 360 px the page would move while it loads. */
const RESTLESS = "ppl-communications-044";

function readItems(pack: string, language: string): readonly PackItem[] {
  const file = join(CONTENT, "packs", pack, `questions.${language}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as PackItem); // checked by the lint of the packs
}

const items = chooseTrial(
  PACKS.map(({ pack, each }) => ({
    pack,
    each,
    items: readItems(pack, "en").filter(({ id }) => id !== RESTLESS),
    translated: new Set(readItems(pack, "ar").map(({ id }) => id)),
  })),
  [2026, 11, 22, 100],
);
writeFileSync(join(CONTENT, "trial.json"), `${JSON.stringify({ items }, null, 2)}\n`);
process.stdout.write(`${items.length} questions\n`);
