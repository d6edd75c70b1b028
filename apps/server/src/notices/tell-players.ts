import { subjectOf, type Notice } from "@crosscheck/rules/notices/notice";
import type { Db } from "../postgres/database.ts";
import { insertNotices } from "./notice-queries.ts";

/** A notice for one player. */
export type ToldNotice = Notice & { readonly playerId: string };

/**
 * Tells players something, each once per kind and subject however often it is said; whoever deleted the account is told
 * nothing. Call inside the transaction that causes it.
 */
export async function tellPlayers(tx: Db, notices: readonly ToldNotice[], at: Date): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({ ...notice, subject: subjectOf(notice) }));
  await insertNotices(tx, rows, at);
}
