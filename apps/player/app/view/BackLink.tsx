import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";

/** The way one level up, named after where it leads. */
export function BackLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="cc-key grid size-12 shrink-0 place-items-center bg-card text-ink hover:bg-primary-soft"
    >
      <DirIcon icon={ArrowLeft} className="size-6" />
    </Link>
  );
}
