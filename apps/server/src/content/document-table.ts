// content/documents.jsonl: the documents that items cite. An edition changes in one line there; who is concerned follows
// from the references.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { DocumentRow } from "@crosscheck/contract/content";
import {
  createDocumentIndex,
  findOverdue,
  isAmericanAlone,
  type SourceDocument,
} from "@crosscheck/rules/content/documents";
import { warning } from "@crosscheck/rules/content/finding";
import { baseFileOf, shapeProblem, type Pack, type PackProblem } from "./pack.ts";
import { readRows, textOf } from "./read-rows.ts";

type CheckedDocuments = {
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly PackProblem[];
};

/**
 * Reads the table of documents.
 *
 * @param today as 2026-11-28; a review whose day has passed is a warning, so that no build breaks on some morning
 */
export async function readDocuments(path: string, today: string): Promise<CheckedDocuments> {
  const problems: PackProblem[] = [];
  const file = basename(path);
  const rows = readRows({ name: file, text: textOf(await readFile(path)) }, DocumentRow, problems);
  const documents = rows.map(({ row }) => row);
  const ids = documents.map(({ id }) => id);
  for (const { row, line } of rows) {
    if (ids.indexOf(row.id) !== ids.lastIndexOf(row.id))
      problems.push({ ...shapeProblem(file, `${row.id} is there twice`), line });
  }
  const overdue = new Set(findOverdue(documents, today));
  for (const { row, line } of rows.filter((one) => overdue.has(one.row))) {
    const message = `${row.title}, ${row.edition}: was to be reviewed by ${row.review_by}`;
    problems.push({ file, line, itemId: null, rule: "review", severity: "warning", message });
  }
  return { documents, problems };
}

/**
 * References of a pack in its base language that name no document of the table, a large one and nothing in it, or
 * American ones alone.
 */
export function findLooseReferences(
  pack: Pack,
  documents: readonly SourceDocument[],
): readonly PackProblem[] {
  const index = createDocumentIndex(documents);
  const file = baseFileOf(pack);
  if (file === undefined) return [];
  return file.items.flatMap((item) => {
    const citations = index.read(item.reference);
    const faults = citations.flatMap(({ cited, documents: named, isBare }) => {
      if (named.length > 0 && !isBare) return [];
      const what = named.length === 0 ? "reference_unknown" : "reference_chapter";
      return [warning("reference", what, { cited })];
    });
    if (isAmericanAlone(item.stem, citations)) {
      faults.push(warning("reference", "reference_american", { cited: item.reference }));
    }
    const line = file.lineOfItem.get(item.id) ?? null;
    return faults.map((fault) => ({ ...fault, file: file.name, line, itemId: item.id }));
  });
}

/** Which items cite a document, in lines for a terminal; without an id, how many cite each. */
export function sayDocuments(
  documents: readonly SourceDocument[],
  packs: readonly Pack[],
  id?: string,
): readonly string[] {
  const index = createDocumentIndex(documents);
  const citing = packs.flatMap((pack) =>
    (baseFileOf(pack)?.items ?? []).map((item) => ({
      line: `${pack.manifest.pack}/${item.id}: ${item.reference}`,
      ids: new Set(index.read(item.reference).flatMap((citation) => citation.documents.map((one) => one.id))),
    })),
  );
  return documents
    .filter((document) => id === undefined || document.id === id)
    .flatMap((document) => {
      const lines = citing.filter(({ ids }) => ids.has(document.id)).map(({ line }) => `  ${line}`);
      const since = document.valid_from === undefined ? "" : `, since ${document.valid_from}`;
      const head = `${document.id}: ${document.title}, ${document.edition}${since}; review by ${document.review_by}; ${lines.length} items`;
      return id === undefined ? [head] : [head, ...lines];
    });
}
