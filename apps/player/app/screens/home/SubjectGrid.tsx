import { lazy, Suspense } from "react";
import type { Licence } from "@crosscheck/rules/home/licence";
import type { BootData } from "@crosscheck/contract";
import { Coin } from "@crosscheck/ui/Coin";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { SubjectCode } from "@crosscheck/ui/SubjectCode";
import type { Face } from "@crosscheck/ui/subject-face";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { CategoryEmblem } from "../modes/CategoryEmblem.tsx";
import type { Mastery } from "../../study/SubjectProgress.tsx";
import { byPack, packName } from "../modes/packs.ts";

const SubjectProgress = lazy(async () => ({
  default: (await import("../../study/SubjectProgress.tsx")).SubjectProgress,
}));

type Subject = NonNullable<BootData["home"]>["subjects"][number] & {
  /** Of a player. */
  readonly mastery?: Mastery | undefined;
  /** Of a player; visitors see the tile alone. */
  readonly face?: Face | null;
};
export type Subjects = readonly Subject[];

type SubjectGridProps = {
  readonly subjects: Subjects;
  /** Of a player. */
  readonly licence?: Licence | null;
};

/** The subjects of the quiz zone, a section for each pack; phones show the first ones and the way to all. */
export function SubjectGrid({ subjects, licence = null }: SubjectGridProps) {
  const text = useText();
  if (subjects.length === 0) return <EmptyState title={text("refusals.no_questions")} art={<PaperPlane />} />;
  return byPack(subjects, licence).map(({ pack, rows }) => (
    <PackSubjects key={pack} pack={pack} subjects={rows} />
  ));
}

type PackSubjectsProps = {
  readonly pack: string;
  readonly subjects: Subjects;
};

function PackSubjects({ pack, subjects }: PackSubjectsProps) {
  const text = useText();
  const name = packName(pack);
  const id = `home-subjects-${pack}`;
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {name === undefined ? text("home.subjects.title") : text(name)}
        </h2>
        <Link to={`/quiz-zone/?pack=${pack}`} className="cc-link cc-link-alone text-sm">
          {text("home.subjects.all", { count: subjects.length })}
        </Link>
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {subjects.map((subject) => (
          <li key={subject.slug} className="flex max-sm:nth-[n+5]:hidden">
            <Link
              to={`/quiz-zone/${subject.slug}/`}
              className="cc-key cc-key-line flex w-full items-center gap-3 bg-card p-3 text-ink no-underline hover:bg-primary-soft"
            >
              <CategoryEmblem image={subject.emblem} className="size-12" />
              <span className="min-w-0 grow">
                <span className="block font-semibold break-words">
                  <Bdi>{subject.name}</Bdi>
                </span>
                <span className="block text-xs text-muted">
                  <SubjectCode face={subject.face} className="me-2" />
                  {text("home.subjects.count", { count: subject.no_of_que })}
                </span>
                {subject.coins > 0 ? (
                  <span className="mt-1.5 inline-flex items-center gap-1 text-xs font-semibold text-gold-ink">
                    <Coin className="size-4" />
                    {text("home.subjects.premium", { price: subject.coins })}
                  </span>
                ) : subject.mastery === undefined ? null : (
                  <Progress mastery={subject.mastery} />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only players have progress; what draws it comes with their part of home. */
function Progress({ mastery }: { readonly mastery: Mastery }) {
  return (
    <Suspense fallback={<span className="mt-2 block h-2" />}>
      <span className="mt-2 block">
        <SubjectProgress mastery={mastery} />
      </span>
    </Suspense>
  );
}
