// npm run outbox [-- <recipient>] [--last N]   prints mails and SMS of an installation without a mail server, newest last
import { parseArgs } from "node:util";
import { listMessages, type OutboxMessage } from "../ports/outbox-queries.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = "Usage: npm run outbox [-- [<email or number>] [--last <how many>] [--json]]";
const DEFAULT_LAST = 20;
const MOST = 1_000;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      last: { type: "string", default: String(DEFAULT_LAST) },
      json: { type: "boolean", default: false },
    },
  });
  const limit = Number(values.last);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST || positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const [recipient] = positionals;
  const messages = await readMessages(limit, recipient);
  process.stdout.write(values.json ? `${JSON.stringify(messages)}\n` : toText(messages));
  return 0;
}

async function readMessages(limit: number, recipient: string | undefined): Promise<readonly OutboxMessage[]> {
  return await withDatabase(({ db }) =>
    listMessages(db, { limit, ...(recipient === undefined ? {} : { recipient }) }),
  );
}

function toText(messages: readonly OutboxMessage[]): string {
  if (messages.length === 0) return "The outbox is empty.\n";
  return messages.map(toBlock).join("\n");
}

function toBlock({ channel, recipient, subject, body, createdAt }: OutboxMessage): string {
  const head = `── ${channel === "mail" ? "Mail" : "SMS"} to ${recipient} at ${createdAt.toISOString()}`;
  const lines = [head, ...(subject === null ? [] : [`Subject: ${subject}`, ""]), body.trimEnd(), ""];
  return lines.join("\n");
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
