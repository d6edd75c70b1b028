import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useText } from "../../i18n/texts.tsx";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { CategoryCard } from "../quiz-zone/CategoryCard.tsx";
import { useCategories } from "../quiz-zone/category-queries.ts";

/** For players: the subject furthest under way, or the first one, with the balance beside the heading. */
export function ContinueFlight() {
  return (
    <QueryProvider>
      <NextSubject />
    </QueryProvider>
  );
}

function NextSubject() {
  const text = useText();
  const categories = useCategories({ enabled: true });
  const rows =
    categories.data?.ok === true
      ? categories.data.data.filter((row) => !row.is_premium || row.has_unlocked)
      : [];
  const next =
    rows.filter((row) => row.is_play && row.progress < 100).toSorted((a, b) => b.progress - a.progress)[0] ??
    rows[0];
  if (!categories.isPending && next === undefined) return null;
  return (
    <section aria-labelledby="home-continue" className="mb-8">
      <h2 id="home-continue" className="mb-4 text-xl">
        {text(next?.is_play === true ? "home.continue.title" : "home.continue.first")}
      </h2>
      <div className="min-h-28 max-w-2xl">
        {next === undefined ? (
          <Skeleton className="h-28 w-full" />
        ) : (
          <CategoryCard category={next} to={`/quiz-zone/${next.slug}/`} />
        )}
      </div>
    </section>
  );
}
