import type { OutboxOptions } from "./mail.ts";
import { storeMessage } from "./outbox-queries.ts";
import type { SmsPort } from "./ports.ts";

const SMS_TIMEOUT_MS = 10_000;

/** Sends by an SMS provider or a small bridge to one: POST {to, text} as JSON, bearer token, any 2xx is success. */
export function createHttpSms({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string | null;
}): SmsPort {
  return {
    send: async ({ to, text }) => {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
    },
  };
}

/** Keeps SMS in the outbox table. */
export function createOutboxSms({ db, clock, random }: OutboxOptions): SmsPort {
  return {
    send: ({ to, text }) =>
      storeMessage(db, {
        messageId: random.uuid(),
        channel: "sms",
        recipient: to,
        subject: null,
        body: text,
        createdAt: new Date(clock.nowMs()),
      }),
  };
}
