import { Skeleton } from "@crosscheck/ui/Skeleton";

/** A few lines that wait for what is kept on a question. */
export function StudyWait({ label }: { readonly label: string }) {
  return (
    <output className="grid gap-2">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-24 w-full" />
    </output>
  );
}
