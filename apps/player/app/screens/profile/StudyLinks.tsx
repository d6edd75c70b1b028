import { DirIcon } from "@crosscheck/ui/DirIcon";
import { Bookmark, ChartColumn, ChevronRight, Flag, RotateCcw, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import { BOOKMARKS_PATH, mistakesPath, REPORTS_PATH, STATISTICS_PATH } from "../../study/study-paths.ts";

type StudyLink = {
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly title: MsgId;
  readonly lead: MsgId;
};

const LINKS: readonly StudyLink[] = [
  {
    to: STATISTICS_PATH,
    Icon: ChartColumn,
    title: "statistics.title",
    lead: "profile.study.statistics",
  },
  { to: BOOKMARKS_PATH, Icon: Bookmark, title: "study.bookmarks.title", lead: "profile.study.bookmarks" },
  {
    to: mistakesPath(null),
    Icon: RotateCcw,
    title: "study.practice.mistakes",
    lead: "profile.study.mistakes",
  },
  { to: REPORTS_PATH, Icon: Flag, title: "study.reports.title", lead: "profile.study.reports" },
];

/** The ways to what a player has learned and kept. */
export function StudyLinks() {
  const text = useText();
  return (
    <nav aria-label={text("profile.study.title")}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {LINKS.map(({ to, Icon, title, lead }) => (
          <li key={to}>
            <Link
              to={to}
              className="cc-key cc-key-line flex min-h-20 items-center gap-4 bg-card p-4 hover:bg-primary-soft"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-[14px] bg-primary-soft text-primary">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-semibold">{text(title)}</span>
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
