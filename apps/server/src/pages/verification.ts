import { verifyResult, type Verification } from "../exams/verify-exam-result.ts";
import type { Say } from "../languages/say.ts";
import type { Db } from "../postgres/database.ts";
import type { Settings } from "../settings/settings.ts";

type Reading = {
  readonly db: Db;
  readonly settings: Settings;
  readonly say: Say;
  /** Of the page. */
  readonly language: string;
};

const LONGEST_CODE = 40;

/** What the site knows of the result with this code, as rich text; with an empty code the question for one. */
export async function verificationHtml(reading: Reading, code: string): Promise<string> {
  const typed = code.trim().slice(0, LONGEST_CODE);
  if (typed === "") return paragraph(wordsOf(reading)("lead")) + form(reading);
  const found = await verifyResult(reading.db, reading.settings, typed);
  return found === undefined ? unknown(reading, typed) : known(reading, found);
}

type Words = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of the page, safe to stand in HTML. */
function wordsOf({ say, language }: Reading): Words {
  return (id, values) => escapeHtml(say(language, `verify.${id}`, values));
}

function unknown(reading: Reading, code: string): string {
  return `<p><strong>${wordsOf(reading)("unknown", { code: isolate(code) })}</strong></p>${form(reading)}`;
}

function known(reading: Reading, found: Verification): string {
  const words = wordsOf(reading);
  const subject = [found.licence, found.subject].filter((text) => text !== "").join(" · ");
  const rows: readonly (readonly [string, string])[] = [
    [words("exam"), bdi(found.exam_title)],
    ...(subject === "" ? [] : [[words("subject"), bdi(subject)] as const]),
    [words("candidate"), found.candidate === null ? words("private") : bdi(found.candidate)],
    [words("finished"), words("finished_at", { at: isolate(instantOf(found.finished_at)) })],
    ...resultRows(words, found),
    [words("code"), bdi(found.code)],
  ];
  const cells = rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  const verdict = found.state === "valid" ? words("valid", { issuer: found.issuer }) : words("voided");
  const html = [
    `<p><strong>${verdict}</strong></p>`,
    `<table><tbody>${cells.join("")}</tbody></table>`,
    found.is_regraded ? paragraph(words("regraded")) : "",
    paragraph(words("compare")),
    `<p><a href="/verify/" class="inline-flex min-h-11 items-center">${words("another")}</a></p>`,
  ];
  return html.join("");
}

function resultRows(words: Words, { result }: Verification): readonly (readonly [string, string])[] {
  if (result === null) return [];
  const { marks, max_marks: whole, percent, passed } = result;
  return [
    [words("result"), words(passed ? "passed" : "not_passed")],
    [words("marks"), words("of", { part: marks, whole, percent: isolate(`${percent}%`) })],
  ];
}

/** Sent by the browser itself: the page needs no script. */
function form(reading: Reading): string {
  const words = wordsOf(reading);
  return `<form action="/verify/" method="get"><p><label for="code" class="text-sm font-semibold">${words("code")}</label></p>
    <p><input id="code" name="code" required maxlength="${LONGEST_CODE}" autocomplete="off" spellcheck="false" dir="ltr"
      class="min-h-12 w-full rounded-key border-2 border-edge bg-card px-4 text-base text-ink"></p>
    <p><button type="submit" class="cc-key cc-key-primary bg-primary text-on-primary min-h-12 px-5 font-semibold">${words("look")}</button></p></form>`;
}

/** 23 November 2026, 19:06 would be read differently in other countries: the form of ISO 8601. */
function instantOf(instant: string): string {
  return instant.slice(0, "2026-11-23T19:06".length).replace("T", " ");
}

function paragraph(text: string): string {
  return `<p>${text}</p>`;
}

/** A text of unknown direction. */
function bdi(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

/** Figures and codes keep their order in right-to-left text (UAX 9). */
function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
