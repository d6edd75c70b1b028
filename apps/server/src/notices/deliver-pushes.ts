import { NOTICE_PARAM } from "@crosscheck/rules/notices/notice-param";
import { quietUntil } from "@crosscheck/rules/notices/quiet-hours";
import type { Say } from "../languages/say.ts";
import type { PushOutcome, PushPort } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import type { Settings } from "../settings/settings.ts";
import type { NoticeRecord } from "./notice-queries.ts";
import { noticeText } from "./notice-text.ts";
import { dropPush, postponePush, removeSubscription, takePushes, type DuePush } from "./push-queries.ts";

export type PushContext = {
  readonly db: Db;
  readonly push: PushPort;
  readonly say: Say;
  readonly settings: Settings;
  readonly nowMs: number;
  /** A push that could not be tried; the others go on. */
  readonly onBug: (error: unknown, about: object) => void;
};

const AT_ONCE = 20;
/** Longer than a service is waited for. */
const IN_HAND_MS = 120_000;
const MINUTE_MS = 60_000;
const MOST_FAILURES = 10;
const LONGEST_WAIT_MS = 3_600_000;
/** A notice is no news after a day; an invitation to a battle waits for nobody longer than this. */
const FRESH_MS = 86_400_000;
const FRESH_INVITATION_MS = 120_000;
/** Bytes of the longest text: with its heading and address it stays below what every push service takes. */
const MOST_TEXT_BYTES = 1_500;

/**
 * Sends what is due to the browsers of players, at least once each: what was sent by a process that died before it said
 * so is sent again, under the same topic and tag, so that a device shows it once. Answers how many were sent.
 */
export async function deliverPushes(context: PushContext): Promise<number> {
  const { db, nowMs, onBug } = context;
  for (let sent = 0; ;) {
    const hand = { at: new Date(nowMs), until: new Date(nowMs + IN_HAND_MS), limit: AT_ONCE };
    const due = await takePushes(db, hand);
    const outcomes = await Promise.allSettled(due.map((push) => deliver(context, push)));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === "rejected") onBug(outcome.reason, { deliveryId: due[index]?.deliveryId });
      else if (outcome.value === "sent") sent += 1;
    }
    if (due.length < AT_ONCE) return sent;
  }
}

async function deliver(
  context: PushContext,
  due: DuePush,
): Promise<PushOutcome["outcome"] | "dropped" | "quiet"> {
  const { db, nowMs } = context;
  const { deliveryId, notice, wishes } = due;
  const until = notice === null ? 0 : freshUntil(notice);
  const isWanted = notice !== null && !notice.isRead && !wishes.muted.includes(notice.kind);
  if (!due.isSignedIn || !isWanted || nowMs >= until) {
    await dropPush(db, deliveryId);
    return "dropped";
  }
  const quietEnd = quietUntil(wishes.quiet, due.zone ?? "UTC", nowMs);
  if (quietEnd !== null) {
    await postponePush(db, { deliveryId, until: new Date(quietEnd), hasFailed: false });
    return "quiet";
  }
  const outcome = await send(context, due, notice);
  await note(context, due, outcome);
  return outcome.outcome;
}

function freshUntil({ kind, at }: NoticeRecord): number {
  return at.getTime() + (kind === "battle_invitation" ? FRESH_INVITATION_MS : FRESH_MS);
}

/** The worker on the device shows what it is sent and knows nothing else: words are made here. */
function send(
  { push, say, settings, nowMs }: PushContext,
  due: DuePush,
  notice: NoticeRecord,
): Promise<PushOutcome> {
  const { title, message, path } = noticeText(notice, due.language, say);
  const tag = notice.id.replaceAll("-", "");
  const payload = JSON.stringify({
    id: notice.id,
    tag,
    title,
    body: cut(message),
    path: `${path}${path.includes("?") ? "&" : "?"}${NOTICE_PARAM}=${notice.id}`,
    at: notice.at.getTime(),
  });
  return push.send(due, {
    payload,
    topic: tag,
    ttlSeconds: Math.max(1, Math.floor((freshUntil(notice) - nowMs) / 1_000)),
    contact: `mailto:${settings.contactEmail}`,
  });
}

/** The text without what would make a message too long. */
function cut(text: string): string {
  if (Buffer.byteLength(text) <= MOST_TEXT_BYTES) return text;
  let bytes = 0;
  const kept = [...new Intl.Segmenter("und").segment(text)].filter(({ segment }) => {
    bytes += Buffer.byteLength(segment);
    return bytes < MOST_TEXT_BYTES;
  });
  return `${kept.map(({ segment }) => segment).join("")}…`;
}

async function note({ db, nowMs, onBug }: PushContext, due: DuePush, outcome: PushOutcome): Promise<void> {
  const { deliveryId, failures } = due;
  if (outcome.outcome === "refused") {
    const { host } = new URL(due.endpoint);
    onBug(new Error(`the push service ${host} refused a notice: ${outcome.status}`), { deliveryId });
  }
  if (outcome.outcome === "gone") return await removeSubscription(db, due, due.endpoint);
  if (outcome.outcome !== "later" || failures + 1 >= MOST_FAILURES) return await dropPush(db, deliveryId);
  const asked = (outcome.afterSeconds ?? 0) * 1_000;
  const wait = Math.min(Math.max(asked, MINUTE_MS * 2 ** failures), LONGEST_WAIT_MS);
  await postponePush(db, { deliveryId, until: new Date(nowMs + wait), hasFailed: true });
}
