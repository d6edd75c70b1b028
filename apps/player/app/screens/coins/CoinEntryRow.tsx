import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { categoryPath } from "../../modes/mode-paths.ts";
import { SOLO_MODES, type PlaceMode } from "../../modes/modes.ts";
import { contestPath } from "../../paths/contest-paths.ts";
import { modeNameId } from "../../study/mode-name.ts";
import type { CoinEntry } from "./use-coin-entries.ts";

/** One entry: why, what for, how much, and what there was afterwards. */
export function CoinEntryRow({ entry }: { readonly entry: CoinEntry }) {
  const text = useText();
  const { signed } = useFormats();
  const { mode, name } = entry.title_params;
  const to = linkOf(entry);
  const about =
    mode === undefined
      ? name
      : name === undefined
        ? text(modeNameId(mode))
        : text("coins.of_quiz", { mode: text(modeNameId(mode)), name });
  return (
    <div className="flex min-h-14 items-center gap-3 py-2">
      <div className="min-w-0 grow">
        {to === null ? (
          <p className="font-medium">{text(`coins.reason.${entry.type}`)}</p>
        ) : (
          <Link to={to} className="inline-flex min-h-8 items-center font-medium text-primary underline">
            {text(`coins.reason.${entry.type}`)}
          </Link>
        )}
        {about === undefined ? null : (
          <p className="text-sm break-words text-muted">
            <Bdi>{about}</Bdi>
          </p>
        )}
      </div>
      <div className="shrink-0 text-end tabular-nums">
        <p className={`font-bold ${entry.status === 0 ? "text-correct" : "text-ink"}`}>
          <Bdi>{signed(entry.points)}</Bdi>
        </p>
        <p className="text-xs text-muted">{text("coins.balance", { coins: entry.balance_after })}</p>
      </div>
    </div>
  );
}

/** The screen of what an entry was for; null where there is none. */
function linkOf({ title_params: { attempt_id, category, contest_id } }: CoinEntry): string | null {
  if (attempt_id !== undefined) return `/review/${attempt_id}/`;
  if (contest_id !== undefined) return contestPath(contest_id);
  if (category === undefined) return null;
  const mode = SOLO_MODES.find(
    (one): one is PlaceMode => one.shape !== "own" && "type" in one && one.type === category.type,
  );
  return mode === undefined ? null : categoryPath(mode, category);
}
