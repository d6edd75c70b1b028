import { Avatar } from "@crosscheck/ui/Avatar";
import type { ReactNode } from "react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { CardLink } from "./CardLink.tsx";
import { PlayerName } from "./PlayerName.tsx";
import type { BoardRow } from "./boards.ts";

/** Heights and metals of the places; equal scores share both. */
const STEPS: Readonly<Record<number, string>> = {
  1: "pt-2 pb-6 border-action-edge bg-action text-on-action",
  2: "mt-6 pt-2 pb-4 border-line bg-card",
  3: "mt-10 pt-2 pb-2 border-line bg-card",
};
/** The first stands in the middle, as on every podium. */
const PLACES = ["order-2", "order-1", "order-3"];

type PodiumProps = {
  readonly rows: readonly BoardRow[];
  /** What stands below the points of a player, by id. */
  readonly notes?: ReadonlyMap<string, ReactNode>;
};

/** The first three, read in the order of their places. */
export function Podium({ rows, notes }: PodiumProps) {
  const text = useText();
  const { number } = useFormats();
  const ranks = rows.map(({ user_rank: rank }) => rank);
  const shared = new Set(ranks.filter((rank, index) => ranks.indexOf(rank) !== index));
  return (
    <ol aria-label={text("boards.podium")} className="mb-4 grid grid-cols-3 items-end gap-2 sm:gap-4">
      {rows.map((row, index) => (
        <li key={row.user_id} className={`min-w-0 only:col-start-2 ${PLACES[index]}`}>
          <CardLink
            row={row}
            className={`flex w-full min-w-0 flex-col items-center gap-1 rounded-card border-2 px-1 text-center ${STEPS[row.user_rank] ?? STEPS[3]}`}
          >
            <span className="text-xl font-extrabold tabular-nums">{number(row.user_rank)}</span>
            {shared.has(row.user_rank) ? <span className="text-xs">{text("boards.shared")}</span> : null}
            <Avatar name={row.name} src={row.profile} />
            <PlayerName row={row} className="w-full justify-center text-sm font-semibold" />
            <Bdi className="text-sm tabular-nums">{text("boards.points", { count: row.score })}</Bdi>
            {notes?.get(row.user_id)}
          </CardLink>
        </li>
      ))}
    </ol>
  );
}
