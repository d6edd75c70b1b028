import { Skeleton } from "./Skeleton.tsx";

type SkeletonListProps = {
  readonly count: number;
  readonly label: string;
  readonly rowClassName?: string;
  readonly className?: string;
};

/** Rows that wait for their content, with one announcement for all of them. */
export function SkeletonList({ count, label, rowClassName, className }: SkeletonListProps) {
  return (
    <output className={className ?? "grid gap-3"}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_unused, index) => (
        <Skeleton key={index} className={rowClassName ?? "h-20 w-full"} />
      ))}
    </output>
  );
}
