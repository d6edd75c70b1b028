// npm run outbox [-- <recipient>] [--last N]   prints mails and SMS of an installation without a mail server, newest last
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { listMessages, type OutboxMessage } from "../ports/outbox-queries.ts";
import { openDatabase } from "../postgres/database.ts";
import { migrate } from "../postgres/migrate.ts";
import { startPostgres } from "../postgres/start-postgres.ts";

const USAGE = "Usage: npm run outbox [-- [<email or number>] [--last <how many>] [--json]]";
const DEFAULT_LAST = 20;
const MOST = 1_000;

const root = fileURLToPath(new URL("../../../..", import.meta.url));

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
  const config = readConfig(process.env);
  const dataFolder = resolve(root, config.DATA_FOLDER);
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) };
  const postgres = await startPostgres({ databaseUrl: config.DATABASE_URL, dataFolder, log });
  const database = openDatabase(postgres.connection, { log });
  try {
    await migrate(postgres.connection, { log });
    return await listMessages(database.db, { limit, ...(recipient === undefined ? {} : { recipient }) });
  } finally {
    await database.close();
    await postgres.stop();
  }
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
