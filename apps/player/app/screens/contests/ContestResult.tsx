import { Card } from "@crosscheck/ui/Card";
import { Coin } from "@crosscheck/ui/Coin";
import { InstrumentArc } from "@crosscheck/ui/art/InstrumentArc";
import { buttonClass } from "@crosscheck/ui/button-class";
import { ChartNoAxesColumn } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { CONTESTS_PATH } from "../../paths/contest-paths.ts";
import { celebrate } from "../../play/result/celebrate.ts";
import { ShareButton } from "../../play/share/ShareButton.tsx";
import type { Contest } from "./contest.ts";

/** How an own contest ended: the place or the prize, how many are behind, points, and where to go now. */
export function ContestResult({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const { number } = useFormats();
  const { id, rank, participants, score, prize, name } = contest;
  const won = prize ?? 0;
  useEffect(() => {
    if (won > 0) void celebrate(id);
  }, [id, won]);
  const place = rank === null ? "" : text("contests.place", { place: number(rank) });
  const headline = text(
    won > 0 ? "contests.result.prize" : rank === null ? "contests.result.unplaced" : "contests.result.flown",
  );
  const ratio = rank === null ? null : aheadOf(rank, participants);
  return (
    <Card className="cc-rise mb-5 flex flex-col items-center gap-1 text-center">
      <h2 className="text-2xl">{headline}</h2>
      {rank === null || ratio === null ? (
        <p className="max-w-md text-muted">{text("contests.unplaced")}</p>
      ) : (
        <>
          <InstrumentArc ratio={ratio} className="mt-1 w-36 max-w-full" />
          <p className="text-2xl font-bold tabular-nums">
            <Bdi>{text("contests.result.place_of", { place: number(rank), count: participants })}</Bdi>
          </p>
        </>
      )}
      <ul className="mt-1 grid gap-1.5 text-sm">
        {score === null || rank === null ? null : (
          <li className="flex items-center gap-2">
            <ChartNoAxesColumn aria-hidden="true" className="size-4.5 shrink-0 text-primary" />
            <Bdi>{text("boards.points", { count: score })}</Bdi>
          </li>
        )}
        {won === 0 ? null : (
          <li className="flex items-center gap-2 font-semibold text-gold-ink">
            <Coin className="size-5" />
            <Bdi>{text("contests.won", { count: won })}</Bdi>
          </li>
        )}
      </ul>
      <nav
        aria-label={text("play.result.next_steps")}
        className="mt-3 flex w-full max-w-xl flex-wrap gap-2.5"
      >
        <Link to={CONTESTS_PATH} className={`${buttonClass("action")} grow basis-1/2 max-sm:px-2.5`}>
          {text("contests.done.others")}
        </Link>
        {contest.attempt_id === null ? null : (
          <Link
            to={`/review/${contest.attempt_id}/`}
            className={`${buttonClass("primary")} grow basis-2/5 max-sm:px-2.5`}
          >
            {text("contests.review")}
          </Link>
        )}
        {rank === null ? null : (
          <ShareButton
            className="grow basis-36"
            card={{
              mode: text("modes.contest.title"),
              title: name,
              figure: place,
              unit: text("boards.points", { count: score ?? 0 }),
              ratio,
              stars: null,
              headline,
              note: won === 0 ? "" : text("contests.won", { count: won }),
            }}
            sentence={text("contests.result.share_text", { place: number(rank), name })}
          />
        )}
      </nav>
    </Card>
  );
}

/** How many of the others are behind, 0–1. */
function aheadOf(rank: number, participants: number): number {
  return participants <= 1 ? 1 : Math.max(0, (participants - rank) / (participants - 1));
}
