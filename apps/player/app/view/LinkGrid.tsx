import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ChevronRight, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { MsgId } from "../i18n/message-ids.ts";
import { useText } from "../i18n/texts.tsx";

export type ScreenLink = {
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly title: MsgId;
  readonly lead: MsgId;
};

type LinkGridProps = {
  readonly title: MsgId;
  readonly links: readonly ScreenLink[];
  /** Whether it stands in a narrow pane. */
  readonly isColumn?: boolean;
};

/** Ways to other screens, each with a sentence. */
export function LinkGrid({ title, links, isColumn = false }: LinkGridProps) {
  const text = useText();
  return (
    <nav aria-label={text(title)}>
      <ul
        className={`grid gap-3 ${isColumn ? "" : "sm:grid-cols-2 sm:gap-5 sm:[&>:last-child:nth-child(odd)]:col-span-2"}`}
      >
        {links.map(({ to, Icon, title: name, lead }) => (
          <li key={to}>
            <Link
              to={to}
              className="cc-key cc-key-line flex h-full min-h-20 items-center gap-4 bg-card p-4 hover:bg-primary-soft"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-[14px] bg-primary-soft text-primary">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-semibold">{text(name)}</span>
                <span className="block text-sm text-muted">{text(lead)}</span>
              </span>
              <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
