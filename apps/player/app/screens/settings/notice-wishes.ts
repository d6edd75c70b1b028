import type { OutputOf } from "@crosscheck/contract";
import type { getNoticeSettings } from "@crosscheck/contract/actions/notices";

export type NoticeSettings = OutputOf<typeof getNoticeSettings>;
/** What a change says anew. */
export type NoticeWishes = Pick<NoticeSettings, "kinds" | "quiet_from" | "quiet_until">;
