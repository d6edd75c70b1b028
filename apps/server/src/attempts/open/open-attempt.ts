import { refuse, type Refusal } from "@crosscheck/contract";
import { buildPaper, type PaperPart } from "@crosscheck/rules/attempts/build-paper";
import { frameRun, latestEndMs } from "@crosscheck/rules/attempts/clock";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { Random } from "../../ports/ports.ts";
import { newSeed } from "../../ports/random.ts";
import type { Db } from "../../postgres/database.ts";
import type { Settings } from "../../settings/settings.ts";
import { budgetFor, budgetWait, keyLimitsOf } from "./attempt-budget.ts";
import type { AttemptScope } from "../../postgres/tables/attempt-tables.ts";
import { insertAttempt } from "./opening-queries.ts";
import { findOpenRun } from "../engine/run-queries.ts";
import type { Run } from "../engine/run.ts";

export type Opening = {
  readonly playerId: string;
  /** With the admin's numbers; stored with the attempt, so that later changes leave it alone. */
  readonly mode: ModeDefinition;
  /** One open attempt per player, mode and scope. */
  readonly scopeKey: string;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  readonly scope: AttemptScope;
  readonly parts: readonly PaperPart[];
  /** When its event is over, and it with it, for modes of events; else null. */
  readonly endsByMs?: number | null;
  /** Until when its result is kept back; null: nothing is. */
  readonly closesAtMs: number | null;
  /** Whether it may be opened however much the player has opened before: an exam waits for nobody's practice. */
  readonly isUnlimited?: true;
};

/** More questions than anybody can have opened in a day. */
const NO_LIMIT = 1_000_000_000;

/**
 * Opens an attempt: the paper is drawn and stored in one statement. When another call was faster, its attempt is answered.
 * Refuses an empty paper, and one beyond what a player may open or meet for the first time.
 */
export async function openAttempt(
  tx: Db,
  {
    random,
    settings,
    nowMs,
  }: { readonly random: Random; readonly settings: Settings; readonly nowMs: number },
  opening: Opening,
): Promise<Run | Refusal<"no_data" | "too_many_requests">> {
  const { playerId, mode, scopeKey, closesAtMs } = opening;
  const seeds = { choices: newSeed(random), ids: newSeed(random) };
  const parts = opening.parts.map((part) => ({
    ...part,
    items: part.items.filter((item) => mode.kinds.includes(item.kind)),
  }));
  const paper = buildPaper(parts, seeds);
  const questionCount = paper.questions.length;
  if (questionCount === 0) return refuse("no_data");
  const budget =
    opening.isUnlimited === true
      ? budgetFor(playerId, -NO_LIMIT, nowMs)
      : { ...budgetFor(playerId, questionCount, nowMs), newKeys: keyLimitsOf(settings) };
  const endsByMs = opening.endsByMs ?? closesAtMs;
  const frame = frameRun(mode, { questionCount, openedAtMs: nowMs, endsByMs });
  const attempt = {
    playerId,
    attemptId: random.uuid(),
    scopeKey,
    categoryId: opening.categoryId,
    subcategoryId: opening.subcategoryId,
    scope: opening.scope,
    rules: mode,
    paper,
    openedAt: new Date(nowMs),
    expiresAt: new Date(frame.expiresAtMs),
    endsAt: new Date(latestEndMs(frame)),
    closesAt: closesAtMs === null ? null : new Date(closesAtMs),
  };
  const run =
    (await insertAttempt(tx, attempt, budget)) ??
    (await findOpenRun(tx, { playerId, mode: mode.id, scopeKey }));
  if (run !== undefined) return run;
  const itemIds = paper.questions.map(({ itemId }) => itemId);
  const waitSeconds = await budgetWait(tx, budget, { itemIds, nowMs });
  // Else somebody else's call opened it, and a third one finished it in between: the player has nothing open.
  return waitSeconds === null
    ? refuse("no_data")
    : refuse("too_many_requests", { retryAfterSeconds: waitSeconds });
}
