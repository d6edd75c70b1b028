import { useDirection } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";

const KEYS = [
  [["J"], "next"],
  [["K"], "previous"],
  [["B"], "bookmark"],
  [["N"], "note"],
  [["R"], "report"],
] as const;
/** Arrows that do the same: onward points where reading goes. */
const ARROWS = { ltr: { next: "→", previous: "←" }, rtl: { next: "←", previous: "→" } } as const;

/** What the keys of the review do; not on phones, which have none. */
export function ReviewKeys() {
  const text = useText();
  const arrows: Readonly<Record<string, string>> = ARROWS[useDirection()];
  return (
    <dl
      aria-label={text("review.keys.title")}
      className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted max-sm:hidden"
    >
      {KEYS.map(([keys, does]) => (
        <div key={does} className="flex items-center gap-1.5">
          <dt className="flex gap-1" dir="ltr">
            {[...keys, arrows[does]].filter(Boolean).map((key) => (
              <kbd
                key={key}
                className="grid min-h-6 min-w-6 place-items-center rounded-[7px] border border-b-2 border-edge bg-card px-1.5 font-sans text-xs font-semibold text-ink"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{text(`review.keys.${does}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
