import type { BattleCard } from "@crosscheck/contract/battle-views";
import { Ellipsis } from "lucide-react";
import { useId, useState } from "react";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { showToast } from "../../state/toasts.ts";
import { useSeatNames, type SaidLine } from "../seats.ts";
import { shownLine, spokenLine } from "./lines.ts";
import { mute, toggleMuted, useIsMuted } from "./muted.ts";

/** Everything that was said in a battle, the latest first; what others said can be reported from here. */
export function TalkLog({ card }: { readonly card: BattleCard }) {
  const text = useText();
  const id = useId();
  const lines = card.lines.toReversed();
  return (
    <section aria-labelledby={id} className="bt-log">
      <h2 id={id}>{text("battle.say.log")}</h2>
      {lines.length === 0 ? (
        <p className="text-sm text-muted">{text("battle.say.empty")}</p>
      ) : (
        <ol>
          {lines.map((said) => (
            <LogLine key={`${said.seat} ${said.message_id}`} card={card} said={said} />
          ))}
        </ol>
      )}
    </section>
  );
}

function LogLine({ card, said }: { readonly card: BattleCard; readonly said: SaidLine }) {
  const text = useText();
  const names = useSeatNames(card);
  const isOwn = said.seat === card.own_seat;
  const isMuted = useIsMuted(card, said.seat);
  const [isOpen, setIsOpen] = useState(false);
  const seat = card.seats.find((row) => row.seat === said.seat);
  const shown = shownLine(text, said.line);
  if (shown === null) return null;
  const canAct = !isOwn && seat !== undefined && !seat.is_bot;
  return (
    <li className="bt-said" data-own={isOwn || undefined}>
      <p>
        <bdi className="bt-said-name">{isOwn ? text("battle.you") : names(said.seat)}</bdi>
        {isMuted ? (
          <span className="text-muted">{text("battle.say.muted")}</span>
        ) : (
          <span dir="auto">
            <span aria-hidden={said.line.kind === "emoji"}>{shown}</span>
            {said.line.kind === "emoji" ? (
              <span className="sr-only">{spokenLine(text, said.line)}</span>
            ) : null}
          </span>
        )}
      </p>
      {canAct ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={text("battle.say.more")}
          className="bt-round"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      ) : null}
      {canAct && isOpen ? (
        <LineActions card={card} said={said} playerId={seat.user_id} isMuted={isMuted} />
      ) : null}
    </li>
  );
}

type LineActionsProps = {
  readonly card: BattleCard;
  readonly said: SaidLine;
  readonly playerId: string;
  readonly isMuted: boolean;
};

function LineActions({ card, said, playerId, isMuted }: LineActionsProps) {
  const text = useText();
  const api = useApi();
  const name = useSeatNames(card)(said.seat);
  const report = async () => {
    const { seat, message_id } = said;
    const outcome = await api
      .report_message({ battle_id: card.battle_id, seat, message_id })
      .catch(() => null);
    showToast(toastOf(outcome, "battle.say.reported"));
  };
  const block = async () => {
    const outcome = await api.block_player({ user_id: playerId }).catch(() => null);
    if (outcome?.ok === true) mute(playerId);
    showToast(toastOf(outcome, "battle.say.blocked"));
  };
  return (
    <div className="bt-said-ways">
      <button type="button" onClick={() => void report()}>
        {text("battle.say.report")}
      </button>
      <button type="button" onClick={() => toggleMuted(playerId)}>
        {text(isMuted ? "battle.say.unmute" : "battle.say.mute", { name })}
      </button>
      <button type="button" onClick={() => void block()}>
        {text("battle.say.block", { name })}
      </button>
    </div>
  );
}

type Outcome = Awaited<ReturnType<ReturnType<typeof useApi>["report_message" | "block_player"]>> | null;

function toastOf(outcome: Outcome, done: "battle.say.reported" | "battle.say.blocked") {
  if (outcome === null) return { id: "refusals.network_away", kind: "warning" } as const;
  return outcome.ok
    ? ({ id: done, kind: "success" } as const)
    : ({ id: refusalId(outcome.refused), kind: "warning" } as const);
}
