import { pathOf } from "@crosscheck/rules/notices/notice";
import type { Say, TextValues } from "../languages/say.ts";
import type { NoticeRecord } from "./notice-queries.ts";

/** A notice in words. */
export type NoticeText = { readonly title: string; readonly message: string; readonly path: string };

/** Which language an operator's words are read in when there are none in the reader's. */
const DEFAULT_LANGUAGE = "en";

/** Words of a notice in a language by code; null: that of readers who have chosen none. */
export function noticeText(notice: NoticeRecord, language: string | null, say: Say): NoticeText {
  if (notice.kind === "broadcast") {
    const { words, path } = notice;
    const own = words[language ?? DEFAULT_LANGUAGE] ?? words[DEFAULT_LANGUAGE];
    return { title: own?.heading ?? "", message: own?.text ?? "", path };
  }
  const values = valuesOf(notice, language, say);
  return {
    title: say(language, `notices.told.${notice.kind}.title`, values),
    message: say(language, `notices.told.${notice.kind}.message`, values),
    path: pathOf(notice),
  };
}

/** What the texts of a kind may name: its params, and what an id among them stands for. */
function valuesOf(
  { kind, params, friend }: Exclude<NoticeRecord, { readonly kind: "broadcast" }>,
  language: string | null,
  say: Say,
): TextValues {
  const badge = kind === "badge" ? { badge: say(language, `badges.${params.type}.label`) } : {};
  return { ...params, ...badge, friend: friend ?? say(language, "notices.gone_friend") };
}
