import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import { ADDRESS_HEADER } from "../net/client-address.ts";
import { messagesFor } from "./message-texts.ts";
import type { MailText, Messages } from "./messages.ts";
import { claimMessage, type Sending, type SendSettings } from "./send-budget.ts";

export type IdentityMailOptions = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "mail" | "keyedHash">;
  readonly baseUrl: string;
  readonly settings: () => Promise<SendSettings & { readonly appName: string }>;
  /** Told about a mail that could not be sent. */
  readonly onBug?: (error: unknown) => void;
};

/** `request` is the one that caused the mail; it says which language its sender reads. */
export type IdentityMails = {
  /** Takes the mail of a sign-up out of its budgets, before anybody looks whose address it is; false: none may be sent. */
  readonly claimSignUp: (to: string, request: Request | undefined) => Promise<boolean>;
  /** Of a claimed mail, as the next one. */
  readonly sendVerification: (
    signUp: { readonly to: string; readonly name: string; readonly token: string },
    request: Request | undefined,
  ) => Promise<void>;
  readonly sendKnownAddress: (to: string, request: Request | undefined) => Promise<void>;
  readonly sendReset: (to: string, token: string, request: Request | undefined) => Promise<void>;
};

type Mail = { readonly to: string; readonly request: Request | undefined };

/** Mails of the embedded provider. Beyond a budget nothing is sent, and nobody learns about it. */
export function createIdentityMails(options: IdentityMailOptions): IdentityMails {
  const { baseUrl, db, ports } = options;
  const claim = async (kind: Sending["kind"], { to, request }: Mail): Promise<boolean> => {
    const settings = await options.settings();
    const address = request?.headers.get(ADDRESS_HEADER) ?? "";
    const outcome = await claimMessage({ db, ports, settings }, { channel: "mail", kind, to, address });
    return outcome === "sent";
  };
  const send = async (
    { to, request, claims }: Mail & { readonly claims?: Sending["kind"] },
    make: (messages: Messages, appName: string) => MailText,
  ): Promise<void> => {
    try {
      if (claims !== undefined && !(await claim(claims, { to, request }))) return;
      const { appName } = await options.settings();
      await ports.mail.send({ to, ...make(messagesFor(request?.headers), appName) });
    } catch (error) {
      // No answer waits for this mail and better-auth's own log is off: without a word here nobody would know.
      options.onBug?.(error);
    }
  };
  return {
    claimSignUp: (to, request) => claim("sign_up", { to, request }),
    sendVerification: ({ to, name, token }, request) => {
      const url = link(baseUrl, "/auth/otp-verify/", { token });
      const signUp = { name: withoutLinks(name), url };
      return send({ to, request }, (messages, appName) => messages.verifyMail(appName, signUp));
    },
    sendKnownAddress: (to, request) => {
      const links = { signIn: `${baseUrl}/auth/login/`, reset: `${baseUrl}/auth/reset-password/` };
      return send({ to, request }, (messages, appName) => messages.knownAddressMail(appName, links));
    },
    sendReset: (to, token, request) => {
      const url = link(baseUrl, "/auth/reset-password/", { token });
      return send({ to, request, claims: "reset" }, (messages, appName) => messages.resetMail(appName, url));
    },
  };
}

/** A stranger chooses the name and the address: nothing in it may become a link. */
function withoutLinks(name: string): string {
  return name.replaceAll(/[./:\\@]+/g, " ").trim();
}

function link(baseUrl: string, path: string, query: Readonly<Record<string, string>>): string {
  return `${baseUrl}${path}?${new URLSearchParams(query).toString()}`;
}
