import type { z } from "zod";
import { shapeProblem, type PackProblem } from "./pack.ts";

/** Many times what the longest question has. */
const LONGEST_LINE = 300_000;
/** Faults of form that are named, of one row and before reading ends: a file that is made to fill the memory does not. */
const MOST_OF_ROW = 20;
const MOST_PROBLEMS = 5_000;

/** Rows of a JSONL file that have the right shape, with their lines; the others become problems. */
export function readRows<S extends z.ZodType>(
  file: { readonly name: string; readonly text: string },
  shape: S,
  problems: PackProblem[],
): readonly { readonly row: z.output<S>; readonly line: number }[] {
  const rows: { readonly row: z.output<S>; readonly line: number }[] = [];
  for (const [at, text] of file.text.split("\n").entries()) {
    if (text.trim() === "") continue;
    const line = at + 1;
    if (problems.length >= MOST_PROBLEMS) break;
    const json: ReturnType<typeof parseJson> =
      text.length > LONGEST_LINE ? { ok: false, message: "is too long" } : parseJson(text);
    if (!json.ok) {
      problems.push({ ...shapeProblem(file.name, json.message), line });
      continue;
    }
    const row = shape.safeParse(json.value);
    if (row.success) {
      rows.push({ row: row.data, line });
      continue;
    }
    const issues = row.error.issues.slice(0, MOST_OF_ROW);
    const found = issues.map((issue) => shapeProblem(file.name, sayIssue(issue, json.value)));
    problems.push(...found.map((problem) => ({ ...problem, line, itemId: idOf(json.value) })));
  }
  return rows;
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: false }).decode(bytes);
}

export function parseJson(
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
export function sayIssue(issue: z.core.$ZodIssue, value: unknown): string {
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
