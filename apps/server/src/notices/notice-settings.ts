import { refuse, type Actions } from "@crosscheck/contract";
import { NOTICE_KINDS } from "@crosscheck/rules/notices/notice";
import { clockOfMinute, minuteOfClock, type QuietHours } from "@crosscheck/rules/notices/quiet-hours";
import type { CallContext, Handler, SignedIn } from "../calls/handle.ts";
import { findWishes, storeWishes } from "./push-queries.ts";

type Call = Pick<CallContext, "db" | "ports"> & { readonly caller: SignedIn };

export const handleGetNoticeSettings: Handler<Actions["get_notice_settings"]> = async (call) => ({
  data: await readSettings(call),
});

export const handleSetNoticeSettings: Handler<Actions["set_notice_settings"]> = async (call) => {
  const { db, caller, input } = call;
  const quiet = readQuiet(input.quiet_from, input.quiet_until);
  if (quiet === "half") return refuse("invalid_field", { field: "quiet_until" });
  const muted = NOTICE_KINDS.filter((kind) => input.muted.includes(kind));
  await storeWishes(db, caller.playerId, { muted, quiet });
  return { data: await readSettings(call), message: "updated" };
};

/** Hours without a length are none. */
function readQuiet(
  fromClock: string | undefined,
  untilClock: string | undefined,
): QuietHours | null | "half" {
  if ((fromClock === undefined) !== (untilClock === undefined)) return "half";
  const [from, until] = [minuteOfClock(fromClock ?? ""), minuteOfClock(untilClock ?? "")];
  return from === null || until === null || from === until ? null : { from, until };
}

async function readSettings({ db, ports, caller }: Call) {
  const { muted, quiet, isPushedHere } = await findWishes(db, caller);
  return {
    kinds: NOTICE_KINDS.map((kind) => ({ kind, is_pushed: !muted.includes(kind) })),
    quiet_from: quiet === null ? null : clockOfMinute(quiet.from),
    quiet_until: quiet === null ? null : clockOfMinute(quiet.until),
    push_key: ports.push.publicKey,
    is_pushed_here: isPushedHere,
  };
}
