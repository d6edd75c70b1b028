import { buildPaper, type PaperPart } from "@crosscheck/rules/attempts/build-paper";
import { frameRun } from "@crosscheck/rules/attempts/clock";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { refuse, type Refusal } from "@crosscheck/contract";
import type { CallContext } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import type { Random } from "../ports/ports.ts";
import { newSeed } from "../ports/random.ts";
import type { AttemptScope } from "./attempt-tables.ts";
import { settleRun } from "./finish-run.ts";
import { findOpenRun, insertAttempt, type RunPlace } from "./run-queries.ts";
import type { Run } from "./run.ts";

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
  /** When answers may be shown, for `after_close` modes; else null. */
  readonly closesAtMs: number | null;
};

/**
 * Opens an attempt: the paper is drawn and stored, then read back. When another call was faster, its attempt is
 * answered. May be called inside the caller's transaction; it is one insert and one read. Refuses an empty paper.
 */
export async function openAttempt(
  tx: Db,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
  opening: Opening,
): Promise<Run | Refusal<"no_data">> {
  const { playerId, mode, scopeKey, closesAtMs } = opening;
  const seeds = { choices: newSeed(random), ids: newSeed(random) };
  const parts = opening.parts.map((part) => ({
    ...part,
    items: part.items.filter((item) => mode.kinds.includes(item.kind)),
  }));
  const paper = buildPaper(parts, seeds);
  if (paper.questions.length === 0) return refuse("no_data");
  const frame = frameRun(mode, { questionCount: paper.questions.length, openedAtMs: nowMs });
  await insertAttempt(tx, {
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
    closesAt: closesAtMs === null ? null : new Date(closesAtMs),
  });
  const run = await findOpenRun(tx, { playerId, mode: mode.id, scopeKey });
  // Somebody else's call opened it, and a third one finished it in between: the player has nothing open.
  return run ?? refuse("no_data");
}

/** The open attempt of this place, if its time is not over; one whose time is over is finished on the way. */
export async function resumeAttempt(
  context: Pick<CallContext, "db" | "settings" | "nowMs">,
  place: RunPlace,
): Promise<Run | null> {
  const open = await findOpenRun(context.db, place);
  if (open === undefined) return null;
  const settled = await settleRun(context, open);
  return settled.finishedAtMs === null ? settled : null;
}
