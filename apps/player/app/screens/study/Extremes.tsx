import { Card } from "@crosscheck/ui/Card";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { TrendingDown, TrendingUp, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { mistakesPath } from "../../study/study-paths.ts";
import type { Statistics } from "./statistics.ts";

/** The subject that goes best, and the one that needs work. */
export function Extremes({ statistics }: { readonly statistics: Statistics }) {
  const text = useText();
  return (
    <Card>
      <dl className="grid gap-4">
        <Extreme
          icon={TrendingUp}
          look="bg-correct-soft text-correct"
          name={text("statistics.strong")}
          subject={statistics.strong_category}
          percent={statistics.ratio1}
        />
        <Extreme
          icon={TrendingDown}
          look="bg-wrong-soft text-wrong"
          name={text("statistics.weak")}
          subject={statistics.weak_category}
          percent={statistics.ratio2}
          isPractised
        />
      </dl>
    </Card>
  );
}

type ExtremeProps = {
  readonly icon: LucideIcon;
  readonly look: string;
  readonly name: string;
  /** null while there are too few answers to tell. */
  readonly subject: Statistics["strong_category"];
  readonly percent: number;
  /** Whether a link leads to what went wrong in it. */
  readonly isPractised?: boolean;
};

function Extreme({ icon: Icon, look, name, subject, percent: share, isPractised = false }: ExtremeProps) {
  const text = useText();
  const { percent } = useFormats();
  return (
    <div className="flex items-center gap-4">
      <dt className="contents">
        <span className={`grid size-12 shrink-0 place-items-center rounded-full ${look}`}>
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="flex min-w-0 grow items-center justify-between gap-3">
        <span className="min-w-0">
          <span aria-hidden="true" className="block text-sm text-muted">
            {name}
          </span>
          {subject === null ? (
            <span className="block text-sm">{text("statistics.undecided")}</span>
          ) : (
            <span className="flex items-center gap-2 font-semibold break-words">
              {subject.face === null ? null : <SubjectTag face={subject.face} />}
              {subject.category_name}
            </span>
          )}
          {subject !== null && isPractised && share < 100 ? (
            <Link
              to={mistakesPath(subject.slug)}
              aria-label={text("statistics.mistakes.subject", { name: subject.category_name })}
              className="cc-link cc-link-alone text-sm"
            >
              {text("study.practice.mistakes")}
            </Link>
          ) : null}
        </span>
        {subject === null ? null : (
          <bdi className="shrink-0 text-xl font-bold tabular-nums">{percent(share)}</bdi>
        )}
      </dd>
    </div>
  );
}
