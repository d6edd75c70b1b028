import type { BADGE_TYPES } from "@crosscheck/rules/badges/badges";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { Emblem } from "@crosscheck/ui/art/Emblem";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { lazyPart } from "../hooks/lazy-part.ts";
import { Bdi } from "../i18n/Bdi.tsx";
import { useText } from "../i18n/texts.tsx";
import { playSound } from "../play/media/sounds.ts";
import { useApi } from "../state/api.tsx";
import { updateOwnUser } from "../state/root-store.ts";
import type { BattlePart } from "./battle-part.ts";
import { EndFigures } from "./EndFigures.tsx";
import { EndStanding } from "./EndStanding.tsx";
import { EndWays } from "./EndWays.tsx";
import { headlineOf, reasonOf } from "./end-words.ts";
import { useSettled } from "./use-settled.ts";

/** Few battles bring one. */
const NewBadges = lazyPart(async () => ({
  default: (await import("../play/result/NewBadges.tsx")).NewBadges,
}));

type BattleEndProps = BattlePart & { readonly leaveTo: string };
type Badge = (typeof BADGE_TYPES)[number];

/** How a battle ended, why, what it brought, and where to go now. */
export function BattleEnd({ leaveTo, ...part }: BattleEndProps) {
  const text = useText();
  const { card } = part;
  const { result, own_seat: ownSeat } = card;
  const own = result?.seats.find(({ seat }) => seat === ownSeat);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isWon = own?.outcome === "win";
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const isPlayed = result !== null && (card.reveals.length > 0 || result.pot > 0);
  useSettled(part, isPlayed);
  useWinSound(isWon);
  useOwnCoins(card);
  if (result === null || own === undefined) {
    return (
      <EmptyState
        isScreen
        title={text("battle.link.gone")}
        art={<PaperPlane />}
        action={
          <Link to={leaveTo} className={buttonClass("quiet")}>
            {text("battle.end.back")}
          </Link>
        }
      />
    );
  }
  return (
    <div className="bt-over">
      <section className="bt-end cc-rise cc-on-hero" data-pane data-outcome={own.outcome}>
        <h1 ref={titleRef} tabIndex={-1} className="bt-end-title">
          {text(headlineOf(result, own))}
        </h1>
        <p className="bt-end-reason">{text(reasonOf(result, own, card.entry_fee))}</p>
        {isPlayed ? <EndStanding card={card} result={result} /> : null}
        <p className="bt-end-subject">
          {card.face && <Emblem name={card.face.emblem} className="size-6" />}
          <Bdi>{card.category_name === "" ? text("battle.random.any_subject") : card.category_name}</Bdi>
        </p>
      </section>
      <div className="bt-over-side" data-pane>
        <EndWays {...part} leaveTo={leaveTo} isPlayed={isPlayed} own={own} />
        {card.own === null || card.own.badges.length === 0 ? null : (
          <Suspense fallback={<Skeleton className="h-28 w-full" />}>
            {/* The server names only badges there are. */}
            <NewBadges types={[...card.own.badges] as Badge[]} />
          </Suspense>
        )}
        {isPlayed ? <EndFigures card={card} own={own} /> : null}
      </div>
    </div>
  );
}

/** Battles are won often: heard, and no more. */
function useWinSound(isWon: boolean): void {
  useEffect(() => {
    if (isWon) void playSound("win");
  }, [isWon]);
}

/** What the battle moved is booked by the server; the balance in the header follows. */
function useOwnCoins({ own }: BattlePart["card"]): void {
  const api = useApi();
  const isBooked = own !== null;
  useEffect(() => {
    if (!isBooked) return;
    api.get_user_by_id({}).then(
      (outcome) => {
        if (outcome.ok) updateOwnUser(outcome.data);
      },
      () => undefined, // the next screen asks again
    );
  }, [api, isBooked]);
}
