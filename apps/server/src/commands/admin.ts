// npm run admin -- create <email>   registers an administrator of the console and prints the one-time invitation
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readConfig } from "../config.ts";
import { inviteAdmin } from "../identity/admin-queries.ts";
import { createLocalPorts } from "../ports/local-ports.ts";
import { openDatabase } from "../postgres/database.ts";
import { migrate } from "../postgres/migrate.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { loadSecrets } from "../secrets.ts";

const USAGE = "Usage: npm run admin -- create <email>";
const INVITE_BYTES = 32;
const INVITE_DAYS = 7;
const DAY_MS = 86_400_000;

const root = fileURLToPath(new URL("../../../..", import.meta.url));

async function main(): Promise<number> {
  const [task, address, ...rest] = process.argv.slice(2);
  const email = z.email().max(254).safeParse(address?.trim().toLowerCase());
  if (task !== "create" || !email.success || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const config = readConfig(process.env);
  const dataFolder = resolve(root, config.DATA_FOLDER);
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) };
  const postgres = await startPostgres({ databaseUrl: config.DATABASE_URL, dataFolder, log });
  const database = openDatabase(postgres.connection, { log });
  try {
    await migrate(postgres.connection, { log });
    const { pepper } = await loadSecrets(dataFolder);
    const smtp = config.SMTP_URL === undefined ? null : { url: config.SMTP_URL, from: config.MAIL_FROM };
    const { mail, random, clock } = createLocalPorts({
      db: database.db,
      dataFolder,
      pepper,
      smtp,
      sms: null,
    });
    const token = Buffer.from(random.bytes(INVITE_BYTES)).toString("base64url");
    const now = new Date(clock.nowMs());
    const isNew = await inviteAdmin(database.db, {
      adminId: random.uuid(),
      email: email.data,
      inviteHash: new Uint8Array(createHash("sha256").update(token).digest()),
      inviteExpiresAt: new Date(now.getTime() + INVITE_DAYS * DAY_MS),
      now,
    });
    await mail.send({ to: email.data, ...invitation(token) });
    process.stdout.write(
      `${email.data} ${isNew ? "is now an administrator" : "was invited again"}. ${mailHint(smtp)}\n`,
    );
    return 0;
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** The console comes with a later version; until then the record and the code are all there is. */
function invitation(token: string) {
  return {
    subject: "You are an administrator of Crosscheck",
    text:
      "You were made an administrator of this Crosscheck installation.\n\nYour invitation code, valid for " +
      `${INVITE_DAYS} days and needed once, to choose a password in the admin console:\n\n${token}\n\n` +
      "The console is not part of this version yet; ask for a new code when it is there.\n",
  };
}

function mailHint(smtp: object | null): string {
  return smtp === null
    ? "The invitation is in the outbox: npm run outbox"
    : "The invitation was sent by mail.";
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
