// npm run admin -- create <email>      registers an administrator of the console and prints the one-time invitation
// npm run admin -- set <key> <value>   changes a switch or number within its bounds; a running server sees it in seconds
// npm run admin -- referrals           friends by code that wait for a look: list, release, refuse
import { createHash } from "node:crypto";
import { z } from "zod";
import { inviteAdmin } from "../identity/admin-queries.ts";
import { systemClock } from "../ports/clock.ts";
import { createLocalPorts } from "../ports/local-ports.ts";
import type { Db } from "../postgres/database.ts";
import { loadSecrets } from "../secrets.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { listSettings } from "../settings/setting-queries.ts";
import { readSettings } from "../settings/settings.ts";
import { REFERRALS_USAGE, runReferrals } from "./referrals.ts";
import { withDatabase, type Ground } from "./with-database.ts";

const USAGE = `Usage: npm run admin -- create <email>
       npm run admin -- set <setting> <value as JSON>
       ${REFERRALS_USAGE}`;
const INVITE_BYTES = 32;
const INVITE_DAYS = 7;
const DAY_MS = 86_400_000;

async function main(): Promise<number> {
  const [task, subject, ...rest] = process.argv.slice(2);
  const email = z.email().max(254).safeParse(subject?.trim().toLowerCase());
  if (task === "create" && email.success && rest.length === 0) {
    return await withDatabase((ground) => create(ground, email.data));
  }
  const [text] = rest;
  if (task === "set" && subject !== undefined && text !== undefined && rest.length === 1) {
    return await withDatabase(({ db }) => set(db, subject, toValue(text)));
  }
  if (task === "referrals") {
    return await withDatabase(({ db }) => referrals(db, subject === undefined ? [] : [subject, ...rest]));
  }
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

async function referrals(db: Db, args: readonly string[]): Promise<number> {
  const { settings } = readSettings(await listSettings(db));
  const { code, text } = await runReferrals(db, args, { settings, nowMs: systemClock.nowMs() });
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}

async function set(db: Db, key: string, value: unknown): Promise<number> {
  const problems = await changeSetting(db, { key, value, at: new Date(systemClock.nowMs()) });
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) return 1;
  process.stdout.write(`${key} is ${JSON.stringify(value)} now.\n`);
  return 0;
}

/** JSON where it is JSON, else the text itself, so that words need no quotes. */
function toValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function create({ db, config, dataFolder }: Ground, email: string): Promise<number> {
  const { pepper } = await loadSecrets(dataFolder);
  const smtp = config.SMTP_URL === undefined ? null : { url: config.SMTP_URL, from: config.MAIL_FROM };
  const { mail, random, clock } = createLocalPorts({ db, dataFolder, pepper, smtp, sms: null });
  const token = Buffer.from(random.bytes(INVITE_BYTES)).toString("base64url");
  const now = new Date(clock.nowMs());
  const isNew = await inviteAdmin(db, {
    adminId: random.uuid(),
    email,
    inviteHash: new Uint8Array(createHash("sha256").update(token).digest()),
    inviteExpiresAt: new Date(now.getTime() + INVITE_DAYS * DAY_MS),
    now,
  });
  await mail.send({ to: email, ...invitation(token) });
  process.stdout.write(
    `${email} ${isNew ? "is now an administrator" : "was invited again"}. ${mailHint(smtp)}\n`,
  );
  return 0;
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
