import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { SOLO_MODES } from "../../modes/modes.ts";

/** Every mode as a key-cap. */
export function ModeGrid() {
  const text = useText();
  return (
    <section aria-labelledby="home-modes" className="mb-10">
      <h2 id="home-modes" className="mb-4 text-xl">
        {text("home.modes.title")}
      </h2>
      <ul className="grid grid-cols-3 gap-2.5 sm:gap-3">
        {SOLO_MODES.map((mode) => (
          <li key={mode.id} className="flex">
            <Link
              to={mode.base}
              className="cc-key cc-key-line flex w-full min-w-0 flex-col items-center gap-2 bg-card px-1.5 py-2.5 text-center text-ink no-underline hover:bg-primary-soft sm:flex-row sm:gap-4 sm:p-4 sm:text-start"
            >
              <ModeEmblem name={mode.emblem} className="size-12 shrink-0 sm:size-14" />
              <span className="min-w-0 max-w-full">
                <span className="block text-xs leading-tight font-semibold break-words hyphens-auto sm:text-base">
                  {text(`modes.${mode.id}.title`)}
                </span>
                <span className="mt-0.5 block text-xs text-muted max-sm:hidden">
                  {text(`modes.${mode.id}.short`)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
