import { Avatar } from "@crosscheck/ui/Avatar";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";

/** Heads that a search turns through: bare, with a cap, with a headset, with a helmet. */
const HATS = [
  "",
  "M27 36c-2-14 6-20 21-20s23 6 21 20l-8-5H35z",
  "M24 46a24 24 0 0 1 48 0v8h-7v-8a17 17 0 0 0-34 0v8h-7z",
  "M24 50c-3-24 8-34 24-34s27 10 24 34l-8-8H32z",
] as const;

/** The own picture, and silhouettes that turn until somebody is found. Decorative. */
export function SearchFaces({ isStill }: { readonly isStill: boolean }) {
  const text = useText();
  const user = useRootState((state) => state.session?.user ?? null);
  return (
    <div aria-hidden="true" className="bt-search-faces" data-still={isStill || undefined}>
      <span className="bt-face" data-place="0">
        <Avatar name={user?.name ?? ""} src={user?.profile ?? ""} size="large" />
      </span>
      <span className="bt-vs">{text("battle.versus")}</span>
      <span className="bt-reel" data-place="1">
        <span>
          {[...HATS, HATS[0]].map((hat, place) => (
            // The last one is the first again, so that the reel has no end.
            <svg key={`${place} ${hat}`} viewBox="0 0 96 96">
              <circle cx="48" cy="42" r="18" />
              <path d="M14 96c2-22 16-32 34-32s32 10 34 32z" />
              <path d={hat} className="bt-hat" />
            </svg>
          ))}
        </span>
      </span>
    </div>
  );
}
