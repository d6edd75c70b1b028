import { Card } from "@crosscheck/ui/Card";
import {
  BadgeCheck,
  Banknote,
  ClipboardCheck,
  CircleX,
  Medal,
  Megaphone,
  MessageSquareText,
  Swords,
  Ticket,
  UserPen,
  Users,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { useMarkRead } from "../../state/notices.ts";
import type { NoticeRow } from "./use-notices.ts";

const ICONS: Readonly<Record<NoticeRow["kind"], LucideIcon>> = {
  badge: BadgeCheck,
  contest_opens: Ticket,
  contest_starts: Ticket,
  contest_cancelled: CircleX,
  contest_result: Medal,
  contest_prize: Medal,
  battle_invitation: Swords,
  battle_message: MessageSquareText,
  exam_opens: ClipboardCheck,
  exam_result: ClipboardCheck,
  exam_regraded: ClipboardCheck,
  play_regraded: ClipboardCheck,
  report_settled: MessageSquareText,
  payout: Banknote,
  friend_joined: Users,
  name_changed: UserPen,
  broadcast: Megaphone,
};

/** What was told on one day. */
export function DayOfNotices({
  day,
  notices,
}: {
  readonly day: string;
  readonly notices: readonly NoticeRow[];
}) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-muted">{day}</h2>
      <Card>
        <ul>
          {notices.map((notice) => (
            <li key={notice.id} className="border-t border-line first:border-0">
              <NoticeLink notice={notice} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** One notice: a press leads to what it is about, and has read it. */
function NoticeLink({ notice }: { readonly notice: NoticeRow }) {
  const text = useText();
  const markRead = useMarkRead();
  const { id, kind, title, message, path, is_read: isRead } = notice;
  const Icon = ICONS[kind];
  return (
    <Link
      to={path}
      onClick={isRead ? undefined : () => void markRead([id])}
      className="flex min-h-14 items-start gap-3 py-3 hover:bg-primary-soft"
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${isRead ? "text-muted" : "text-primary"}`}
      />
      <span className="min-w-0 grow">
        <span dir="auto" className={`block break-words ${isRead ? "" : "font-semibold"}`}>
          {title}
        </span>
        <span dir="auto" className="block text-sm break-words whitespace-pre-line text-muted">
          {message}
        </span>
      </span>
      {isRead ? null : (
        <span className="mt-1 shrink-0 text-xs font-semibold text-primary">{text("notices.unread")}</span>
      )}
    </Link>
  );
}
