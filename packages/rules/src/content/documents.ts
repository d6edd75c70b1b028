import { citationsOf } from "./reference-lint.ts";

/** A document that items cite, in the edition they were written from. */
export type SourceDocument = {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  /** Since when this edition is in force, where that is known: a year, a month or a day. */
  readonly valid_from?: string | undefined;
  /** Day by which somebody looks whether there is a later edition. */
  readonly review_by: string;
  /** Has so many pages that its name alone is no reference. */
  readonly large?: boolean | undefined;
  /** Of the United States: fine beside a European or an international one, not alone. */
  readonly american?: boolean | undefined;
  /** Regular expressions, without regard to case, one of which a reference to it meets. */
  readonly patterns: readonly string[];
};

/** What a reference cites: each of its parts with the documents that are meant by it. */
export type Citation = {
  readonly cited: string;
  readonly documents: readonly SourceDocument[];
  /** Whether it names a large document and nothing in it. */
  readonly isBare: boolean;
};

/** A part of a reference that goes on in the document before it. */
const PLACE = /^(?:ch\.|chapters?|sections?|appendix) /iu;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A stem that asks what the United States say. */
const ASKS_AMERICA = /\b(?:FAA|AIM|Aeronautical Information Manual|14 CFR|FAR|American|United States)\b/u;

/** Whether an item rests on documents of the United States alone, and asks for something that others say too. */
export function isAmericanAlone(stem: string, citations: readonly Citation[]): boolean {
  const named = citations.flatMap(({ documents }) => documents);
  return named.length > 0 && named.every(({ american }) => american === true) && !ASKS_AMERICA.test(stem);
}

/** Finds documents by what references say. */
export function createDocumentIndex(documents: readonly SourceDocument[]) {
  const known = documents.map((document) => ({
    document,
    patterns: document.patterns.map((pattern) => new RegExp(pattern, "iu")),
  }));
  const read = (cited: string): Citation => {
    const found = known.flatMap(({ document, patterns }) => {
      const met = patterns.filter((pattern) => pattern.test(cited));
      return met.length === 0 ? [] : [{ document, met }];
    });
    const isBare = found.some(({ document, met }) => {
      if (document.large !== true) return false;
      // Who issued it and what it is called are no place in it: "ICAO Doc 9863 (ACAS Manual)".
      const name = new Set(wordsOf(document.title));
      return met.some((pattern) => wordsOf(cited.replace(pattern, " ")).every((word) => name.has(word)));
    });
    return { cited, documents: found.map(({ document }) => document), isBare };
  };
  const readAll = (reference: string): readonly Citation[] => {
    let before: readonly SourceDocument[] = [];
    return citationsOf(reference).map((cited) => {
      const citation = read(cited);
      // "…, ch. 2; ch. 6" is two places of one document.
      if (citation.documents.length > 0 || !PLACE.test(cited)) {
        before = citation.documents;
        return citation;
      }
      return { ...citation, documents: before };
    });
  };
  return { read: readAll };
}

/** Documents whose day of review has passed; days are written 2026-11-28. */
export function findOverdue(documents: readonly SourceDocument[], today: string): readonly SourceDocument[] {
  return documents.filter(({ review_by: reviewBy }) => reviewBy < today);
}
