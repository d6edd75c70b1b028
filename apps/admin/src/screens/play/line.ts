import type { DataOf } from "../../data/call.ts";

type Line = DataOf<"list_reported_messages">["rows"][number]["line"];

/** What was said: its words, or the name of the phrase or picture. */
export function lineOf(line: Line): string {
  return line.kind === "text" ? line.text : line.id;
}
