import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../i18n/texts.tsx";
import { Screen } from "../Screen.tsx";
import { CallView } from "../CallView.tsx";
import { BackLink } from "./BackLink.tsx";
import { CategoryCard } from "./CategoryCard.tsx";
import { levelsPath, useCategories, type Category } from "./category-queries.ts";

const UnlockDialog = lazy(async () => ({ default: (await import("./UnlockDialog.tsx")).UnlockDialog }));

const GRID = "grid gap-3 sm:grid-cols-2 lg:grid-cols-3";

/** Route /quiz-zone/. The subjects. */
export default function QuizZoneScreen() {
  const text = useText();
  const categories = useCategories({ enabled: true });
  const [wanted, setWanted] = useState<Category | null>(null);
  return (
    <Screen title={text("quiz-zone.title")}>
      <PageHeader
        title={text("quiz-zone.title")}
        lead={text("quiz-zone.lead")}
        back={<BackLink to="/" label={text("shell.nav.home")} />}
      />
      <CallView
        query={categories}
        loading={
          <SkeletonList
            count={9}
            label={text("quiz-zone.loading")}
            className={GRID}
            rowClassName="h-28 w-full"
          />
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={text("quiz-zone.empty.title")} art={<PaperPlane />}>
              {text("quiz-zone.empty.text")}
            </EmptyState>
          ) : (
            <ul className={GRID}>
              {rows.map((row) => (
                <li key={row.id}>
                  <CategoryCard category={row} to={categoryPath(row)} onUnlock={() => setWanted(row)} />
                </li>
              ))}
            </ul>
          )
        }
      </CallView>
      {wanted === null ? null : (
        <Suspense fallback={null}>
          <UnlockDialog category={wanted} onClose={() => setWanted(null)} />
        </Suspense>
      )}
    </Screen>
  );
}

function categoryPath({ slug, no_of }: Category): string {
  return no_of > 0 ? `/quiz-zone/${slug}/` : levelsPath({ category: slug, subcategory: undefined });
}
