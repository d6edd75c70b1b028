import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useText } from "../../../i18n/texts.tsx";

/** The shape of a route while it is on the way. */
export function RouteSkeleton() {
  const text = useText();
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-96 w-full rounded-[24px]" />
      <SkeletonList count={4} label={text("quiz-zone.loading")} rowClassName="h-20 w-full" />
    </div>
  );
}
