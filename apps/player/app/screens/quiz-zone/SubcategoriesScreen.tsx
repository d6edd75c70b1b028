import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { useParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { Screen } from "../Screen.tsx";
import { CallView } from "../CallView.tsx";
import { BackLink } from "./BackLink.tsx";
import { CategoryCard } from "./CategoryCard.tsx";
import { levelsPath, useCategories, useSubcategories } from "./category-queries.ts";

const GRID = "grid gap-3 sm:grid-cols-2 lg:grid-cols-3";

/** Route /quiz-zone/:category/. The parts of one subject. */
export default function SubcategoriesScreen() {
  const text = useText();
  const { category = "" } = useParams();
  const subcategories = useSubcategories(category);
  const categories = useCategories({ enabled: true });
  const subject =
    categories.data?.ok === true ? categories.data.data.find((row) => row.slug === category) : undefined;
  const title = subject?.category_name ?? text("quiz-zone.title");
  return (
    <Screen title={title}>
      <PageHeader
        title={title}
        lead={text("quiz-zone.parts_lead")}
        back={<BackLink to="/quiz-zone/" label={text("quiz-zone.back_to_subjects")} />}
      />
      <CallView
        query={subcategories}
        loading={
          <SkeletonList
            count={3}
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
                  <CategoryCard category={row} to={levelsPath({ category, subcategory: row.slug })} />
                </li>
              ))}
            </ul>
          )
        }
      </CallView>
    </Screen>
  );
}
