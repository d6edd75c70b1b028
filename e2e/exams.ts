import { expect, type Page } from "@playwright/test";
import { operate, SHARED_DATA } from "./operator-command.ts";
import { optionsOf } from "./play.ts";
import type { Player } from "./players.ts";
import type { Run } from "./runs.ts";

/** What candidates type to start an exam that has a key. */
export const EXAM_KEY = "Cleared 42";
export const EXAM_TITLE = "Progress test, class 7";
const HOUR_MS = 3_600_000;

type ExamFields = {
  readonly candidates: readonly Player[];
  readonly key?: string;
  readonly lengthMs?: number;
  readonly startsInMs?: number;
  readonly rules?: object;
  /** Where its questions are from, and how many of each. */
  readonly sections?: readonly object[];
  readonly language?: string;
};

/** Two sections of two questions with one right option each. */
export const SECTIONS = [
  { section: "law", name: { en: "Air law", ar: "القانون الجوي" }, count: 2, categories: ["air-law"] },
  { section: "met", name: { en: "Meteorology", ar: "الأرصاد الجوية" }, count: 2, categories: ["meteorology"] },
].map((section) => ({ ...section, kinds: ["single"] }));

/** Makes and publishes an exam, as an examiner does; for its candidates alone: flows share the product. Open at once unless told. */
export async function makeExam(fields: ExamFields): Promise<string> {
  const {
    candidates,
    key,
    lengthMs = HOUR_MS,
    startsInMs = -1_000,
    rules,
    sections = SECTIONS,
    language = "en",
  } = fields;
  // Before its times are said: the first call of an operator takes a while.
  await operate(SHARED_DATA, "list_exams", { limit: 1 });
  const start = Date.now() + startsInMs;
  const { exam_id: examId } = (await operate(SHARED_DATA, "create_exam", {
    language,
    title: EXAM_TITLE,
    licence: "PPL(A)",
    subject: "010",
    instructions: { en: "<p>Bring your plotter to room 4.</p>", ar: "<p>أحضر مسطرتك إلى القاعة 4.</p>" },
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + lengthMs).toISOString(),
    rules: { minutes: 30, ...rules },
    paper: { kind: "blueprint", sections },
  })) as { readonly exam_id: string }; // as the contract has it
  await Promise.all([
    admit(examId, candidates),
    key === undefined ? null : operate(SHARED_DATA, "set_exam_key", { exam_id: examId, exam_key: key }),
  ]);
  await operate(SHARED_DATA, "publish_exam", { exam_id: examId });
  return examId;
}

let plainExam: Promise<string> | undefined;

/** Lets a player into an exam of half an hour that needs no key; flows share it, and each has a candidate of its own. */
export async function admitToExam(player: Player): Promise<string> {
  plainExam ??= makeExam({ candidates: [] });
  const examId = await plainExam;
  await admit(examId, [player]);
  return examId;
}

function admit(examId: string, candidates: readonly Player[]): Promise<unknown> {
  return operate(SHARED_DATA, "set_exam_candidates", {
    exam_id: examId,
    admits: "list",
    candidates: candidates.map(({ session }) => ({ player: session.user.id })),
  });
}

/** Starts the sitting of a candidate without a browser. */
export async function startSitting({ api }: Player, examId: string): Promise<Run> {
  const told = await api.get_exam_module_questions({ exam_module_id: examId, accept_rules: true });
  if (!told.ok) throw new Error(`no sitting: ${told.refused}`);
  return told.data;
}

/** What came out of a sitting, as its candidate may know it. */
export async function resultOf({ api }: Player, examId: string) {
  const told = await api.get_exam_result({ exam_module_id: examId });
  if (!told.ok) throw new Error(`no result: ${told.refused}`);
  return told.data;
}

/** Gives the option with this letter, and waits until the server has it. */
export async function chooseSaved(page: Page, letter: string): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/api/submit_answer") && answer.ok());
  await page.keyboard.press(letter);
  await isChosen(page, letter.charCodeAt(0) - 65);
  await stored;
}

/** Hands in the paper on the screen: the overview, then for good. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hand in", exact: true }).first().press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Hand in", exact: true }).press("Enter");
}

/** Opens the paper of a sitting where its candidate is in it. */
export async function openPaper(page: Page, url: string, run: Run): Promise<void> {
  await page.goto(`${url}/resume/${run.attempt_id}/`);
  await expect(page.getByRole("heading", { level: 1, name: /^Question \d+\./ })).toBeVisible();
}

/** Waits until the option at this place, from 0, is the answer. */
export function isChosen(page: Page, place: number): Promise<void> {
  return expect(optionsOf(page).nth(place)).toHaveAttribute("aria-pressed", "true");
}

/** What the clock of the paper shows, in seconds. */
export async function secondsLeft(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d{2})/.exec(await page.getByRole("timer").innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
