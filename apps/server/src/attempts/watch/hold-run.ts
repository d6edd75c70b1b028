import { refuse, type Refusal } from "@crosscheck/contract";
import { GAP_MS } from "@crosscheck/rules/exams/away";
import type { CallContext, SignedIn } from "../../calls/handle.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { findRun } from "../engine/run-queries.ts";
import { isOver, type Run } from "../engine/run.ts";
import { insertTakeover, lockHolder, moveDeviceSeen, moveHolder } from "./device-queries.ts";

type HoldCall = Pick<CallContext, "db" | "nowMs"> & { readonly caller: Pick<SignedIn, "deviceId"> };

/** Whether the run is the caller's to go on with, as far as it is known here: it has it, or any device may. */
export function isHeldHere({ nowMs, caller }: Pick<HoldCall, "nowMs" | "caller">, run: Run): boolean {
  return run.rules.oneDevice !== true || run.deviceId === caller.deviceId || isOver(run, nowMs);
}

/**
 * The run for the caller's device, which is heard of by this: it takes what nobody has, or what a device has that was
 * silent for longer than one with a connection is. Refused while another one has it. A run that is over, and one that any
 * device may have, is as it is.
 */
export async function holdRun(call: HoldCall, run: Run): Promise<Run | Refusal<"other_device">> {
  const { nowMs } = call;
  if (run.rules.oneDevice !== true || isOver(run, nowMs) || (await keeps(call, run))) return run;
  const now = await moveRun(call, run, (heardAtMs) => heardAtMs === null || nowMs - heardAtMs > GAP_MS);
  return isHeldHere(call, now) ? now : refuse("other_device");
}

/** The run as it was given to the caller's device, whoever had it; of two that take over, the later one has it. */
export async function takeOverRun(call: HoldCall, run: Run): Promise<Run> {
  if (run.rules.oneDevice !== true || isOver(run, call.nowMs) || (await keeps(call, run))) return run;
  return await moveRun(call, run, () => true);
}

/** Whether the caller's device has the run already; it is heard of by this. */
async function keeps({ db, nowMs, caller: { deviceId } }: HoldCall, run: Run): Promise<boolean> {
  return run.deviceId === deviceId && (await moveDeviceSeen(db, run, { deviceId, at: new Date(nowMs) }));
}

type MayTake = (heardAtMs: number | null) => boolean;

/** Gives the run to the caller's device unless another one has it that may not be taken from; tells how it stands then. */
async function moveRun(call: HoldCall, run: Run, mayTake: MayTake): Promise<Run> {
  await inTransaction(call.db, (tx) => moveLocked(tx, call, { run, mayTake }));
  return (await findRun(call.db, run)) ?? run;
}

async function moveLocked(
  tx: Db,
  { nowMs, caller: { deviceId } }: HoldCall,
  { run, mayTake }: { readonly run: Run; readonly mayTake: MayTake },
): Promise<void> {
  const holder = await lockHolder(tx, run);
  if (holder === undefined || holder.deviceId === deviceId) return;
  const isTaken = holder.deviceId !== null;
  if (isTaken && !mayTake(holder.heardAtMs)) return;
  const at = new Date(Math.max(nowMs, holder.heardAtMs ?? nowMs));
  await moveHolder(tx, run, { deviceId, at });
  if (isTaken) await insertTakeover(tx, run, at);
}
