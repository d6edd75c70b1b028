import { createTransport } from "nodemailer";
import type { Db } from "../postgres/database.ts";
import { storeMessage } from "./outbox-queries.ts";
import type { Clock, MailPort, Random } from "./ports.ts";

export type OutboxOptions = { readonly db: Db; readonly clock: Clock; readonly random: Random };

const SMTP_TIMEOUT_MS = 10_000;

/** Sends by a mail server. `url` is smtp(s)://user:password@host:port. */
export function createSmtpMail({ url, from }: { readonly url: string; readonly from: string }): MailPort {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to, subject, text });
    },
  };
}

/** Keeps mail in the outbox table, for installations without a mail server. */
export function createOutboxMail({ db, clock, random }: OutboxOptions): MailPort {
  return {
    send: ({ to, subject, text }) =>
      storeMessage(db, {
        messageId: random.uuid(),
        channel: "mail",
        recipient: to,
        subject,
        body: text,
        createdAt: new Date(clock.nowMs()),
      }),
  };
}
