import { Coin } from "@crosscheck/ui/Coin";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { SubjectCode } from "@crosscheck/ui/SubjectCode";
import { ChevronRight, Lock } from "lucide-react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { SubjectProgress } from "../../study/SubjectProgress.tsx";
import { CategoryEmblem } from "./CategoryEmblem.tsx";
import { LanguageNote } from "./LanguageNote.tsx";
import type { Category } from "./category-queries.ts";

type CategoryCardProps = {
  readonly category: Category;
  readonly to: string;
  /** Whether it is played in levels, whose progress is shown. */
  readonly hasLevels: boolean;
  /** Whether a run waits here to be resumed. */
  readonly isUnderWay?: boolean;
  readonly onUnlock?: (() => void) | undefined;
};

const CARD =
  "cc-key cc-key-line flex w-full grow items-center gap-4 bg-card p-4 text-start text-ink no-underline hover:bg-primary-soft";

/** One category with its progress; a locked premium one is a button that offers to unlock it. */
export function CategoryCard({ category, to, hasLevels, isUnderWay, onUnlock }: CategoryCardProps) {
  const isLocked = category.is_premium && !category.has_unlocked;
  if (isLocked && onUnlock !== undefined) {
    return (
      <button type="button" className={CARD} onClick={onUnlock}>
        <CardBody category={category} hasLevels={hasLevels} state="locked" />
      </button>
    );
  }
  return (
    <Link to={to} className={CARD}>
      <CardBody
        category={category}
        hasLevels={hasLevels}
        state={isUnderWay === true ? "under_way" : "open"}
      />
    </Link>
  );
}

type CardBodyProps = {
  readonly category: Category;
  readonly hasLevels: boolean;
  readonly state: "locked" | "open" | "under_way";
};

function CardBody({ category, hasLevels, state }: CardBodyProps) {
  const text = useText();
  const { percent } = useFormats();
  const { no_of_que: questions, levels, mastery } = category;
  const progress = Math.round(category.progress);
  return (
    <>
      <CategoryEmblem image={category.image ?? category.emblem} isNeutral={category.face === null} />
      <span className="min-w-0 grow">
        <span className="block font-semibold [overflow-wrap:anywhere]">
          <Bdi>{category.category_name}</Bdi>
        </span>
        <span className="mt-0.5 block text-xs text-muted">
          <SubjectCode face={category.face} className="me-2" />
          {hasLevels
            ? text("quiz-zone.counts", { questions, levels })
            : text("quiz-zone.levels.questions", { count: questions })}
          {hasLevels && progress > 0
            ? ` · ${text("quiz-zone.progress", { percent: percent(progress) })}`
            : null}
        </span>
        <LanguageNote languageId={category.language_id} />
        {state === "locked" ? (
          <span className="mt-1.5 inline-flex items-center gap-1 text-xs font-semibold text-gold-ink">
            <Coin className="size-4" />
            {text("quiz-zone.unlock.price", { price: category.coins })}
          </span>
        ) : null}
        {state === "under_way" ? (
          <span className="mt-1 block text-xs font-semibold text-primary">
            {text("quiz-zone.levels.resume")}
          </span>
        ) : null}
        {mastery === undefined || state === "locked" ? null : (
          <span className="mt-2 block">
            <SubjectProgress mastery={mastery} />
          </span>
        )}
      </span>
      {state === "locked" ? (
        <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
      ) : (
        <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
      )}
    </>
  );
}
