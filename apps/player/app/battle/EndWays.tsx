import type { BattleCard } from "@crosscheck/contract/battle-views";
import { hasCode } from "@crosscheck/rules/battles/battle-rules";
import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { RotateCcw, Share2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useCountdown } from "../hooks/use-countdown.ts";
import type { MsgId } from "../i18n/message-ids.ts";
import { refusalId } from "../i18n/refusals.ts";
import { useText, type Text } from "../i18n/texts.tsx";
import { shareSentence } from "../play/result/share-sentence.ts";
import type { BattlePart } from "./battle-part.ts";
import { useSeatNames } from "./seats.ts";

type EndWaysProps = BattlePart & {
  readonly leaveTo: string;
  readonly isPlayed: boolean;
  readonly own: NonNullable<BattleCard["result"]>["seats"][number];
};

/** Two in a row on phones, more where there is room. */
const ROW = "grow basis-36 max-sm:px-3";

/** Where to go after a battle: another one with the same players, the review, others, or back. */
export function EndWays({ store, state, card, offsetMs, leaveTo, isPlayed, own }: EndWaysProps) {
  const text = useText();
  const isRandom = !hasCode(card);
  return (
    <nav aria-label={text("battle.end.ways")} className="bt-ways">
      {isPlayed && card.rematch_until !== null ? (
        <Rematch store={store} state={state} card={card} offsetMs={offsetMs} />
      ) : null}
      {/* Of what nobody has answered nothing is kept. */}
      {card.own === null || card.own.attempt_id === null ? null : (
        <Link to={`/review/${card.own.attempt_id}/`} className={`${buttonClass("primary")} ${ROW}`}>
          {text("battle.end.review")}
        </Link>
      )}
      <Link to={leaveTo} className={`${buttonClass("quiet")} ${ROW}`}>
        {text(isRandom ? "battle.end.again" : "battle.end.back_room")}
      </Link>
      {isPlayed ? (
        <Button
          variant="quiet"
          className={ROW}
          onClick={() => void shareSentence(shareText(text, card, own))}
        >
          <Share2 aria-hidden="true" className="size-5" />
          {text("battle.end.share")}
        </Button>
      ) : null}
    </nav>
  );
}

/** Another battle with the same players, once all who are left have asked. */
function Rematch({ store, card, offsetMs }: Pick<EndWaysProps, "store" | "state" | "card" | "offsetMs">) {
  const text = useText();
  const names = useSeatNames(card);
  const [failure, setFailure] = useState<MsgId | null>(null);
  const left = useCountdown(card.rematch_until, offsetMs) ?? 0;
  const others = card.seats.filter(({ seat, presence }) => seat !== card.own_seat && presence !== "lost");
  const wanting = others.find(({ wants_rematch: wants, is_bot: isBot }) => wants && !isBot);
  const hasAsked = card.seats.some(({ seat, wants_rematch: wants }) => seat === card.own_seat && wants);
  const [first] = others;
  if (left === 0 || first === undefined) {
    return <p className="bt-ways-note">{text("battle.end.rematch_gone")}</p>;
  }
  const ask = async () => {
    const refused = await store.ask({ type: "ask_rematch" });
    setFailure(refused === null ? null : refused === "away" ? "refusals.network_away" : refusalId(refused));
  };
  const waitsFor =
    others.length > 1 ? text("battle.end.asked_all") : text("battle.end.asked", { name: names(first.seat) });
  return (
    <>
      <p role="status" className="bt-ways-note empty:hidden">
        {failure !== null
          ? text(failure)
          : wanting === undefined || hasAsked
            ? ""
            : text("battle.end.wants", { name: names(wanting.seat) })}
      </p>
      <Button
        variant="action"
        size="large"
        className="order-first w-full max-sm:px-3"
        aria-disabled={hasAsked || undefined}
        onClick={() => (hasAsked ? undefined : void ask())}
      >
        <RotateCcw aria-hidden="true" className="size-5" />
        {hasAsked
          ? waitsFor
          : text(wanting === undefined ? "battle.end.rematch" : "battle.end.accept_rematch")}
      </Button>
    </>
  );
}

function shareText(text: Text, card: BattleCard, own: EndWaysProps["own"]): string {
  const subject = card.category_name === "" ? text("battle.random.any_subject") : card.category_name;
  const others = card.seats.filter(({ seat }) => seat !== card.own_seat);
  const [other] = others;
  if (others.length === 1 && other !== undefined) {
    return text("battle.end.share_text", { own: own.points, other: other.points, subject });
  }
  return text("battle.end.share_place", {
    place: own.rank ?? card.seats.length,
    count: card.seats.length,
    subject,
  });
}
