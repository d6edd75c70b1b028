import type { getOpenBattle } from "@crosscheck/contract/actions/battles";
import type { Handler } from "../../calls/handle.ts";
import { contentLanguage } from "../../categories/content-language.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { nameIn } from "../../content/names.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { listInvitations } from "../social/invitation-queries.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { findWayBack } from "./open-seat.ts";

type Call = Parameters<Handler<typeof getOpenBattle>>[0];

/** get_open_battle: the way back to one's seat, and challenges that wait. */
export function createGetOpenBattle(battles: LiveBattles): Handler<typeof getOpenBattle> {
  return orUnavailable<typeof getOpenBattle>(async (call) => {
    const { db, nowMs, caller } = call;
    const open = await findWayBack(db, battles, caller.playerId);
    const battle =
      open === undefined ? null : { battle_id: open.battleId, kind: open.kind, is_started: open.isStarted };
    const invitations = await viewInvitations(call);
    return { data: { battle, invitations, server_time: new Date(nowMs).toISOString() } };
  });
}

async function viewInvitations({ db, nowMs, settings, caller, input }: Call) {
  const { categories, languages } = await currentCatalogue(db, nowMs);
  const asked = { languageId: input.language_id, languageMode: settings.languageMode };
  const { code, defaultCode } = contentLanguage(languages, asked);
  const waiting = await listInvitations(db, caller.playerId, new Date(nowMs));
  return waiting.map((one) => {
    const category = categories.find(({ id }) => id === one.categoryId);
    return {
      invitation_id: one.invitationId,
      battle_id: one.battleId,
      room_code: one.roomCode,
      user_id: one.challengerId,
      name: one.name,
      category_name: category === undefined ? "" : nameIn(category.names, code, defaultCode),
      entry_fee: one.stakeCoins,
      expires_at: one.expiresAt.toISOString(),
    };
  });
}
