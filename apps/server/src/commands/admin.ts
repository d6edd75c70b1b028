// npm run admin -- create <email>                     makes the first admin; the host itself acts
// npm run admin -- call <action> [<json>] --as <email> runs a call in an operator's name, as the console will
// npm run admin -- actions                            names every call: who may, what it does, its fields
import { parseArgs } from "node:util";
import { CODES, isRefusal } from "@crosscheck/contract";
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
import { describeActions } from "./describe-actions.ts";
import { parseJson } from "./parse-json.ts";
import { withDatabase, type Ground } from "./with-database.ts";

const USAGE = `Usage: npm run admin -- create <email>
       npm run admin -- call <action> [<fields as JSON>] --as <operator's email>
       npm run admin -- actions`;

async function main(): Promise<number> {
  const read = readWords();
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

async function callAs(email: string, words: readonly string[]): Promise<number> {
  const [action, text = "{}"] = words;
  if (action === undefined || words.length > 2) return complain(USAGE, 2);
  if (!Object.hasOwn(OPERATOR_ACTIONS, action)) {
    return complain(`There is no action ${action}: npm run admin -- actions`, 2);
  }
  const fields = parseJson(text);
  if ("problem" in fields) return complain(fields.problem, 2);
  return await withDatabase((ground) => call(ground, email, { action, fields: fields.value }));
}

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options: { as: { type: "string" } } });
  } catch {
    return null;
  }
}

async function create(ground: Ground, email: string): Promise<number> {
  const who = { kind: "host", note: "npm run admin -- create" } as const;
  const fields = { email, roles: ["admin"] };
  const answer = await run(ground, who, { action: "create_operator", fields });
  if (isRefusal(answer)) return complain(answer.field === "email" ? USAGE : sentenceOf(answer), 2);
  const { email: known, is_new: isNew } = OPERATOR_ACTIONS.create_operator.output.parse(answer.data);
  const hint =
    ground.config.SMTP_URL === undefined
      ? "The invitation is in the outbox: npm run outbox"
      : "The invitation was sent by mail.";
  return say(`${known} ${isNew ? "is now an administrator" : "was invited again"}. ${hint}\n`);
}

async function call(ground: Ground, email: string, wanted: OperatorCall): Promise<number> {
  const operator = await findOperatorByEmail(ground.db, email.trim());
  if (operator === undefined) return complain(`There is no operator ${email}.`, 1);
  const answer = await run(ground, { kind: "operator", operatorId: operator.operatorId }, wanted);
  return isRefusal(answer) ? complain(sentenceOf(answer), 1) : say(`${toPlainJson(answer)}\n`);
}

async function run(ground: Ground, who: InNameOf, wanted: OperatorCall) {
  return await callAsOperator({ ...(await openGround(ground)), handlers: OPERATOR_HANDLERS }, who, wanted);
}

async function openGround({ db, config, dataFolder }: Ground): Promise<OperatorGround> {
  const { pepper } = await loadSecrets(dataFolder);
  const smtp = config.SMTP_URL === undefined ? null : { url: config.SMTP_URL, from: config.MAIL_FROM };
  const ports = createLocalPorts({ db, dataFolder, pepper, smtp, sms: null });
  const settings = createSettingsSource(db, { nowMs: ports.clock.nowMs, demoMode: config.DEMO_MODE });
  return { db, ports, settings };
}

function sentenceOf({ refused, field, detail }: OperatorRefusal): string {
  const table: Readonly<Record<string, { readonly detail: string }>> = { ...CODES, ...OPERATOR_CODES };
  const where = field === undefined || field === "" ? "" : ` (field ${field})`;
  return `Refused, ${refused}${where}: ${detail ?? table[refused]?.detail ?? ""}`;
}

/** A player's text must not move the cursor of a terminal, nor turn what follows around. */
function toPlainJson(answer: object): string {
  return JSON.stringify(answer, null, 2).replace(
    /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function say(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

function complain<Code extends 1 | 2>(text: string, code: Code): Code {
  process.stderr.write(`${text}\n`);
  return code;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
