import { Card } from "@crosscheck/ui/Card";
import { Coin } from "@crosscheck/ui/Coin";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Contest } from "./contest.ts";

/** What each place wins; places in a row that win the same share a line. */
export function ContestPrizes({ contest: { points } }: { readonly contest: Contest }) {
  const text = useText();
  const { number } = useFormats();
  if (points.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 text-lg">{text("contests.prizes_by_place")}</h2>
      <ol>
        {runsOf(points).map(({ from, to, coins }) => (
          <li
            key={from}
            className="flex min-h-11 items-center justify-between gap-3 border-t border-line first:border-0"
          >
            <span>
              {from === to
                ? text("contests.place", { place: number(from) })
                : text("contests.places", { from: number(from), to: number(to) })}
            </span>
            <span className="flex items-center gap-1.5 font-semibold tabular-nums">
              <Coin className="size-5" />
              <Bdi>{text("contests.coins", { count: coins })}</Bdi>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type PrizeRun = { readonly from: number; readonly to: number; readonly coins: number };

function runsOf(points: Contest["points"]): readonly PrizeRun[] {
  return points.reduce<readonly PrizeRun[]>((runs, { top_winner: place, points: coins }) => {
    const last = runs.at(-1);
    return last?.coins === coins
      ? [...runs.slice(0, -1), { ...last, to: place }]
      : [...runs, { from: place, to: place, coins }];
  }, []);
}
