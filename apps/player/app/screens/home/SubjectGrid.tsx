import type { BootData } from "@crosscheck/contract";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { CategoryEmblem } from "../quiz-zone/CategoryEmblem.tsx";

type Subjects = NonNullable<BootData["home"]>["subjects"];

/** The subjects as key-caps. */
export function SubjectGrid({ subjects }: { readonly subjects: Subjects }) {
  const text = useText();
  return (
    <section aria-labelledby="home-subjects" className="mb-10">
      <h2 id="home-subjects" className="mb-4 text-xl">
        {text("home.subjects.title")}
      </h2>
      {subjects.length === 0 ? (
        <EmptyState title={text("home.subjects.empty")} art={<PaperPlane />} />
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {subjects.map((subject) => (
            <li key={subject.slug} className="flex last:odd:col-span-2 sm:last:odd:col-span-1">
              <Link
                to={`/quiz-zone/${subject.slug}/`}
                className="cc-key cc-key-line flex w-full flex-col items-center gap-2 bg-card p-4 text-center text-ink no-underline hover:bg-primary-soft"
              >
                <CategoryEmblem image={subject.image} className="size-16" />
                <span className="font-semibold break-words hyphens-auto">{subject.name}</span>
                <span className="mt-auto text-xs text-muted">
                  {text("home.subjects.count", { count: subject.no_of_que })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
