import { releaseReferral } from "../coins/referral.ts";
import { countWaiting, listHeld, settleHeld, type HeldReferral } from "../coins/referral-queries.ts";
import type { Db } from "../postgres/database.ts";
import type { Settings } from "../settings/settings.ts";
import type { TaskResult } from "./reports.ts";

export const REFERRALS_USAGE = `npm run admin -- referrals [list]            friends by code that wait for a look: several of one address or device
       npm run admin -- referrals release <id>      lets one go on, and pays what is due
       npm run admin -- referrals refuse <id>       ends one without coins`;

const MOST_SHOWN = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lists, releases or refuses friends that are held, for administrators. */
export async function runReferrals(
  db: Db,
  args: readonly string[],
  { settings, nowMs }: { readonly settings: Settings; readonly nowMs: number },
): Promise<TaskResult> {
  const [task = "list", id = ""] = args;
  if (task === "list" && args.length <= 1) {
    return { code: 0, text: toText(await listHeld(db, MOST_SHOWN)) + (await sayWaiting(db)) };
  }
  if ((task !== "release" && task !== "refuse") || args.length !== 2 || !UUID.test(id)) {
    return { code: 2, text: `Usage: ${REFERRALS_USAGE}\n` };
  }
  const isSettled =
    task === "release"
      ? await releaseReferral(db, id.toLowerCase(), { settings, at: new Date(nowMs) })
      : await settleHeld(db, id.toLowerCase(), "refused");
  if (!isSettled) return { code: 1, text: `No held friend has the id ${id}.\n` };
  return { code: 0, text: `Friend ${id} is ${task === "release" ? "released" : "refused"}.\n` };
}

/** What an operator should hear without asking: friends that wait for a look or for room; empty when none does. */
export async function sayWaiting(db: Db): Promise<string> {
  const { held, due } = await countWaiting(db);
  const look = `Friends by code that wait for a look: ${held} (npm run admin -- referrals).\n`;
  const room = `Friends by code above what a day or month pays: ${due}; their owners are paid by themselves.\n`;
  return (held === 0 ? "" : look) + (due === 0 ? "" : room);
}

function toText(held: readonly HeldReferral[]): string {
  if (held.length === 0) return "No friend waits for a look.\n";
  return held.map(toBlock).join("\n");
}

function toBlock(one: HeldReferral): string {
  return `── ${one.newcomerId}  ${one.joinedAt.toISOString()}
   newcomer:   ${oneLine(one.newcomer)}, ${one.isDue ? "has played on two days" : "has not played on two days yet"}
   invited by: ${oneLine(one.owner)} ${one.ownerId}
   same address or device as: ${one.heldWith ?? "unknown"}
`;
}

/** A player's text must not look like another line, nor move the cursor of a terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}
