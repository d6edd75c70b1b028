import type { BattleState, Seat } from "@crosscheck/rules/battles/battle";
import { battle } from "@crosscheck/rules/modes/battle";
import { closeRun, type Closing } from "../../attempts/finish/finish-run.ts";
import { topicNames } from "../../attempts/open/open-quiz.ts";
import { currentCatalogue, type Catalogue } from "../../content/catalogue.ts";
import { nameIn } from "../../content/names.ts";
import type { Db } from "../../postgres/database.ts";
import type { AttemptScope } from "../../postgres/tables/attempt-tables.ts";
import type { Settings } from "../../settings/settings.ts";
import type { BattleRecord } from "../store/battle-queries.ts";
import { insertPlayedRun } from "./run-queries.ts";

/** What is the same in the runs of all seats. */
export type RunsOf = {
  readonly paper: NonNullable<BattleState["paper"]>;
  readonly scope: AttemptScope;
  readonly openedAt: Date;
  readonly endedAt: Date;
  readonly catalogue: Catalogue;
  readonly settings: Settings;
};

/**
 * What the runs of a battle that is over hold: only questions that were told, for of the others nobody is to learn the
 * answer. Null where none was.
 *
 * @param db the database itself, not a transaction
 */
export async function prepareRuns(
  db: Db,
  {
    state,
    record,
    settings,
    nowMs,
  }: {
    readonly state: BattleState;
    readonly record: BattleRecord;
    readonly settings: Settings;
    readonly nowMs: number;
  },
): Promise<RunsOf | null> {
  const { paper, phase } = state;
  const questions = paper?.questions.slice(0, countReviewed(state)) ?? [];
  if (phase.is !== "over" || questions.length === 0 || record.startedAtMs === null) return null;
  const catalogue = await currentCatalogue(db, nowMs);
  const category = catalogue.categories.find(({ id }) => id === record.categoryId);
  const asked = questions.map((one) => ({
    language: one.language,
    categorySlug: one.category,
    subcategorySlug: one.subcategory,
  }));
  return {
    paper: { questions },
    scope: {
      from: "battle",
      kind: record.rules.kind,
      category: category?.slug ?? null,
      title:
        category === undefined
          ? ""
          : nameIn(category.names, record.language, catalogue.languages[0]?.code ?? ""),
      names: category === undefined ? [] : [category.names],
      topicNames: await topicNames({ db, nowMs }, asked),
    },
    openedAt: new Date(Math.min(record.startedAtMs, phase.atMs)),
    endedAt: new Date(phase.atMs),
    catalogue,
    settings,
  };
}

/**
 * Keeps what a player has answered as a finished run under the battle's id, to look through and to learn from; it counts
 * for no score, level, streak or coins. Call inside the transaction that ends the battle, with the player locked.
 */
export async function keepRun(
  tx: Db,
  seat: Seat,
  { battleId, runs }: { readonly battleId: string; readonly runs: RunsOf },
): Promise<Closing> {
  const { paper, scope, openedAt, endedAt, catalogue, settings } = runs;
  const run = await insertPlayedRun(tx, {
    playerId: seat.playerId,
    attemptId: battleId,
    scopeKey: battleId,
    scope,
    rules: battle,
    paper,
    openedAt,
    endedAt,
    answers: seat.answers
      .filter(({ number }) => number <= paper.questions.length)
      .map(({ number, answer, atMs }) => ({ number, sequence: 0, answer, inTime: true, atMs })),
  });
  const closing = await closeRun(
    tx,
    { db: tx, settings, nowMs: endedAt.getTime(), effects: [], catalogue },
    run,
  );
  if (closing === undefined) throw new Error(`run ${battleId} was not ended`);
  return closing;
}

/** Questions of a review; of a match that was broken off those up to the last one that anybody answered. */
function countReviewed({ phase, seats, paper }: BattleState): number {
  if (phase.is !== "over" || paper === null) return 0;
  if (phase.result.reason === "points") return paper.questions.length;
  return Math.max(0, ...seats.flatMap(({ answers }) => answers.map(({ number }) => number)));
}
