import { PackManifest, PackRow } from "@crosscheck/contract/content";
import type { LintRule } from "@crosscheck/rules/content/finding";
import { lintPack } from "@crosscheck/rules/content/lint-pack";
import type { PackItem } from "@crosscheck/rules/content/pack-item";
import type { z } from "zod";
import { type PackFolder, languageOfFile } from "./pack-folder.ts";

/** A fault of a pack with the place to look at. Errors stop an import. */
export type PackProblem = {
  readonly file: string;
  /** Line from 1; null when the fault is of the whole file. */
  readonly line: number | null;
  readonly itemId: string | null;
  readonly rule: LintRule | "shape" | "media";
  readonly severity: "error" | "warning";
  readonly message: string;
};

type QuestionFile = {
  readonly name: string;
  readonly language: string;
  readonly items: readonly PackItem[];
  readonly lineOfItem: ReadonlyMap<string, number>;
};

/** A pack whose files could be read; it may still have problems. */
export type Pack = {
  readonly manifest: z.output<typeof PackManifest>;
  readonly files: readonly QuestionFile[];
};

export type CheckedPack = { readonly pack: Pack | null; readonly problems: readonly PackProblem[] };

/** Reads and lints a whole pack: shapes, texts, places, translations and media files. */
export function checkPack({ files }: PackFolder): CheckedPack {
  const problems: PackProblem[] = [];
  const manifest = readManifest(files.get("pack.json"), problems);
  if (manifest === null) return { pack: null, problems };
  const questionFiles = [...files]
    .map(([name, bytes]) => ({ name, bytes, language: languageOfFile(name) }))
    .flatMap(({ name, bytes, language }) =>
      language === undefined ? [] : [readQuestions({ name, language, text: textOf(bytes) }, problems)],
    );
  const base = questionFiles.find((file) => file.language === manifest.base_language);
  if (base === undefined) {
    const message = `there is no questions.${manifest.base_language}.jsonl in the base language`;
    problems.push({ ...shapeProblem("pack.json", message) });
  }
  const outline = { baseLanguage: manifest.base_language, categories: manifest.categories };
  for (const finding of lintPack(outline, questionFiles)) {
    const file = questionFiles.find((one) => one.language === finding.language);
    if (file === undefined) continue;
    const line = finding.itemId === null ? null : (file.lineOfItem.get(finding.itemId) ?? null);
    const { rule, severity, itemId, message } = finding;
    problems.push({ file: file.name, line, itemId, rule, severity, message });
  }
  problems.push(...findMediaProblems(files, questionFiles));
  problems.push(...findDoubleSlugs(manifest));
  return { pack: { manifest, files: questionFiles }, problems };
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
  const items: PackItem[] = [];
  const lineOfItem = new Map<string, number>();
  for (const [at, text] of file.text.split("\n").entries()) {
    if (text.trim() === "") continue;
    const line = at + 1;
    const json = parseJson(text);
    if (!json.ok) {
      problems.push({ ...shapeProblem(file.name, json.message), line });
      continue;
    }
    const row = PackRow.safeParse(json.value);
    if (!row.success) {
      const found = row.error.issues.map((issue) => shapeProblem(file.name, sayIssue(issue, json.value)));
      problems.push(...found.map((problem) => ({ ...problem, line, itemId: idOf(json.value) })));
      continue;
    }
    items.push(row.data);
    lineOfItem.set(row.data.id, line);
  }
  return { name: file.name, language: file.language, items, lineOfItem };
}

function findMediaProblems(
  files: PackFolder["files"],
  questionFiles: readonly QuestionFile[],
): readonly PackProblem[] {
  return questionFiles.flatMap(({ name, items, lineOfItem }) =>
    items.flatMap((item) =>
      item.media
        .filter((media) => !files.has(`media/${media.file}`))
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

function shapeProblem(file: string, message: string): PackProblem {
  return { file, line: null, itemId: null, rule: "shape", severity: "error", message };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: false }).decode(bytes);
}

function parseJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, message: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function idOf(value: unknown): string | null {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
    ? value.id
    : null;
}

/** A sentence that names the field: `options.2.why is missing`. */
function sayIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const path = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys")
    return `${path} has unknown fields: ${issue.keys.join(", ")}`.trim();
  if (issue.code === "invalid_type" && valueAt(value, issue.path) === undefined) return `${path} is missing`;
  return path === "" ? issue.message : `${path}: ${issue.message}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
