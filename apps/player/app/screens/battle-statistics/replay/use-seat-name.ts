import type { BattleCard } from "@crosscheck/contract/battle-views";
import { useText } from "../../../i18n/texts.tsx";

type Seat = Pick<BattleCard["seats"][number], "name" | "is_bot">;

/** The name of a seat: the bot's, or that somebody has left, where it has none of its own. */
export function useSeatName(): (seat: Seat) => string {
  const text = useText();
  return ({ name, is_bot: isBot }) => {
    if (isBot) return text("battle-rooms.bot");
    return name === "" ? text("battle-rooms.deleted") : name;
  };
}
