import { TAB, TAB_ROW } from "@crosscheck/ui/tab-class";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { packName } from "./packs.ts";

type PackTabsProps = {
  readonly packs: readonly { readonly pack: string; readonly rows: readonly unknown[] }[];
  readonly shown: string;
};

/** Chooses a pack; each choice has an address of its own, so that it can be linked and remembered. */
export function PackTabs({ packs, shown }: PackTabsProps) {
  const text = useText();
  return (
    <nav aria-label={text("modes.packs.label")} className={TAB_ROW}>
      {packs.map(({ pack, rows }) => {
        const name = packName(pack);
        return (
          <Link
            key={pack}
            to={`?pack=${pack}`}
            replace
            preventScrollReset
            aria-current={pack === shown ? "true" : undefined}
            className={`flex min-h-12 grow basis-0 flex-col items-center justify-center gap-x-2 px-2 py-1.5 text-center sm:flex-row ${TAB}`}
          >
            {name === undefined ? pack.toUpperCase() : text(name)}
            <span className="text-xs font-medium text-muted">
              {text("modes.packs.subjects", { count: rows.length })}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
