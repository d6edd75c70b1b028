import { useText } from "../../i18n/texts.tsx";
import { Strip } from "./BoardRows.tsx";
import type { BoardRow } from "./boards.ts";

/** The player's own place, always in sight; null for who has none. */
export function MyRow({ row }: { readonly row: BoardRow | null }) {
  const text = useText();
  return (
    <section
      aria-label={text("boards.mine")}
      className="sticky bottom-20 z-10 mt-4 rounded-key border-2 border-primary bg-primary-soft shadow-lift lg:bottom-4"
    >
      {row === null ? (
        <p className="px-4 py-3 text-sm font-semibold">{text("boards.unranked")}</p>
      ) : (
        <div className="flex min-h-14 items-center gap-3 px-3">
          <Strip row={row} />
        </div>
      )}
    </section>
  );
}
