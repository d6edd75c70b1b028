import type { BattleCard } from "@crosscheck/contract/battle-views";
import { useText } from "../../i18n/texts.tsx";
import { shownLine, useFreshLine } from "./lines.ts";
import { useIsMuted } from "./muted.ts";

type SaidBubbleProps = { readonly card: BattleCard; readonly seat: number; readonly offsetMs: number };

/** What a seat has just said, at the seat. */
export function SaidBubble({ card, seat, offsetMs }: SaidBubbleProps) {
  const text = useText();
  const isMuted = useIsMuted(card, seat);
  const said = useFreshLine(card.lines, seat, offsetMs);
  const shown = said === null || isMuted ? null : shownLine(text, said.line);
  if (said === null || shown === null) return null;
  return (
    <span
      key={said.message_id}
      aria-hidden="true"
      dir="auto"
      className="bt-bubble cc-pop"
      data-emoji={said.line.kind === "emoji" || undefined}
    >
      {shown}
    </span>
  );
}
