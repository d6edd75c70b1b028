import type { Selectable } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { Tables } from "../postgres/tables/tables.ts";

export type OutboxMessage = {
  readonly messageId: string;
  readonly channel: "mail" | "sms";
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly createdAt: Date;
};

/** Messages carry codes and links, so they are not kept longer than this. */
const KEEP_MS = 7 * 86_400_000;

/** Stores one message and drops those that are too old. */
export async function storeMessage(db: Db, message: OutboxMessage): Promise<void> {
  await db
    .insertInto("outbox")
    .values({
      message_id: message.messageId,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      created_at: message.createdAt,
    })
    .execute();
  await db
    .deleteFrom("outbox")
    .where("created_at", "<", new Date(message.createdAt.getTime() - KEEP_MS))
    .execute();
}

/** The newest messages, oldest of them first; of one recipient when given. */
export async function listMessages(
  db: Db,
  { limit, recipient }: { readonly limit: number; readonly recipient?: string },
): Promise<readonly OutboxMessage[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where("recipient", "=", recipient ?? ""))
    .orderBy("position", "desc")
    .limit(limit)
    .execute();
  return rows.toReversed().map(toMessage);
}

function toMessage(row: Selectable<Tables["outbox"]>): OutboxMessage {
  return {
    messageId: row.message_id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    createdAt: row.created_at,
  };
}

/** The newest messages before one of them, the newest first; null: from the start. */
export async function listNewest(
  db: Db,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<readonly OutboxMessage[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .$if(before !== null, (query) =>
      query.where("position", "<", (one) =>
        one.selectFrom("outbox").select("position").where("message_id", "=", before),
      ),
    )
    .orderBy("position", "desc")
    .limit(limit)
    .execute();
  return rows.map(toMessage);
}

export async function countMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Erases what was sent to these addresses. */
export async function eraseMessages(db: Db, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await db
    .deleteFrom("outbox")
    .where("recipient", "in", [...recipients])
    .execute();
}
