import { Avatar } from "@crosscheck/ui/Avatar";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useBoardTop } from "../boards/board-top.ts";
import { PlayerName } from "../boards/PlayerName.tsx";
import type { BoardRow } from "../boards/boards.ts";

/** The first three of today and the player's own place; nothing before anybody has flown. */
export function BoardTop({ isLast = true }: { readonly isLast?: boolean }) {
  const text = useText();
  const { data: board, isPending } = useBoardTop();
  // What stands below is not pushed away by most of it.
  if (isPending && !isLast) return <Skeleton className="mb-10 h-64 w-full" />;
  if (board?.ok !== true || board.data.top_three_ranks.length === 0) return null;
  const { top_three_ranks: top, my_rank: mine } = board.data;
  const isAmongThem = top.some(({ user_id: id }) => id === mine?.user_id);
  return (
    <section aria-labelledby="home-board" className="mb-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="home-board" className="text-xl">
          {text("home.board.title")}
        </h2>
        <Link to="/leaderboard/" className="cc-link cc-link-alone text-sm">
          {text("home.board.all")}
        </Link>
      </div>
      <ol className="grid gap-2">
        {[...top, ...(mine === null || isAmongThem ? [] : [mine])].map((row) => (
          <li key={row.user_id} className="min-w-0">
            <Place row={row} isOwn={row.user_id === mine?.user_id} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Place({ row, isOwn }: { readonly row: BoardRow; readonly isOwn: boolean }) {
  const { number } = useFormats();
  return (
    <div
      className={`flex min-h-14 items-center gap-3 rounded-key px-3 ${isOwn ? "bg-primary-soft" : "bg-card"}`}
    >
      <span className="min-w-8 text-center font-bold tabular-nums">{number(row.user_rank)}</span>
      <Avatar name={row.name} src={row.profile} />
      <PlayerName row={row} className="min-w-0 grow font-semibold" />
      <span className="text-sm font-semibold tabular-nums">{number(row.score)}</span>
    </div>
  );
}
