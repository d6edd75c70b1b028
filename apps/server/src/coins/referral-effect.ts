import { sql } from "kysely";
import { finishEffect } from "../calls/finish-effect.ts";
import { noteRankedQuiz, type OpenReferral } from "./referral.ts";

type Found = {
  /** Of a newcomer who has something to do yet for the friend whose code was used; else null. */
  readonly referral: OpenReferral | null;
};

/** A newcomer's ranked quiz counts for the friend who brought them. Locks that friend's account: comes after all others. */
export const referralEffect = finishEffect({
  read: ({ playerId }) => sql<Found>`
      (select jsonb_build_object('ownerId', owner_id, 'start', case when first_at is not null then jsonb_build_object(
          'firstAtMs', (extract(epoch from first_at) * 1000)::bigint, 'zone', first_zone) end)
        from referrals where newcomer_id = ${playerId} and state in ('open', 'held') and due_at is null)
        as referral`,
  follow: async (tx, ending, { referral }) => {
    if (!ending.mode.ranked || !ending.isAnswered || referral === null) return {};
    await noteRankedQuiz(tx, referral, {
      newcomerId: ending.playerId,
      zone: ending.zone,
      endedAt: ending.at,
      bookedAt: ending.bookedAt,
      settings: ending.settings,
    });
    return {};
  },
});
