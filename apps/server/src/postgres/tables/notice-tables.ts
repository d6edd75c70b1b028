import type { NoticeKind, NoticeParams, OwnNoticeKind } from "@crosscheck/rules/notices/notice";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** An operator's words in one language. */
export type BroadcastWords = { readonly heading: string; readonly text: string };

/** Tables of migrations 0060 and 0061. */
export type NoticeTables = {
  readonly notices: {
    readonly player_id: string;
    readonly kind: OwnNoticeKind;
    readonly subject: string;
    readonly notice_id: GeneratedAlways<string>;
    /** Of the kind. */
    readonly params: NoticeParams[OwnNoticeKind];
    readonly told_at: Date;
    readonly read_at: Date | null;
  };
  readonly broadcasts: {
    readonly broadcast_id: string;
    readonly idempotency_key: string;
    readonly words: ColumnType<Readonly<Record<string, BroadcastWords>>, string, never>;
    readonly path: string;
    readonly told_at: Date;
    readonly withdrawn_at: Generated<Date | null>;
  };
  readonly broadcast_reads: {
    readonly player_id: string;
    readonly broadcast_id: string;
    readonly read_at: Date;
  };
  readonly push_subscriptions: {
    readonly player_id: string;
    readonly device_id: string;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
    readonly language: string | null;
    readonly stored_at: Date;
  };
  readonly notice_settings: {
    readonly player_id: string;
    readonly muted: readonly NoticeKind[];
    readonly quiet_from: number | null;
    readonly quiet_until: number | null;
  };
  readonly push_deliveries: {
    readonly delivery_id: GeneratedAlways<number>;
    readonly player_id: string;
    readonly device_id: string;
    readonly notice_id: string;
    readonly due_at: Date;
    readonly failures: Generated<number>;
  };
};
