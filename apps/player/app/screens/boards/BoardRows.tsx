import { Avatar } from "@crosscheck/ui/Avatar";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { CardLink } from "./CardLink.tsx";
import { Movement } from "./Movement.tsx";
import { PlayerName } from "./PlayerName.tsx";
import type { BoardRow } from "./boards.ts";

type BoardRowsProps = { readonly rows: readonly BoardRow[]; readonly ownId: string | null };

/** Flight strips: place, picture, name, movement, points. */
export function BoardRows({ rows, ownId }: BoardRowsProps) {
  const text = useText();
  return (
    <ol aria-label={text("boards.rows")} className="grid gap-2">
      {rows.map((row) => (
        <li key={row.user_id} className="min-w-0">
          <CardLink
            row={row}
            className={`flex min-h-16 w-full items-center gap-3 rounded-key border-s-8 px-3 text-start ${row.user_id === ownId ? "border-primary bg-primary-soft" : "border-line bg-card"}`}
          >
            <Strip row={row} />
          </CardLink>
        </li>
      ))}
    </ol>
  );
}

/** What stands on a strip. */
export function Strip({ row }: { readonly row: BoardRow }) {
  const text = useText();
  const { number } = useFormats();
  return (
    <>
      <span className="min-w-8 text-center font-bold tabular-nums">{number(row.user_rank)}</span>
      <Avatar name={row.name} src={row.profile} />
      <PlayerName row={row} className="min-w-0 grow font-semibold" />
      <Movement places={row.movement} />
      <span className="shrink-0 text-sm font-semibold tabular-nums">
        {text("boards.points", { count: row.score })}
      </span>
    </>
  );
}
