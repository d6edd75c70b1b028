import { Coin } from "@crosscheck/ui/Coin";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { replayPath } from "../../paths/room-paths.ts";
import type { Battle } from "./battles.ts";
import { OpponentNames } from "./OpponentNames.tsx";
import { OutcomeMark } from "./OutcomeMark.tsx";

/** One battle: how it ended, against whom, what it brought, and the ways to see it again. */
export function BattleRow({ battle }: { readonly battle: Battle }) {
  const text = useText();
  const { number, dateTime } = useFormats();
  const { battle_id: id, attempt_id: attemptId, outcome, opponents } = battle;
  const others = opponents.map(({ points }) => number(points));
  const when = dateTime(battle.date);
  const isPlayed = outcome !== "abandoned";
  return (
    <article className="flex gap-3 py-4">
      <OutcomeMark outcome={outcome} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">
            {text(`battle-rooms.outcome.${outcome}`)}
            {battle.rank === null || opponents.length < 2 ? null : (
              <span className="font-normal text-muted">
                {" "}
                {text("battle-rooms.list.rank", { rank: number(battle.rank) })}
              </span>
            )}
          </h3>
          {isPlayed ? (
            <p className="text-lg font-bold tabular-nums">
              <span className="sr-only">{text("battle-rooms.list.points")} </span>
              <bdi dir="ltr">{[number(battle.points), ...others].join(" : ")}</bdi>
            </p>
          ) : null}
        </div>
        <OpponentNames opponents={opponents} />
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{text(`battle-rooms.kinds.${battle.mode}`)}</span>
          <span className="inline-flex items-center gap-1.5">
            {battle.face && <SubjectTag face={battle.face} />}
            <Bdi>{battle.category === null ? text("battle-rooms.any") : battle.category_name}</Bdi>
          </span>
          <Bdi>{when}</Bdi>
        </p>
        <Gains battle={battle} />
        <p className="flex flex-wrap gap-x-4">
          <Link
            to={replayPath(id)}
            aria-label={text("battle-rooms.list.replay_of", { date: when })}
            className="cc-link cc-link-alone text-sm"
          >
            {text("battle-rooms.list.replay")}
          </Link>
          {attemptId === null ? null : (
            <Link
              to={`/review/${attemptId}/`}
              aria-label={text("battle-rooms.list.review_of", { date: when })}
              className="cc-link cc-link-alone text-sm"
            >
              {text("battle-rooms.list.review")}
            </Link>
          )}
        </p>
      </div>
    </article>
  );
}

/** Coins and rating; what did not move is left out. */
function Gains({ battle }: { readonly battle: Battle }) {
  const text = useText();
  const { signed } = useFormats();
  const { rating_change: change } = battle;
  // What was paid out less the entry; of a battle that was called off the entry came back.
  const coins = battle.outcome === "abandoned" ? 0 : battle.coins - battle.entry_fee;
  if (coins === 0 && (change ?? 0) === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm font-semibold tabular-nums">
      {coins === 0 ? null : (
        <span className="inline-flex items-center gap-1 text-gold-ink">
          <Coin className="size-4" />
          <Bdi>{text("battle-rooms.list.coins", { coins: signed(coins) })}</Bdi>
        </span>
      )}
      {change === null || change === 0 ? null : (
        <Bdi>{text("battle-rooms.list.rating", { change: signed(change) })}</Bdi>
      )}
    </p>
  );
}
