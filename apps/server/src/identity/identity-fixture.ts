import type { Db } from "../postgres/database.ts";
import { signOutIdentity } from "../players/sign-out.ts";
import { createKeyedHash } from "../ports/keyed-hash.ts";
import { createMemoryStorage } from "../ports/storage-fixture.ts";
import { createSigner } from "../ports/signer.ts";
import { createVault } from "../ports/vault.ts";
import { createWebPush } from "../ports/web-push.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/settings.ts";
import type { Ports } from "../ports/ports.ts";
import { createRandom } from "../ports/random.ts";
import { createEmbeddedIdentity } from "./embedded-identity.ts";
import type { SocialProviderOptions } from "./social-providers.ts";

export const SITE = "http://127.0.0.1:3000";

type Mail = { readonly to: string; readonly subject: string; readonly text: string };
type Sms = { readonly to: string; readonly text: string };

const NO_SYSTEM: Pick<Ports, "backups" | "jobs"> = {
  jobs: { ask: async () => false },
  backups: {
    list: async () => [],
    isBusy: async () => false,
    make: async () => null,
    begin: () => undefined,
    idle: async () => undefined,
    problem: () => null,
    remove: async () => false,
  },
};

/** For tests: the embedded provider over a real database, with ports that keep what they are told. */
export function createIdentityFixture(
  db: Db,
  options: {
    readonly providers?: readonly SocialProviderOptions[];
    readonly baseUrl?: string;
    readonly settings?: () => Promise<Settings>;
  } = {},
) {
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const files = new Map<string, Uint8Array>();
  const bugs: unknown[] = [];
  let aheadMs = 0;
  let setByMs = 0;
  const clock = { nowMs: () => Date.now() + aheadMs };
  const steadyClock = { nowMs: () => clock.nowMs() - setByMs };
  const localPorts: Omit<Ports, "identity"> = {
    clock,
    random: createRandom(clock),
    mail: { send: async (mail) => void mails.push(mail) },
    sms: { send: async (sms) => void texts.push(sms) },
    storage: createMemoryStorage(files),
    keyedHash: createKeyedHash("test pepper"),
    vault: createVault("test pepper"),
    resultSigner: createSigner("test pepper"),
    push: createWebPush({ secret: "test pepper", allowPrivate: true }),
    ...NO_SYSTEM,
  };
  const baseUrl = options.baseUrl ?? SITE;
  const embedded = createEmbeddedIdentity({
    db,
    ports: localPorts,
    limitsClock: steadyClock,
    secrets: { identity: "0123456789abcdef0123456789abcdef" },
    baseUrl,
    settings: options.settings ?? (async () => DEFAULT_SETTINGS),
    providers: options.providers ?? [],
    onPasswordReset: (who) => signOutIdentity(db, who, clock.nowMs()),
    onBug: (error) => bugs.push(error),
    neutralMs: 0,
  });
  return {
    ...embedded,
    ports: { ...localPorts, clock: steadyClock, identity: embedded.provider },
    baseUrl,
    mails,
    texts,
    files,
    bugs,
    passTime: (ms: number) => {
      aheadMs += ms;
    },
    /** As if somebody had set the machine's clock: only the product's own went on as before. */
    setMachineClock: (byMs: number) => {
      setByMs = byMs;
    },
  };
}

export type IdentityFixture = ReturnType<typeof createIdentityFixture>;

let addresses = 0;

/** A browser with its own cookies and address. */
export class TestBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #identity: IdentityFixture;
  readonly #address: string;

  constructor(identity: IdentityFixture) {
    addresses += 1;
    this.#identity = identity;
    this.#address = `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
  }

  get cookieNames(): readonly string[] {
    return [...this.#cookies.keys()];
  }

  post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
    return this.#send(`${this.#identity.baseUrl}/idp${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: this.#identity.baseUrl, ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Opens an address below /idp, as a click on a link does. */
  open(url: string) {
    return this.#send(new URL(url, this.#identity.baseUrl).href, { method: "GET" });
  }

  async #send(url: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) {
      headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    const response = await this.#identity.handler(new Request(url, { ...init, headers }), {
      address: this.#address,
    });
    await this.#identity.idle();
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const text = await response.text();
    const body: Record<string, unknown> = text.startsWith("{") ? JSON.parse(text) : {};
    return {
      status: response.status,
      body,
      location: response.headers.get("location"),
      headers: response.headers,
    };
  }

  #keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";");
    const [name = "", value = ""] = pair.split("=", 2);
    if (value === "" || attributes.some((attribute) => /max-age=0/i.test(attribute)))
      this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** Opens the newest link mailed to an address, as its page does. */
export function openMailedLink(
  identity: IdentityFixture,
  { browser, to, agreed }: { readonly browser: TestBrowser; readonly to: string; readonly agreed: boolean },
) {
  return browser.post("/sign-up/open", { token: mailedToken(identity, to), agreed });
}

/** The token of the newest link mailed to an address. */
export function mailedToken(identity: IdentityFixture, address: string): string {
  const link = linkIn(identity.mails.findLast(({ to }) => to === address)?.text);
  return link === "" ? "" : (new URL(link).searchParams.get("token") ?? "");
}

/** Signs up by mail, opens the link and signs in; answers the identity token and its subject. */
export async function proveByMail(
  identity: IdentityFixture,
  person: { email: string; password: string; name: string },
) {
  const browser = new TestBrowser(identity);
  await browser.post("/sign-up/email", person);
  await openMailedLink(identity, { browser, to: person.email, agreed: false });
  return signInByMail(identity, person);
}

export async function signInByMail(identity: IdentityFixture, person: { email: string; password: string }) {
  const browser = new TestBrowser(identity);
  await browser.post("/sign-in/email", { email: person.email, password: person.password });
  return exchange(browser);
}

/** Signs in by code; answers the identity token and its subject. */
export async function proveByPhone(identity: IdentityFixture, phone: string) {
  const browser = new TestBrowser(identity);
  const sent = await browser.post("/phone/send", { phone });
  const code = codeIn(identity.texts.findLast(({ to }) => to === phone)?.text);
  await browser.post("/phone/verify", { request_id: sent.body["request_id"], code });
  return exchange(browser);
}

export async function exchange(browser: TestBrowser) {
  const { body } = await browser.post("/exchange", {});
  return { token: String(body["token"]), subject: String(body["subject"]) };
}

export function linkIn(text: string | undefined): string {
  return /https?:\/\/\S+/.exec(text ?? "")?.[0] ?? "";
}

export function codeIn(text: string | undefined): string {
  return /\b\d{6}\b/.exec(text ?? "")?.[0] ?? "";
}
