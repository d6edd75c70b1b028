import type { DataOf } from "../../data/call.ts";
import { shownIn } from "../../kit/shown-in.ts";
import { useLocale } from "../../texts/locale.ts";
import { latestOf } from "./latest-of.ts";

const SHORT = 80;

/** A question by the beginning of its words, in the language of the console where it has that; else by its number. */
export function useTitleOf(): (question: DataOf<"view_question">) => string {
  const locale = useLocale();
  return (question) => {
    const { stem = "" } = shownIn(latestOf(question)?.texts ?? {}, locale) ?? {};
    return stem === "" ? question.source_id : shorten(stem, SHORT);
  };
}

export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
