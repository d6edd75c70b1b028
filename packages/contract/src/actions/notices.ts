import { NOTICE_KINDS } from "@crosscheck/rules/notices/notice";
import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, Paging, PushTokenField, Uuid, listField } from "../fields.ts";

const MOST_IDS = 100;

export const NoticeRow = z.strictObject({
  /** Of an own notice or of a broadcast; never of both. */
  id: Uuid,
  kind: z.enum(NOTICE_KINDS),
  /** What the texts are made of, for clients that write their own. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  title: z.string(),
  message: z.string(),
  /** Address in the player's app of what it is about. */
  path: z.string(),
  /** Always null: clients draw notices by their kind. */
  image: z.string().nullable(),
  date: Instant,
  is_read: z.boolean(),
});

export const getNotifications = defineAction({
  name: "get_notifications",
  summary:
    "Own notices and broadcasts since the registration, with what is unread of all of them; reading the list marks nothing.",
  access: "player",
  input: z.strictObject({
    /** Both mean the time. */
    sort: z.enum(["id", "date"]).default("date"),
    order: z
      .string()
      .toLowerCase()
      .pipe(z.enum(["asc", "desc"]))
      .default("desc"),
    ...Paging,
    /** Code of an interface language, for the texts; absent: the one the player has chosen. */
    language: z.string().max(20).optional(),
  }),
  output: z.strictObject({ unread: z.int(), data: z.array(NoticeRow) }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const readNotifications = defineAction({
  name: "read_notifications",
  summary:
    "Marks these own notices and broadcasts as read, or without ids all there are; once or many times.",
  access: "player",
  input: z.strictObject({ ids: listField(Uuid, MOST_IDS).optional() }),
  output: z.strictObject({ unread: z.int() }),
  messages: ["updated"],
  refusals: [],
  perMinute: 120,
});

export const updateFcmId = defineAction({
  name: "update_fcm_id",
  summary:
    "Where this device takes notices: a web push subscription as JSON, or a messaging token, which is kept only; empty ends it.",
  access: "player",
  input: z.strictObject({
    web_fcm_id: PushTokenField.default(""),
    /** Code of the interface language of the page; that which the player has chosen goes before it. */
    language: z.string().max(20).optional(),
  }),
  output: z.strictObject({
    /** Whether notices are pushed to this device now. */
    is_pushed: z.boolean(),
  }),
  messages: ["updated"],
  refusals: [],
  perMinute: 20,
});

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const KindField = z.enum(NOTICE_KINDS);

const NoticeSettings = z.strictObject({
  kinds: z.array(z.strictObject({ kind: KindField, is_pushed: z.boolean() })),
  /** When nothing is pushed, by the player's clock, HH:MM; both null: never. */
  quiet_from: Clock.nullable(),
  quiet_until: Clock.nullable(),
  /** With which a browser subscribes; base64url. */
  push_key: z.string(),
  /** Whether notices are pushed to this device now. */
  is_pushed_here: z.boolean(),
});

export const getNoticeSettings = defineAction({
  name: "get_notice_settings",
  summary:
    "Which notices are pushed to the player's devices, when none are, and what a browser needs for it.",
  access: "player",
  input: z.strictObject({}),
  output: NoticeSettings,
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const setNoticeSettings = defineAction({
  name: "set_notice_settings",
  summary: "Says which kinds are not pushed and when none are; what is left out is switched back.",
  access: "player",
  input: z.strictObject({
    muted: listField(KindField, NOTICE_KINDS.length).default([]),
    /** Both or neither: without them there are no quiet hours. */
    quiet_from: Clock.optional(),
    quiet_until: Clock.optional(),
  }),
  output: NoticeSettings,
  messages: ["updated"],
  refusals: [],
  perMinute: 60,
});
