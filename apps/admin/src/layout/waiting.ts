import type { DataOf } from "../data/call.ts";
import { examPath, listPath } from "../screens/paths.ts";
import type { TextKey } from "../texts/i18n.ts";

/** The call that the bell makes. */
export const WAITING = "get_waiting";

export type Waiting = DataOf<typeof WAITING>;
type Kind = Exclude<keyof Waiting, "exam_id">;

const KINDS: readonly { readonly kind: Kind; readonly text: TextKey; readonly path: string }[] = [
  { kind: "books", text: "system.book_breaches", path: "/jobs" },
  { kind: "jobs", text: "system.failed_jobs", path: "/jobs" },
  { kind: "contests", text: "system.unpaid_contests", path: "/contests" },
  { kind: "payouts", text: "system.open_payouts", path: "/payouts" },
  { kind: "sittings", text: "system.open_sittings", path: "/exams" },
  { kind: "reports", text: "system.open_reports", path: "/reports" },
  { kind: "messages", text: "system.open_messages", path: "/battles/messages" },
  { kind: "referrals", text: "system.open_referrals", path: "/referrals" },
  {
    kind: "drafts",
    text: "system.open_drafts",
    path: listPath("/questions", { draft_state: "draft" }),
  },
  {
    kind: "approved",
    text: "system.approved_drafts",
    path: listPath("/questions", { draft_state: "reviewed" }),
  },
];

type Due = { readonly kind: Kind; readonly text: TextKey; readonly path: string; readonly count: number };

/** What there is to do, the most pressing first, with the way to it. */
export function dueOf(waiting: Waiting): readonly Due[] {
  return KINDS.map(({ kind, text, path }) => ({
    kind,
    text,
    path:
      kind === "sittings" && waiting.exam_id !== null
        ? listPath(examPath(waiting.exam_id), { undecided: true })
        : path,
    count: waiting[kind] ?? 0,
  })).filter(({ count }) => count > 0);
}
