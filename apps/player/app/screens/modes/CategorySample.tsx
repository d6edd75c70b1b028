import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../../play/content/ContentText.tsx";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "./category-queries.ts";

/** A question of a category as it is asked there, without its answer; nothing where there is none to show. */
export function CategorySample({ category }: { readonly category: string }) {
  const text = useText();
  const api = useApi();
  const language = useContentLanguage();
  const sample = useQuery({
    queryKey: ["get_category_sample", category, language],
    queryFn: ({ signal }) => api.get_category_sample({ category, ...language }, { signal }),
  });
  if (sample.isPending) return <Skeleton className="mt-3 h-36 w-full" />;
  if (sample.data?.ok !== true) return null;
  const { question, options } = sample.data.data;
  return (
    <section
      aria-label={text("quiz-zone.unlock.sample")}
      className="mt-3 rounded-key bg-primary-soft px-4 py-3 text-sm"
    >
      <p className="text-xs text-muted">{text("quiz-zone.unlock.sample")}</p>
      <p dir="auto" className="mt-1 font-semibold break-words">
        <ContentText text={question} />
      </p>
      <ul className="mt-2 grid gap-1.5">
        {options.map((option) => (
          <li key={option} dir="auto" className="border-t border-line pt-2 break-words">
            <ContentText text={option} />
          </li>
        ))}
      </ul>
    </section>
  );
}
