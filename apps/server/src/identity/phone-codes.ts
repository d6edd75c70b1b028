import { timingSafeEqual } from "node:crypto";
import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import { claimMessage, type SendSettings } from "./send-budget.ts";
import type { SendOutcome } from "./send-counts.ts";
import { CODE_LIFE_MS, CODE_TRIES, makeCode } from "./one-time-code.ts";
import { consumePhoneCode, storePhoneCode, takePhoneCodeTry } from "./phone-code-queries.ts";
import type { Messages } from "./messages.ts";

export type PhoneCodeOptions = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "random" | "sms" | "keyedHash">;
  readonly settings: () => Promise<SendSettings & { readonly appName: string }>;
};

export type SentCode = { readonly requestId: string; readonly expiresInSeconds: number };

/** Sends a sign-in code to a number, or says which budget is used up. Known and unknown numbers are alike. */
export async function sendPhoneCode(
  options: PhoneCodeOptions,
  { phone, address }: { readonly phone: string; readonly address: string },
  messages: Messages,
): Promise<SentCode | Exclude<SendOutcome, "sent">> {
  const { db, ports } = options;
  const settings = await options.settings();
  const sending = { channel: "sms", kind: "code", to: phone, address } as const;
  const outcome = await claimMessage({ db, ports, settings }, sending);
  if (outcome !== "sent") return outcome;
  const nowMs = ports.clock.nowMs();

  const requestId = ports.random.uuid();
  const code = makeCode(ports.random);
  await storePhoneCode(db, {
    requestId,
    phone,
    codeHash: hashOf(ports, requestId, code),
    triesLeft: CODE_TRIES,
    expiresAt: new Date(nowMs + CODE_LIFE_MS),
    createdAt: new Date(nowMs),
  });
  await ports.sms.send({ to: phone, text: messages.codeSms(settings.appName, code) });
  return { requestId, expiresInSeconds: CODE_LIFE_MS / 1_000 };
}

/** Checks a code against its request. The number it proves, or why it does not. */
export async function checkPhoneCode(
  options: PhoneCodeOptions,
  requestId: string,
  code: string,
): Promise<{ readonly phone: string } | "code_wrong" | "code_expired"> {
  const { db, ports } = options;
  const found = await takePhoneCodeTry(db, requestId, new Date(ports.clock.nowMs()));
  if (!found) return "code_expired";
  if (!timingSafeEqual(hashOf(ports, requestId, code), found.codeHash)) {
    return found.triesLeft === 0 ? "code_expired" : "code_wrong";
  }
  return (await consumePhoneCode(db, requestId)) ? { phone: found.phone } : "code_expired";
}

function hashOf(ports: Pick<Ports, "keyedHash">, requestId: string, code: string): Uint8Array {
  return ports.keyedHash(`code ${requestId} ${code}`);
}
