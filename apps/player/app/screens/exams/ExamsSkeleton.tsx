import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useText } from "../../i18n/texts.tsx";

/** The mock exams while they are on the way: the choice, then a list of papers. */
export function ExamsSkeleton() {
  const text = useText();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Skeleton className="h-44 w-full" />
        <SkeletonList count={8} label={text("exams.loading")} rowClassName="h-20 w-full" />
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
