import { refuse, type Actions } from "@crosscheck/contract";
import { BADGE_TYPES, type BadgeType } from "@crosscheck/rules/badges/badges";
import { numbersOfBadge, shownProgress } from "@crosscheck/rules/badges/progress";
import { dayIn } from "@crosscheck/rules/attempts/local-day";
import type { CallContext, Handler, SignedIn } from "../calls/handle.ts";
import type { TextsSource } from "../languages/texts-source.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { findBadges, type BadgeBook, type BadgeRecord } from "./badge-queries.ts";
import { evaluateBadges, listReached } from "./unlock-badges.ts";

const DEFAULT_LANGUAGE = "en";

/** Labels and notes are the interface's own, in the language the player has chosen. */
export const createGetUserBadges =
  ({ current }: TextsSource): Handler<Actions["get_user_badges"]> =>
  async (call) => {
    const book = await readBadges(call);
    if (book === undefined) return refuse("user_not_found");
    const texts = await current();
    const own = texts.get(book.language ?? DEFAULT_LANGUAGE) ?? texts.get(DEFAULT_LANGUAGE);
    const rows = BADGE_TYPES.map((type) => {
      const { unlockedAt, claimedAt } = recordOf(book, type);
      const { threshold, reward } = numbersOfBadge(type, call.settings.badgeNumbers);
      return {
        type,
        badge_label: own?.texts[`badges.${type}.label`] ?? type,
        badge_note: own?.texts[`badges.${type}.note`] ?? "",
        badge_reward: reward,
        badge_icon: null,
        badge_counter: threshold,
        progress: progressOf(book, type, call.nowMs),
        status: statusOf(book, type),
        unlocked_at: unlockedAt?.toISOString() ?? null,
        claimed_at: claimedAt?.toISOString() ?? null,
      };
    });
    return { data: rows };
  };

/** The server counts by itself: the call looks again, and says how the badge stands. */
export const handleSetBadges: Handler<Actions["set_badges"]> = async (call) => {
  const book = await readBadges(call);
  if (book === undefined) return refuse("user_not_found");
  const { type } = call.input;
  return {
    data: { type, status: statusOf(book, type), progress: progressOf(book, type, call.nowMs) },
    message: "updated",
  };
};

/** The badges of the caller, with those unlocked that were reached since something last counted. */
async function readBadges({
  db,
  caller,
  settings,
  nowMs,
}: Pick<CallContext, "db" | "settings" | "nowMs"> & { readonly caller: SignedIn }): Promise<
  BadgeBook | undefined
> {
  const { playerId } = caller;
  const book = await findBadges(db, playerId);
  if (book === undefined || listReached(book, settings.badgeNumbers).length === 0) return book;
  const at = new Date(nowMs);
  await inTransaction(db, (tx) => evaluateBadges(tx, playerId, { settings, at }));
  return await findBadges(db, playerId);
}

function recordOf({ badges }: BadgeBook, type: BadgeType): BadgeRecord {
  const nothing = { type, progress: 0, lastRow: null, unlockedAt: null, claimedAt: null };
  return badges.find((badge) => badge.type === type) ?? nothing;
}

function statusOf(book: BadgeBook, type: BadgeType): 0 | 1 | 2 {
  const { unlockedAt, claimedAt } = recordOf(book, type);
  if (claimedAt !== null) return 2;
  return unlockedAt === null ? 0 : 1;
}

function progressOf(book: BadgeBook, type: BadgeType, nowMs: number): number {
  const today = dayIn(book.zone ?? "UTC", nowMs);
  return shownProgress(type, { kept: recordOf(book, type), standing: book.standing, today });
}
