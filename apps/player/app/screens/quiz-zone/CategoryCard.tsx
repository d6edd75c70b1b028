import { Coin } from "@crosscheck/ui/Coin";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { ChevronRight, Lock } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { CategoryEmblem } from "./CategoryEmblem.tsx";
import type { Category } from "./category-queries.ts";

type CategoryCardProps = {
  readonly category: Category;
  readonly to: string;
  readonly onUnlock?: (() => void) | undefined;
};

const CARD =
  "cc-key cc-key-line flex w-full items-center gap-4 bg-card p-4 text-start text-ink no-underline hover:bg-primary-soft";

/** One category with its progress; a locked premium one is a button that offers to unlock it. */
export function CategoryCard({ category, to, onUnlock }: CategoryCardProps) {
  const isLocked = category.is_premium && !category.has_unlocked;
  if (isLocked && onUnlock !== undefined) {
    return (
      <button type="button" className={CARD} onClick={onUnlock}>
        <CardBody category={category} isLocked />
      </button>
    );
  }
  return (
    <Link to={to} className={CARD}>
      <CardBody category={category} isLocked={false} />
    </Link>
  );
}

function CardBody({ category, isLocked }: { readonly category: Category; readonly isLocked: boolean }) {
  const text = useText();
  const { percent } = useFormats();
  return (
    <>
      <CategoryEmblem image={category.image} />
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">{category.category_name}</span>
        <span className="mt-0.5 block text-xs text-muted">
          {text("quiz-zone.counts", { questions: category.no_of_que, levels: category.maxlevel })}
        </span>
        {isLocked ? (
          <span className="mt-1.5 inline-flex items-center gap-1 text-xs font-semibold text-gold-ink">
            <Coin className="size-4" />
            {text("quiz-zone.unlock.price", { price: category.coins })}
          </span>
        ) : (
          <span className="mt-2 flex items-center gap-2">
            <span className="grow">
              <ProgressRunway
                slim
                value={category.progress}
                max={100}
                label={text("quiz-zone.progress", { percent: percent(category.progress) })}
              />
            </span>
            <bdi aria-hidden="true" className="text-xs font-semibold text-muted tabular-nums">
              {percent(Math.round(category.progress))}
            </bdi>
          </span>
        )}
      </span>
      {isLocked ? (
        <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
      ) : (
        <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
      )}
    </>
  );
}
