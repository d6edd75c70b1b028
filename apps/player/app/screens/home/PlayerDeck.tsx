import { useText } from "../../i18n/texts.tsx";
import { findMode } from "../../modes/modes.ts";
import { OpenRunCard } from "../modes/OpenRunCard.tsx";
import { useOpenRuns } from "../modes/category-queries.ts";
import type { Next } from "./next-best.ts";

/** Most runs home offers to go on with. */
const MOST_RUNS = 4;

/** What the player stopped in the middle of, but for the run that is offered already. */
export function Continue({ offered }: { readonly offered: Next | null }) {
  const text = useText();
  const runs = useOpenRuns();
  const offeredId = offered?.kind === "run" ? offered.attempt_id : null;
  const open =
    runs.data?.ok === true
      ? runs.data.data.filter(({ mode, attempt_id: id }) => findMode(mode) !== undefined && id !== offeredId)
      : [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="home-continue" className="mb-8">
      <h2 id="home-continue" className="mb-4 text-xl">
        {text("modes.resume")}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {open.slice(0, MOST_RUNS).map((run) => (
          <li key={run.attempt_id} className="flex">
            <OpenRunCard run={run} />
          </li>
        ))}
      </ul>
    </section>
  );
}
