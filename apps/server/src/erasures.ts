import { eraseStanding } from "./battles/settle/erase-queries.ts";
import { eraseBadges } from "./badges/badge-queries.ts";
import { erasePaperNotes } from "./attempts/engine/note-queries.ts";
import { eraseAbsences } from "./attempts/watch/watch-queries.ts";
import { eraseBattleTalk } from "./battles/social/erase-queries.ts";
import type { Erasure } from "./calls/erasure.ts";
import { eraseReminders } from "./contests/contest-queries.ts";
import { eraseReferrals } from "./coins/referral-queries.ts";
import { erasePhoneCodes } from "./identity/identity-queries.ts";
import { eraseExams } from "./exams/erase-queries.ts";
import { erasePayouts } from "./payouts/payouts.ts";
import { eraseNotices } from "./notices/notice-queries.ts";
import { eraseContactChanges } from "./players/contact-queries.ts";
import { eraseDevices } from "./players/device-queries.ts";
import { eraseIdentityLinks } from "./players/identity-link-queries.ts";
import { eraseMessages } from "./ports/outbox-queries.ts";
import { eraseNotes } from "./support/note-queries.ts";
import { eraseStudy } from "./study/note-queries.ts";

/**
 * What the deletion of an account causes beyond the player's own row, each area its own, in this order. The keyed
 * hashes that limit sends go by themselves after a day: deleting must not be a way to more messages.
 */
export const ERASURES: readonly Erasure[] = [
  { tables: ["idp.phone_codes"], erase: (tx, { addresses }) => erasePhoneCodes(tx, addresses) },
  { tables: ["outbox"], erase: (tx, { addresses }) => eraseMessages(tx, addresses) },
  { tables: ["contact_changes"], erase: (tx, { playerId }) => eraseContactChanges(tx, playerId) },
  { tables: ["devices"], erase: (tx, { playerId }) => eraseDevices(tx, playerId) },
  { tables: ["player_notes"], erase: (tx, { playerId }) => eraseNotes(tx, playerId) },
  { tables: ["identity_links"], erase: (tx, { playerId }) => eraseIdentityLinks(tx, playerId) },
  { tables: ["notes", "bookmarks", "reports"], erase: (tx, { playerId }) => eraseStudy(tx, playerId) },
  {
    tables: ["notices", "broadcast_reads", "notice_settings", "push_subscriptions", "push_deliveries"],
    erase: (tx, { playerId }) => eraseNotices(tx, playerId),
  },
  {
    tables: ["attempt_page_events", "attempt_gaps", "attempt_takeovers"],
    erase: (tx, { playerId }) => eraseAbsences(tx, playerId),
  },
  { tables: ["attempt_notes"], erase: (tx, { playerId }) => erasePaperNotes(tx, playerId) },
  {
    tables: ["player_blocks", "battle_invitations", "battle_reports", "battle_mutes", "battle_events"],
    erase: (tx, { playerId }) => eraseBattleTalk(tx, playerId),
  },
  { tables: ["battle_ratings", "battle_searches"], erase: (tx, { playerId }) => eraseStanding(tx, playerId) },
  { tables: ["player_badges"], erase: (tx, { playerId }) => eraseBadges(tx, playerId) },
  { tables: ["contest_reminders"], erase: (tx, { playerId }) => eraseReminders(tx, playerId) },
  {
    tables: ["exam_sittings", "exam_candidates", "candidate_group_members", "exam_key_tries"],
    erase: (tx, { playerId, at }) => eraseExams(tx, playerId, at),
  },
  // Takes the account of coins, as the friends after it do.
  { tables: ["payout_requests"], erase: (tx, { playerId, at }) => erasePayouts(tx, playerId, at) },
  { tables: ["referrals"], erase: (tx, { playerId }) => eraseReferrals(tx, playerId) },
];
