import { EmptyState } from "@crosscheck/ui/EmptyState";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { lazy, Suspense, useState, type ComponentProps } from "react";
import { useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { findMode, type PlaceMode } from "../../modes/modes.ts";
import { useLicence } from "../../state/licence.ts";
import { CallView } from "../../view/CallView.tsx";
import { CategoryCard } from "./CategoryCard.tsx";
import { DefaultLanguageOffer } from "./DefaultLanguageOffer.tsx";
import { PackTabs } from "./PackTabs.tsx";
import { TranscriptLink } from "./TranscriptLink.tsx";
import { useOpenRuns, type Category } from "./category-queries.ts";
import { byPack } from "./packs.ts";

const UnlockDialog = lazy(async () => ({ default: (await import("./UnlockDialog.tsx")).UnlockDialog }));

const GRID = "grid gap-3 sm:grid-cols-2 lg:grid-cols-3";

type PlaceListProps = {
  readonly mode: PlaceMode;
  readonly query: ComponentProps<typeof CallView<readonly Category[]>>["query"];
  readonly pathOf: (row: Category) => string;
  /** The category whose parts are listed; null while categories are. */
  readonly category: string | null;
};

/** Categories or parts of one as cards, packs behind tabs; a locked category offers to be unlocked. */
export function PlaceList({ mode, query, pathOf, category }: PlaceListProps) {
  const text = useText();
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState<Category | null>(null);
  const isUnderWay = useUnderWay(mode, category);
  const licence = useLicence();
  return (
    <>
      <CallView
        query={query}
        loading={
          <SkeletonList
            count={category === null ? 6 : 3}
            label={text("quiz-zone.loading")}
            className={GRID}
            rowClassName="h-28 w-full"
          />
        }
      >
        {(rows) => {
          const packs = byPack(rows, licence);
          const shown = packs.find(({ pack }) => pack === search.get("pack")) ?? packs[0];
          if (shown === undefined) {
            return (
              <EmptyState
                title={text("quiz-zone.empty.title")}
                art={<PaperPlane />}
                action={<DefaultLanguageOffer />}
              >
                {text("quiz-zone.empty.text")}
              </EmptyState>
            );
          }
          return (
            <>
              {packs.length < 2 ? null : <PackTabs packs={packs} shown={shown.pack} />}
              <ul className={GRID}>
                {shown.rows.map((row) => (
                  <li key={row.id} className="flex flex-col">
                    <CategoryCard
                      category={row}
                      hasLevels={mode.shape === "levels"}
                      to={pathOf(row)}
                      isUnderWay={isUnderWay(row)}
                      onUnlock={() => setWanted(row)}
                    />
                    {mode.variant !== undefined && row.no_of === 0 && row.has_unlocked ? (
                      <TranscriptLink to={`${pathOf(row)}${mode.variant.query}`} name={row.category_name} />
                    ) : null}
                  </li>
                ))}
              </ul>
              <DefaultLanguageOffer />
            </>
          );
        }}
      </CallView>
      {wanted === null ? null : (
        <Suspense fallback={null}>
          <UnlockDialog category={wanted} onClose={() => setWanted(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Says of which rows a run waits to be resumed. */
function useUnderWay(mode: PlaceMode, category: string | null): (row: Category) => boolean {
  const runs = useOpenRuns();
  const own =
    runs.data?.ok === true ? runs.data.data.filter((run) => findMode(run.mode)?.id === mode.id) : [];
  return ({ slug }) =>
    own.some((run) =>
      category === null ? run.category === slug : run.category === category && run.subcategory === slug,
    );
}
