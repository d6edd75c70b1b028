import { DirIcon } from "@crosscheck/ui/DirIcon";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { ArrowRight, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { mistakesPath } from "../../study/study-paths.ts";
import { offerOf, type useNextBest } from "./next-best.ts";

/** Mistakes that wait stand there also when there are none: nothing moves when the answer comes. */
const ROW = "cc-key cc-key-line mt-3 flex min-h-12 w-full items-center gap-3 bg-card px-4";

/** One amber button with its reason; below it the mistakes that wait. */
export function NextBest({ answer }: { readonly answer: ReturnType<typeof useNextBest> }) {
  const text = useText();
  const told = answer.data?.ok === true ? answer.data.data : null;
  if (answer.isPending) {
    return (
      <>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="mt-3 h-14 w-full" />
      </>
    );
  }
  const { to, label, reason } = offerOf(told?.next ?? null, text);
  const mistakes = told?.mistakes ?? 0;
  // The amber button leads there already.
  const isOffered = told?.next.kind === "mistakes";
  return (
    <>
      <Link
        to={to}
        className="cc-key cc-key-action flex w-full items-center gap-4 bg-action p-4 text-on-action no-underline hover:brightness-105"
      >
        <span className="min-w-0 grow">
          <span className="block text-lg font-bold">{label}</span>
          <span className="block text-sm break-words">{reason}</span>
        </span>
        <DirIcon icon={ArrowRight} className="size-6 shrink-0" />
      </Link>
      {isOffered ? null : mistakes === 0 ? (
        <p className={`${ROW} text-muted`}>{text("home.next.waiting", { count: 0 })}</p>
      ) : (
        <Link to={mistakesPath(null)} className={`${ROW} text-ink no-underline hover:bg-primary-soft`}>
          <span className="min-w-0 grow font-semibold">{text("home.next.waiting", { count: mistakes })}</span>
          <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
        </Link>
      )}
    </>
  );
}
