/** A grey shape of what is being loaded; size it with classes like the final layout. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={`cc-shimmer block rounded-key ${className ?? "h-4 w-full"}`} />;
}
