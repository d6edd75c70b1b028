import { CODE_DETAILS } from "@crosscheck/contract/code-details";
import { parseArgs } from "node:util";
import { isRefusal } from "@crosscheck/contract";
import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import { OPERATOR_CODES } from "@crosscheck/contract/operator-codes";
import type { OperatorGround } from "../calls/operate.ts";
import { OPERATOR_HANDLERS } from "../operator-handlers.ts";
import {
  callAsOperator,
  type InNameOf,
  type OperatorCall,
  type OperatorRefusal,
} from "../operators/call-as-operator.ts";
import { findOperatorByEmail } from "../operators/operator-queries.ts";
import { createLocalPorts } from "../ports/local-ports.ts";
import { loadSecrets } from "../secrets.ts";
import { createSettingsSource } from "../settings/settings-source.ts";
import { findAddress } from "../start/known-address.ts";
import { describeActions } from "./describe-actions.ts";
import { parseJson } from "./parse-json.ts";
import { withDatabase, type Ground } from "./with-database.ts";

const USAGE = `Usage: npm run admin -- create <email>
       npm run admin -- call <action> [<fields as JSON>] --as <operator's email>
       npm run admin -- actions`;

/** What the command prints, to standard output when its exit code is 0, else to standard error. */
export type Said = { readonly code: number; readonly text: string };

/** Runs `npm run admin -- <words>` on the data folder that the environment names. */
export async function runAdmin(typed: readonly string[]): Promise<Said> {
  const read = readWords(typed);
  if (read === null) return complain(USAGE, 2);
  const [task, ...words] = read.positionals;
  const { as } = read.values;
  if (as !== undefined) return task === "call" ? await callAs(as, words) : complain(USAGE, 2);
  if (task === "actions" && words.length === 0) return say(describeActions());
  const [email] = words;
  if (task === "create" && email !== undefined && words.length === 1) {
    return await withDatabase((ground) => create(ground, email));
  }
  return complain(USAGE, 2);
}

async function callAs(email: string, words: readonly string[]): Promise<Said> {
  const [action, text = "{}"] = words;
  if (action === undefined || words.length > 2) return complain(USAGE, 2);
  if (!Object.hasOwn(OPERATOR_ACTIONS, action)) {
    return complain(`There is no action ${action}: npm run admin -- actions`, 2);
  }
  const fields = parseJson(text);
  if ("problem" in fields) return complain(fields.problem, 2);
  return await withDatabase((ground) => call(ground, email, { action, fields: fields.value }));
}

function readWords(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], allowPositionals: true, options: { as: { type: "string" } } });
  } catch {
    return null;
  }
}

async function create(ground: Ground, email: string): Promise<Said> {
  const host = { kind: "host", note: "npm run admin -- create" } as const;
  const fields = { email, roles: ["admin"] };
  const answer = await run(ground, host, { action: "create_operator", fields });
  if (isRefusal(answer)) return complain(answer.field === "email" ? USAGE : sentenceOf(answer), 2);
  const {
    email: known,
    is_new: isNew,
    invitation_path: path,
  } = OPERATOR_ACTIONS.create_operator.output.parse(answer.data);
  const who = `${known} ${isNew ? "is now an administrator" : "was invited again"}.`;
  const link = `${await findAddress(ground.dataFolder, ground.config)}${path}`;
  return say(`${who} Choose a password here within seven days; the link is good once:\n${link}\n`);
}

async function call(ground: Ground, email: string, wanted: OperatorCall): Promise<Said> {
  const operator = await findOperatorByEmail(ground.db, email.trim());
  if (operator === undefined) return complain(`There is no operator ${email}.`, 1);
  const answer = await run(ground, { kind: "operator", operatorId: operator.operatorId }, wanted);
  return isRefusal(answer) ? complain(sentenceOf(answer), 1) : say(`${toPlainJson(answer)}\n`);
}

async function run(ground: Ground, who: InNameOf, wanted: OperatorCall) {
  const opened = await openGround(ground);
  const answer = await callAsOperator({ ...opened, handlers: OPERATOR_HANDLERS }, who, wanted);
  // What a server does in its own time has to be done before this process ends.
  const { backups } = opened.ports;
  await backups.idle();
  const problem = backups.problem();
  if (problem !== null) throw new Error(problem);
  return answer;
}

async function openGround({ db, connection, config, dataFolder, log }: Ground): Promise<OperatorGround> {
  const { pepper } = await loadSecrets(dataFolder);
  const smtp = config.SMTP_URL === undefined ? null : { url: config.SMTP_URL, from: config.MAIL_FROM };
  const backupFolder = config.BACKUP_FOLDER;
  const ports = createLocalPorts({ db, log, connection, dataFolder, backupFolder, pepper, smtp, sms: null });
  const settings = createSettingsSource(db, { nowMs: ports.clock.nowMs, demoMode: config.DEMO_MODE });
  return { db, ports, settings, siteUrl: await findAddress(dataFolder, config) };
}

function sentenceOf({ refused, field, detail, missing = [] }: OperatorRefusal): string {
  const own: Readonly<Record<string, { readonly detail: string }>> = OPERATOR_CODES;
  const shared: Readonly<Record<string, string>> = CODE_DETAILS;
  const said = detail ?? own[refused]?.detail ?? shared[refused] ?? "";
  const where = field === undefined || field === "" ? "" : ` (field ${field})`;
  const lacks = missing.map(({ section, wanted, found }) => `\n${section}: ${found} of ${wanted}`);
  return `Refused, ${refused}${where}: ${said}${lacks.join("")}`;
}

/** A player's text must not move the cursor of a terminal, nor turn what follows around. */
function toPlainJson(answer: object): string {
  return JSON.stringify(answer, null, 2).replace(
    /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function say(text: string): Said {
  return { code: 0, text };
}

function complain(text: string, code: 1 | 2): Said {
  return { code, text: `${text}\n` };
}
