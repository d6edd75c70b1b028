import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import { callerOf } from "../net/rate-limiter.ts";
import { claimSend, type SendLimits } from "./code-send-queries.ts";
import { countSend, type SendOutcome } from "./send-counts.ts";
import { purgeSendWindows, takeSend } from "./send-window-queries.ts";

export type SendSettings = Pick<
  Settings,
  | "smsCountries"
  | "smsPerHour"
  | "smsPerPrefixPerHour"
  | "smsPerCallerPerDay"
  | "mailsPerHour"
  | "mailsPerCallerPerDay"
>;

/** A message that somebody asks to be sent. */
export type Sending = {
  readonly channel: "sms" | "mail";
  /** Mails of one kind use up nothing of another: a stranger's sign-ups leave the owner's resets alone. */
  readonly kind: "code" | "sign_up" | "reset";
  readonly to: string;
  /** Client address that asks. */
  readonly address: string;
};

export type SendBudget = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "keyedHash">;
  readonly settings: SendSettings;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Security: 3 codes per 10 minutes and 10 per day to one number, whoever asks. */
const TO_NUMBER: SendLimits = { short: 3, long: 10 };
/** Mails of a kind to one address, from one caller and from all: one stranger leaves room for the owner. */
const TO_ADDRESS_FROM_ONE: SendLimits = { short: 3, long: 10 };
const TO_ADDRESS: SendLimits = { short: 9, long: 30 };
/** A block of numbers that one operator gives away together; who pumps messages owns such blocks. */
const PREFIX_LEAVES_DIGITS = 4;

/**
 * Takes a message out of every budget it belongs to, the caller's first and the total last, so that what is refused for
 * somebody uses up little of others. Every outcome is counted. Call outside a transaction.
 */
export async function claimMessage(budget: SendBudget, sending: Sending): Promise<SendOutcome> {
  const outcome = await (sending.channel === "sms" ? claimSms(budget, sending) : claimMail(budget, sending));
  countSend(budget.db, sending.channel, outcome);
  return outcome;
}

async function claimSms({ db, ports, settings }: SendBudget, sending: Sending): Promise<SendOutcome> {
  const { to, address } = sending;
  if (!isServed(to, settings.smsCountries)) return "country";
  const nowMs = ports.clock.nowMs();
  await purgeSendWindows(db, nowMs);
  const take = (name: string, windowMs: number, most: number) =>
    takeSend(db, { key: ports.keyedHash(`sends sms ${name}`), windowMs, most }, nowMs);

  if (!(await take(`caller ${callerOf(address)}`, DAY_MS, settings.smsPerCallerPerDay))) return "caller";
  if (!(await claimSend(db, { addressHash: ports.keyedHash(`send ${to}`), limits: TO_NUMBER, nowMs })))
    return "recipient";
  const prefix = to.slice(0, -PREFIX_LEAVES_DIGITS);
  if (!(await take(`prefix ${prefix}`, HOUR_MS, settings.smsPerPrefixPerHour))) return "prefix";
  return (await take("all", HOUR_MS, settings.smsPerHour)) ? "sent" : "total";
}

async function claimMail({ db, ports, settings }: SendBudget, sending: Sending): Promise<SendOutcome> {
  const { kind, address } = sending;
  const to = sending.to.toLowerCase();
  const caller = callerOf(address);
  const nowMs = ports.clock.nowMs();
  await purgeSendWindows(db, nowMs);
  const take = (name: string, windowMs: number, most: number) =>
    takeSend(db, { key: ports.keyedHash(`sends mail ${name}`), windowMs, most }, nowMs);
  const claim = (name: string, limits: SendLimits) =>
    claimSend(db, { addressHash: ports.keyedHash(`send ${kind} ${name}`), limits, nowMs });

  if (!(await take(`caller ${caller}`, DAY_MS, settings.mailsPerCallerPerDay))) return "caller";
  if (!(await claim(`${to} from ${caller}`, TO_ADDRESS_FROM_ONE))) return "recipient";
  if (!(await claim(to, TO_ADDRESS))) return "recipient";
  return (await take("all", HOUR_MS, settings.mailsPerHour)) ? "sent" : "total";
}

/** Whether text messages go to the country of a number; an empty list is every country. */
function isServed(number: string, countries: readonly string[]): boolean {
  if (countries.length === 0) return true;
  return countries.includes(parsePhoneNumberFromString(number)?.country ?? "");
}
