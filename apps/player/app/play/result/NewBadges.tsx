import { buttonClass } from "@crosscheck/ui/button-class";
import { BadgeEmblem } from "@crosscheck/ui/art/BadgeEmblem";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { BADGES_PATH } from "../../study/study-paths.ts";
import type { RunResult } from "./run-result.ts";

/** The badges that a run has unlocked, and the way to open them. */
export function NewBadges({ types }: { readonly types: RunResult["badges"] }) {
  const text = useText();
  const count = types.length;
  return (
    <section
      aria-labelledby="new-badges"
      className="cc-rise flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-4 shadow-card"
    >
      <h2 id="new-badges" className="w-full text-lg">
        {text("badges.new", { count })}
      </h2>
      <ul className="flex grow flex-wrap gap-4">
        {types.map((type) => (
          <li key={type} className="flex items-center gap-3">
            <BadgeEmblem name={type} look="unlocked" className="size-14" />
            <span className="font-semibold">{text(`badges.${type}.label`)}</span>
          </li>
        ))}
      </ul>
      <Link to={BADGES_PATH} className={buttonClass("quiet")}>
        {text("badges.claim", { count })}
      </Link>
    </section>
  );
}
