// node tools/content/make-daily-papers.ts   writes content/packs/ppl/papers.jsonl: sixty days, each with one question of
// every subject and one number of a template of the PPL syllabus; every written question of the pack is asked once in
// sixty days. An installation takes new papers for days to come; days gone by keep theirs.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEMPLATES } from "@crosscheck/rules/generators/index";
import { isInPplSyllabus } from "@crosscheck/rules/generators/subjects";
import { createRandom, shuffle } from "@crosscheck/rules/random";

const FOLDER = join(import.meta.dirname, "../../content/packs/ppl");
const DAYS = 60;

const questions = readFileSync(join(FOLDER, "questions.en.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { readonly id: string; readonly category: string });
// One sequence for all, so that the same pack gives the same papers.
const random = createRandom([2026, 11, 21, 60]);
const bySubject = [...Map.groupBy(questions, ({ category }) => category).values()].map((items) =>
  shuffle(items, random),
);
const templates = shuffle(
  TEMPLATES.filter(({ id }) => isInPplSyllabus(id)),
  random,
);

const papers = Array.from({ length: DAYS }, (_, day) => ({
  id: `leg-${day + 1}`,
  name: { en: `Leg ${day + 1} of ${DAYS}`, ar: `المرحلة ${day + 1} من ${DAYS}` },
  items: [
    ...bySubject.map((items) => `ppl/${items[day % items.length]?.id}`),
    `generated/${templates[day % templates.length]?.id}/${day + 1}`,
  ],
}));
writeFileSync(join(FOLDER, "papers.jsonl"), papers.map((paper) => `${JSON.stringify(paper)}\n`).join(""));
process.stdout.write(`${papers.length} papers\n`);
