import { DailyPaperRow, PackManifest, PackRow, PassageRow } from "@crosscheck/contract/content";
import type { LintRule } from "@crosscheck/rules/content/finding";
import { lintPack } from "@crosscheck/rules/content/lint-pack";
import {
  shapeProblem,
  typesOf,
  type Pack,
  type PackProblem,
  type PassageFile,
  type QuestionFile,
} from "./pack.ts";
import { drawFigures } from "./pack-figures.ts";
import { findBrokenLinks } from "./pack-links.ts";
import { parseJson, readRows, sayIssue, textOf } from "./read-rows.ts";
import { type PackFolder, languageOfFile } from "./pack-folder.ts";

export type CheckedPack = { readonly pack: Pack | null; readonly problems: readonly PackProblem[] };

/** Faults of no question by itself: those of what is played are told and stop no import. */
const OF_WHOLE_FILES: ReadonlySet<LintRule> = new Set([
  "duplicate-stem",
  "level-gap",
  "key-longest",
  "key-shortest",
  "key-shared-words",
  "key-absolute",
  "guesser",
]);

/** Reads and lints a whole pack: shapes, texts, places, translations and media files. */
export function checkPack({ files }: PackFolder): CheckedPack {
  const problems: PackProblem[] = [];
  const manifest = readManifest(files.get("pack.json"), problems);
  if (manifest === null) return { pack: null, problems };
  const written = [...files]
    .map(([name, bytes]) => ({ name, bytes, language: languageOfFile(name) }))
    .flatMap(({ name, bytes, language }) =>
      language === undefined ? [] : [readQuestions({ name, language, text: textOf(bytes) }, problems)],
    );
  const { questionFiles, drawn } = drawFigures(written, manifest.base_language, problems);
  const base = questionFiles.find((file) => file.language === manifest.base_language);
  if (base === undefined) {
    const message = `there is no questions.${manifest.base_language}.jsonl in the base language`;
    problems.push({ ...shapeProblem("pack.json", message) });
  }
  const hasLevels = typesOf(manifest).every((type) => type === 1 || type === 6);
  const outline = { baseLanguage: manifest.base_language, categories: manifest.categories, hasLevels };
  for (const finding of lintPack(outline, questionFiles)) {
    const file = questionFiles.find((one) => one.language === finding.language);
    if (file === undefined) continue;
    const line = finding.itemId === null ? null : (file.lineOfItem.get(finding.itemId) ?? null);
    const { language: _language, ...words } = finding;
    const isPlayed = manifest.from_console === true && OF_WHOLE_FILES.has(finding.rule);
    const severity = isPlayed ? "warning" : finding.severity;
    problems.push({ ...words, file: file.name, line, severity });
  }
  const passageFiles = [...files].flatMap(([name, bytes]) => {
    const language = languageOfFile(name, "passages");
    return language === undefined ? [] : [readPassages({ name, language, text: textOf(bytes) }, problems)];
  });
  const papers = files.get("papers.jsonl");
  const dailyPapers =
    papers === undefined
      ? []
      : readRows({ name: "papers.jsonl", text: textOf(papers) }, DailyPaperRow, problems);
  const pack = {
    manifest,
    files: questionFiles,
    passageFiles,
    dailyPapers: dailyPapers.map(({ row }) => row),
    drawn,
  };
  problems.push(...findMediaProblems(files, pack), ...findDoubleSlugs(manifest));
  problems.push(...findBrokenLinks(pack, files));
  return { pack, problems };
}

/** One line for a terminal. */
export function sayProblem(problem: PackProblem): string {
  const place = problem.line === null ? problem.file : `${problem.file}:${problem.line}`;
  const who = problem.itemId === null ? "" : ` ${problem.itemId}`;
  return `${place}${who} ${problem.severity} ${problem.rule}: ${problem.message}`;
}

/** Whether these problems stop an import. */
export function hasErrors(problems: readonly PackProblem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}

function readManifest(bytes: Uint8Array | undefined, problems: PackProblem[]): Pack["manifest"] | null {
  if (bytes === undefined) {
    problems.push(shapeProblem("pack.json", "is missing"));
    return null;
  }
  const json = parseJson(textOf(bytes));
  if (!json.ok) {
    problems.push(shapeProblem("pack.json", json.message));
    return null;
  }
  const parsed = PackManifest.safeParse(json.value);
  if (parsed.success) return parsed.data;
  problems.push(
    ...parsed.error.issues.map((issue) => shapeProblem("pack.json", sayIssue(issue, json.value))),
  );
  return null;
}

function readQuestions(
  file: { readonly name: string; readonly language: string; readonly text: string },
  problems: PackProblem[],
): QuestionFile {
  const rows = readRows(file, PackRow, problems);
  const lineOfItem = new Map(rows.map(({ row, line }) => [row.id, line]));
  return { name: file.name, language: file.language, items: rows.map(({ row }) => row), lineOfItem };
}

function readPassages(
  file: { readonly name: string; readonly language: string; readonly text: string },
  problems: PackProblem[],
): PassageFile {
  return { ...file, passages: readRows(file, PassageRow, problems).map(({ row }) => row) };
}

function findMediaProblems(
  files: PackFolder["files"],
  { files: questionFiles, drawn }: Pack,
): readonly PackProblem[] {
  return questionFiles.flatMap(({ name, items, lineOfItem }) =>
    items.flatMap((item) =>
      item.media
        .filter((media) => !files.has(`media/${media.file}`) && !drawn.has(media.file))
        .map((media) => ({
          ...shapeProblem(name, `media/${media.file} is not in the pack`),
          rule: "media" as const,
          line: lineOfItem.get(item.id) ?? null,
          itemId: item.id,
        })),
    ),
  );
}

function findDoubleSlugs(manifest: Pack["manifest"]): readonly PackProblem[] {
  const lists = [manifest.categories, ...manifest.categories.map((category) => category.subcategories)];
  return lists.flatMap((list) => {
    const slugs = list.map((place) => place.slug);
    const doubles = slugs.filter((slug, at) => slugs.indexOf(slug) !== at);
    return doubles.map((slug) => shapeProblem("pack.json", `${slug} is there twice`));
  });
}
