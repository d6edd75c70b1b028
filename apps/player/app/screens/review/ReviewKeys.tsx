import { useDirection } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { KeyList } from "../../view/KeyList.tsx";

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
    <div className="mt-3 max-sm:hidden">
      <KeyList
        title={text("review.keys.title")}
        rows={KEYS.map(([keys, does]) => ({
          keys: [...keys, arrows[does]].filter((key) => key !== undefined),
          does: text(`review.keys.${does}`),
        }))}
      />
    </div>
  );
}
