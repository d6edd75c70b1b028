import { Card } from "@crosscheck/ui/Card";
import { StatChip } from "@crosscheck/ui/StatChip";
import { TrendLine } from "@crosscheck/ui/charts/TrendLine";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { BattleStatistics } from "./battles.ts";
import { ratingPoints } from "./rating-points.ts";

/** Won, drawn and lost, and how the rating has moved. */
export function BattleRecord({ statistics }: { readonly statistics: BattleStatistics }) {
  const text = useText();
  const { number } = useFormats();
  const { victories, drawn, lost } = statistics.myreport;
  return (
    <>
      <section aria-label={text("battle-rooms.statistics.record")} className="grid grid-cols-2 gap-3">
        <StatChip label={text("battle-rooms.statistics.victories")}>{number(victories)}</StatChip>
        <StatChip label={text("battle-rooms.statistics.drawn")}>{number(drawn)}</StatChip>
        <StatChip label={text("battle-rooms.statistics.lost")}>{number(lost)}</StatChip>
        <StatChip label={text("battle-rooms.statistics.in_row")}>{number(statistics.wins_in_row)}</StatChip>
      </section>
      <Rating statistics={statistics} />
    </>
  );
}

function Rating({ statistics }: { readonly statistics: BattleStatistics }) {
  const text = useText();
  const { number, date } = useFormats();
  const { rating, rating_margin: margin, rated_games: games } = statistics;
  const { points, lowest, highest } = ratingPoints(statistics.rating_history);
  const first = points[0];
  const last = points.at(-1);
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg">{text("battle-rooms.rating.title")}</h2>
      {rating === null ? (
        <p className="text-muted">{text("battle-rooms.rating.none")}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="text-3xl font-bold tabular-nums">{number(rating)}</bdi>
          <span className="text-sm text-muted">
            {margin === null ? null : `${text("battle-rooms.rating.margin", { margin: number(margin) })} `}
            {text("battle-rooms.rating.games", { count: games })}
          </span>
        </p>
      )}
      {first === undefined || last === undefined || points.length < 2 ? null : (
        <>
          <TrendLine
            summary={text("battle-rooms.rating.summary", {
              count: points.length,
              first: number(first.rating),
              last: number(last.rating),
            })}
            mark={null}
            ends={[date(first.at), date(last.at)]}
            points={points.map(({ key, percent }) => ({ key, percent, isPassed: true }))}
          />
          <p className="text-xs text-muted">
            {text("battle-rooms.rating.range", { lowest: number(lowest), highest: number(highest) })}
          </p>
        </>
      )}
      <p className="text-xs text-muted">{text("battle-rooms.rating.note")}</p>
    </Card>
  );
}
