import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { createSay } from "../languages/say.ts";
import type { TextsSource } from "../languages/texts-source.ts";
import { countNotices, listNotices, markRead } from "./notice-queries.ts";
import { noticeText } from "./notice-text.ts";

/** Words follow the reader: the language of the page, else the one chosen last. */
export const createGetNotifications = (source: TextsSource): Handler<Actions["get_notifications"]> => {
  const say = createSay(source);
  return async ({ db, caller, input }) => {
    const { playerId } = caller;
    const { order, offset, limit } = input;
    const [texts, notices, { total, unread }] = await Promise.all([
      source.current(),
      listNotices(db, { playerId, order, offset, limit }),
      countNotices(db, playerId),
    ]);
    const language =
      input.language !== undefined && texts.has(input.language) ? input.language : caller.pageLanguage;
    const data = notices.map((notice) => ({
      id: notice.id,
      kind: notice.kind,
      params: notice.kind === "broadcast" ? {} : { ...notice.params },
      ...noticeText(notice, language, say),
      image: null,
      date: notice.at.toISOString(),
      is_read: notice.isRead,
    }));
    return { data: { unread, data }, total };
  };
};

export const handleReadNotifications: Handler<Actions["read_notifications"]> = async (call) => {
  const { db, caller, input, nowMs } = call;
  const { playerId } = caller;
  const ids = input.ids?.map((id) => id.toLowerCase()) ?? null;
  await markRead(db, { playerId, ids, at: new Date(nowMs) });
  const { unread } = await countNotices(db, playerId);
  return { data: { unread }, message: "updated" };
};
