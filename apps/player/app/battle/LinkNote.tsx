import { LoaderCircle } from "lucide-react";
import { useCountdown } from "../hooks/use-countdown.ts";
import { clockText } from "../i18n/clock.ts";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/texts.tsx";
import type { BattlePart } from "./battle-part.ts";
import { nameOf } from "./seats.ts";

type LinkProps = Pick<BattlePart, "state" | "card" | "offsetMs">;
/** `said` has no figures that run down: said every second they would drown everything else. */
type LinkText = { readonly shown: string; readonly said: string; readonly isOwn: boolean };

/** Whose connection is away, the own one first, and for how long a seat is held; null: nobody's. */
export function useLinkText({ state: { connection }, card, offsetMs }: LinkProps): LinkText | null {
  const text = useText();
  const { locale } = useLanguage();
  const away = card.seats.find(({ seat, presence }) => seat !== card.own_seat && presence === "dropped");
  const left = useCountdown(away?.grace_until ?? null, offsetMs);
  if (connection.is === "away" || connection.is === "connecting") {
    const isBusy = connection.is === "away" && connection.because === "unavailable";
    const said = text(isBusy ? "battle.link.unavailable" : "battle.link.away");
    return { shown: said, said, isOwn: true };
  }
  if (away === undefined) return null;
  const name = nameOf(text, away);
  // Kept left to right within a sentence of the other direction.
  const clock = `\u2066${clockText(left ?? 0, locale)}\u2069`;
  return {
    shown: text("battle.link.other_away", { name, clock }),
    said: text("battle.link.other_away_said", { name }),
    isOwn: false,
  };
}

/** Says whose connection is away. */
export function LinkNote(props: LinkProps) {
  const link = useLinkText(props);
  return (
    <div role="status" className="bt-links">
      {link === null ? null : (
        <p className="bt-link">
          <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-spin" />
          <span aria-hidden="true">{link.shown}</span>
          <span className="sr-only">{link.said}</span>
        </p>
      )}
    </div>
  );
}
