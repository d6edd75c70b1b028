import type { LucideIcon } from "lucide-react";

/** An icon that points somewhere in reading direction; mirrored in right-to-left pages. */
export function DirIcon({
  icon: Icon,
  className,
}: {
  readonly icon: LucideIcon;
  readonly className?: string;
}) {
  return <Icon aria-hidden="true" className={`rtl:-scale-x-100 ${className ?? "size-5"}`} />;
}
