import type { BattleStore } from "@crosscheck/client/battle/battle-store";
import type { Line } from "@crosscheck/rules/battles/lines";
import { useState } from "react";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";

/** Says lines, and why the last one was not taken. */
export function useSay(store: BattleStore) {
  const [failure, setFailure] = useState<MsgId | null>(null);
  const say = async (line: Line): Promise<boolean> => {
    const refused = await store.ask({ type: "say", message_id: crypto.randomUUID(), line });
    if (refused === null) setFailure(null);
    else setFailure(refused === "away" ? "battle.say.not_sent" : refusalId(refused));
    return refused === null;
  };
  return { say, failure };
}
