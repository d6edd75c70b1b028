import { useText } from "../../i18n/texts.tsx";
import { Strip } from "./BoardRows.tsx";
import { PinnedRow } from "./PinnedRow.tsx";
import type { BoardRow } from "./boards.ts";

/** The player's own place, always in sight; null for who has none. */
export function MyRow({ row }: { readonly row: BoardRow | null }) {
  const text = useText();
  return (
    <PinnedRow>
      {row === null ? (
        <p className="px-1 py-3 text-sm font-semibold">{text("boards.unranked")}</p>
      ) : (
        <Strip row={row} />
      )}
    </PinnedRow>
  );
}
