import type { BattleCard } from "@crosscheck/contract/battle-views";
import { Coin } from "@crosscheck/ui/Coin";
import { StatChip } from "@crosscheck/ui/StatChip";
import { TrendingDown, TrendingUp } from "lucide-react";
import { clockText } from "../i18n/clock.ts";
import { useFormats } from "../i18n/formats.ts";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/texts.tsx";

type EndFiguresProps = {
  readonly card: BattleCard;
  readonly own: NonNullable<BattleCard["result"]>["seats"][number];
};

/** What a battle brought, in figures; what did not change is left out. */
export function EndFigures({ card, own }: EndFiguresProps) {
  const text = useText();
  const { signed } = useFormats();
  const { locale } = useLanguage();
  const isBot = card.kind === "bot";
  // Paid out of the pot, less what was put in.
  const coins = own.coins - card.entry_fee;
  const end = card.own;
  const isRated = end !== null && end.rating_after !== null;
  return (
    <section aria-label={text("battle.end.figures")} className="bt-figures">
      {isBot || card.entry_fee === 0 ? null : (
        <StatChip label={text("battle.end.coins")} icon={<Coin className="size-4" />}>
          {end === null ? text("battle.end.booking") : signed(coins)}
        </StatChip>
      )}
      {isRated ? <Rating before={end.rating_before} after={end.rating_after ?? 0} /> : null}
      <StatChip label={text("battle.end.right")}>
        {text("battle.end.right_of", { correct: own.correct, count: card.no_of_que })}
      </StatChip>
      <StatChip label={text("battle.end.time")}>
        <bdi dir="ltr">{clockText(own.used_ms / 1_000, locale)}</bdi>
      </StatChip>
      {isBot || (end !== null && !isRated) ? (
        <p className="bt-figures-note">{text(isBot ? "battle.end.unranked" : "battle.end.unrated")}</p>
      ) : null}
    </section>
  );
}

type RatingProps = { readonly before: number | null; readonly after: number };

function Rating({ before, after }: RatingProps) {
  const text = useText();
  const { number, signed } = useFormats();
  const change = before === null ? 0 : after - before;
  const Trend = change < 0 ? TrendingDown : TrendingUp;
  return (
    <StatChip label={text("battle.end.rating")}>
      <span className="bt-rating-change">
        {number(after)}
        {change === 0 ? null : (
          <span data-change={change < 0 ? "down" : "up"}>
            <Trend aria-hidden="true" className="size-4" />
            {signed(change)}
          </span>
        )}
      </span>
    </StatChip>
  );
}
