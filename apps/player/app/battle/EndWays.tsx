import type { BattleCard } from "@crosscheck/contract/battle-views";
import { hasCode } from "@crosscheck/rules/battles/battle-rules";
import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useCountdown } from "../hooks/use-countdown.ts";
import type { MsgId } from "../i18n/message-ids.ts";
import { refusalId } from "../i18n/refusals.ts";
import { useText, type Text } from "../i18n/texts.tsx";
import { ShareButton } from "../play/share/ShareButton.tsx";
import type { ShareCard } from "../play/share/share-card.ts";
import type { BattlePart } from "./battle-part.ts";
import { headlineOf } from "./end-words.ts";
import { useSeatNames } from "./seats.ts";

type EndWaysProps = BattlePart & {
  readonly leaveTo: string;
  readonly isPlayed: boolean;
  readonly own: NonNullable<BattleCard["result"]>["seats"][number];
};

/** The first row is for two. */
const BEST = "order-first grow basis-1/2 whitespace-nowrap max-sm:px-2.5";
const REVIEW = "-order-1 grow basis-2/5 whitespace-nowrap max-sm:px-2.5";
/** Two in a row on phones, more where there is room. */
const ROW = "grow basis-36 max-sm:px-3";

/**
 * Where to go after a battle: another one with the same players in amber while it can be had, else a new one; the review
 * beside it, and the picture to share.
 */
export function EndWays({ store, card, offsetMs, leaveTo, isPlayed, own }: EndWaysProps) {
  const text = useText();
  const left = useCountdown(card.rematch_until, offsetMs) ?? 0;
  const isOffered = isPlayed && card.rematch_until !== null;
  const hasOthers = card.seats.some(({ seat, presence }) => seat !== card.own_seat && presence !== "lost");
  const canRematch = isOffered && left > 0 && hasOthers;
  const isRandom = !hasCode(card);
  return (
    <nav aria-label={text("battle.end.ways")} className="bt-ways">
      {canRematch ? <Rematch store={store} card={card} /> : null}
      {isOffered && !canRematch ? (
        <p role="status" className="bt-ways-note">
          {text("battle.end.rematch_gone")}
        </p>
      ) : null}
      {/* Of what nobody has answered nothing is kept. */}
      {card.own === null || card.own.attempt_id === null ? null : (
        <Link to={`/review/${card.own.attempt_id}/`} className={`${buttonClass("primary")} ${REVIEW}`}>
          {text("battle.end.review")}
        </Link>
      )}
      <Link
        to={leaveTo}
        className={
          canRematch ? `${buttonClass("quiet")} ${ROW}` : `${buttonClass("action", "large")} ${BEST}`
        }
      >
        {text(isRandom ? "battle.end.again" : "battle.end.back_room")}
      </Link>
      {isPlayed ? (
        <ShareButton
          className={ROW}
          card={shareCardOf(text, card, own)}
          sentence={shareText(text, card, own)}
        />
      ) : null}
    </nav>
  );
}

/** Another battle with the same players, once all who are left have asked. */
function Rematch({ store, card }: Pick<EndWaysProps, "store" | "card">) {
  const text = useText();
  const names = useSeatNames(card);
  const [failure, setFailure] = useState<MsgId | null>(null);
  const others = card.seats.filter(({ seat, presence }) => seat !== card.own_seat && presence !== "lost");
  const wanting = others.find(({ wants_rematch: wants, is_bot: isBot }) => wants && !isBot);
  const hasAsked = card.seats.some(({ seat, wants_rematch: wants }) => seat === card.own_seat && wants);
  const ask = async () => {
    const refused = await store.ask({ type: "ask_rematch" });
    setFailure(refused === null ? null : refused === "away" ? "refusals.network_away" : refusalId(refused));
  };
  const [first, second] = others;
  const waitsFor =
    first === undefined || second !== undefined
      ? text("battle.end.asked_all")
      : text("battle.end.asked", { name: names(first.seat) });
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
        className={BEST}
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

/** The own points and outcome: nothing of whom it was played against. */
function shareCardOf(text: Text, card: BattleCard, own: EndWaysProps["own"]): ShareCard {
  const { result, category_name: name, no_of_que: count } = card;
  const isGroup = card.seats.length > 2 && own.rank !== null;
  return {
    mode: text("battle.title"),
    title: name === "" ? text("battle.random.any_subject") : name,
    figure: text("battle.play.points", { count: own.points }),
    unit: text("battle.end.right_of", { correct: own.correct, count }),
    ratio: count === 0 ? null : own.correct / count,
    stars: null,
    headline: result === null ? "" : text(headlineOf(result, own)),
    note: isGroup ? text("battle.end.place", { place: own.rank ?? 0 }) : "",
  };
}
