import { Avatar } from "@crosscheck/ui/Avatar";
import { Bot, Check, Gauge, WifiOff, X } from "lucide-react";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import { nameOf, type SeatCard } from "./seats.ts";

type SeatFaceProps = {
  readonly seat: SeatCard;
  readonly size?: "small" | "large";
  /** `right` and `wrong` after a question; `answered` before its end. */
  readonly mark?: "answered" | "right" | "wrong" | "away" | null;
};

/** The picture of a seat, with a mark for what it has done. */
export function SeatFace({ seat, size = "small", mark = null }: SeatFaceProps) {
  const text = useText();
  const px = size === "large" ? 44 : 22;
  const Mark = mark === "wrong" ? X : mark === "away" ? WifiOff : Check;
  return (
    <span className="bt-face" data-away={seat.presence === "here" ? undefined : true}>
      {seat.is_bot ? (
        <span aria-hidden="true" className={`bt-bot ${size === "large" ? "size-24" : "size-10"}`}>
          <Bot size={px} />
        </span>
      ) : (
        <Avatar name={nameOf(text, seat)} src={seat.profile} size={size} />
      )}
      {mark === null ? null : (
        <span key={mark} aria-hidden="true" className="bt-mark cc-pop" data-mark={mark}>
          <Mark size={12} strokeWidth={4} />
        </span>
      )}
    </span>
  );
}

/** The name of a seat, whole where there is room for it and on a longer look; the bot is marked as what it is. */
export function SeatName({ seat }: { readonly seat: SeatCard }) {
  const text = useText();
  const { number } = useFormats();
  const name = nameOf(text, seat);
  return (
    <span className="bt-name">
      <bdi className="bt-called" title={name}>
        {name}
      </bdi>
      {seat.is_bot ? <span className="bt-chip">{text("battle.bot.mark")}</span> : null}
      {seat.name_number > 1 ? <span className="bt-number">{number(seat.name_number)}</span> : null}
    </span>
  );
}

/** What is known of a seat's strength. */
export function SeatRating({ seat }: { readonly seat: SeatCard }) {
  const text = useText();
  const { number } = useFormats();
  if (seat.is_bot) return null;
  return (
    <span className="bt-rating">
      {seat.rating === null ? (
        text("battle.unrated")
      ) : (
        <>
          <span className="sr-only">{text("battle.rating", { rating: seat.rating })}</span>
          <span aria-hidden="true" className="bt-rating-sign">
            <Gauge size={12} />
            <bdi>{number(seat.rating)}</bdi>
          </span>
        </>
      )}
    </span>
  );
}
