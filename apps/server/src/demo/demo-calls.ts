import { isRefusal } from "@crosscheck/contract";
import type { FinishEffect } from "../calls/finish-effect.ts";
import type { Handlers } from "../calls/handle.ts";
import type { OperatorHandlers } from "../calls/operate.ts";
import { callAsOperator, type InNameOf } from "../operators/call-as-operator.ts";
import type { Ports } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import type { Settings } from "../settings/settings.ts";
import { createActionCore } from "../transport/action-core.ts";

/** What the demo's world is made on. */
export type DemoGround = {
  readonly db: Db;
  readonly ports: Ports;
  readonly settings: Settings;
  readonly handlers: Handlers;
  readonly operatorHandlers: OperatorHandlers;
  /** What the end of an attempt causes. */
  readonly effects: readonly FinishEffect[];
};

/** A clock that its holder sets; it goes neither by itself nor back. */
export type SetClock = { readonly nowMs: () => number; readonly advanceTo: (atMs: number) => void };

export function createSetClock(startMs: number): SetClock {
  let atMs = startMs;
  return {
    nowMs: () => atMs,
    advanceTo: (toMs) => {
      atMs = Math.max(atMs, Math.round(toMs));
    },
  };
}

/** Data of a call that worked; undefined for one that was refused. */
export type DemoCall = (action: string, fields?: object) => Promise<unknown>;

/**
 * Calls of one player through the product's own core, at the times of this player's clock. Rates and the budgets of new
 * questions do not count: they guard against scripts, and this is ours.
 */
export function createDemoCalls(
  { db, ports, settings, handlers, effects }: DemoGround,
  { playerId, clock }: { readonly playerId: string; readonly clock: SetClock },
): DemoCall {
  const unlimited: Settings = { ...settings, newQuestionsPerDay: 100_000, newQuestionsPerTenMinutes: 10_000 };
  const bugs: unknown[] = [];
  const core = createActionCore({
    handlers,
    db,
    ports: { ...ports, clock },
    settings: async () => unlimited,
    effects,
    authenticate: async () => ({
      kind: "player",
      playerId,
      deviceId: playerId,
      signedInAtMs: clock.nowMs(),
      alsoDefaultLanguage: false,
      pageLanguage: null,
    }),
    limit: () => null,
    checkOutput: false,
    onBug: (error) => bugs.push(error),
    countContradiction: () => undefined,
  });
  return async (action, fields = {}) => {
    const { body } = await core({
      action,
      authorization: `Bearer ${playerId}`,
      contentType: "application/json",
      body: new TextEncoder().encode(JSON.stringify(fields)),
      address: "127.0.0.1",
      userAgent: "demo",
    });
    const [bug] = bugs;
    if (bug !== undefined) throw new Error(`${action} of the demo failed`, { cause: bug });
    return body.error ? undefined : body.data;
  };
}

/** Operators' calls at the times of a clock; answers their data and throws where one is refused. */
export function createDemoOperate(
  { db, ports, settings, operatorHandlers: handlers }: DemoGround,
  clock: SetClock,
  who: InNameOf,
): (action: string, fields: object) => Promise<unknown> {
  const ground = {
    db,
    ports: { ...ports, clock },
    settings: { current: async () => settings, forget: () => undefined },
    handlers,
  };
  return async (action, fields) => {
    const answer = await callAsOperator(ground, who, { action, fields });
    if (isRefusal(answer)) throw new Error(`${action} of the demo was refused: ${JSON.stringify(answer)}`);
    return answer.data;
  };
}
