import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import { claimSend } from "./code-send-queries.ts";
import { messagesFor, type MailText } from "./message-texts.ts";
import { sendKey } from "./phone-codes.ts";

export type IdentityMailOptions = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "mail" | "keyedHash">;
  readonly baseUrl: string;
  readonly appName: () => Promise<string>;
  /** Told about a mail that could not be sent. */
  readonly onBug?: (error: unknown) => void;
};

/** `request` is the one that caused the mail; it says which language its sender reads. */
export type IdentityMails = {
  readonly sendVerification: (to: string, token: string, request: Request | undefined) => Promise<void>;
  readonly sendKnownAddress: (to: string, request: Request | undefined) => Promise<void>;
  readonly sendReset: (to: string, token: string, request: Request | undefined) => Promise<void>;
};

/** Mails of the embedded provider. Beyond the limit of an address nothing is sent, and nobody learns about it. */
export function createIdentityMails(options: IdentityMailOptions): IdentityMails {
  const { baseUrl } = options;
  const send = async (to: string, make: (appName: string) => MailText): Promise<void> => {
    const { db, ports } = options;
    try {
      if (!(await claimSend(db, sendKey(ports, to), ports.clock.nowMs()))) return;
      await ports.mail.send({ to, ...make(await options.appName()) });
    } catch (error) {
      // No answer waits for this mail and better-auth's own log is off: without a word here nobody would know.
      options.onBug?.(error);
    }
  };
  return {
    sendVerification: (to, token, request) => {
      const url = link(baseUrl, "/idp/verify-email", { token, callbackURL: VERIFIED });
      return send(to, (appName) => messagesFor(request?.headers).verifyMail(appName, url));
    },
    sendKnownAddress: (to, request) => {
      const links = { signIn: `${baseUrl}/auth/login/`, reset: `${baseUrl}/auth/reset-password/` };
      return send(to, (appName) => messagesFor(request?.headers).knownAddressMail(appName, links));
    },
    sendReset: (to, token, request) => {
      const url = link(baseUrl, "/auth/reset-password/", { token });
      return send(to, (appName) => messagesFor(request?.headers).resetMail(appName, url));
    },
  };
}

/** Where a verified address lands. */
export const VERIFIED = "/auth/login/?verified=1";

function link(baseUrl: string, path: string, query: Readonly<Record<string, string>>): string {
  return `${baseUrl}${path}?${new URLSearchParams(query).toString()}`;
}
