import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll } from "vitest";
import { NO_BATTLES } from "../battles/live/no-battles.ts";
import { createHandlers } from "../handlers.ts";
import { loadExamPresets } from "../exams/presets.ts";
import { loadInterfaceTexts } from "../languages/interface-texts.ts";
import { fixedTexts } from "../languages/texts-source.ts";
import type { Db } from "../postgres/database.ts";
import { createService } from "../compose.ts";
import { loadPublicPages } from "../settings/public-pages.ts";
import { changeSetting } from "../settings/change-setting.ts";
import type { Settings } from "../settings/settings.ts";
import { createSettingsSource } from "../settings/settings-source.ts";
import { mountIdentity } from "../transport/mount-identity.ts";
import { loadTrialSet } from "../trial/trial-set.ts";
import { createIdentityFixture } from "./identity-fixture.ts";
import type { SocialProviderOptions } from "./social-providers.ts";

const HOST = "127.0.0.1";
/** Opens /metrics. */
export const METRICS_TOKEN = "metrics token of the tests";
const ROOT = join(import.meta.dirname, "../../../..");

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** For tests: the calls of players and the embedded provider over real HTTP; only the ports are fakes. */
export async function startOutside(db: Db, providers: readonly SocialProviderOptions[] = []) {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const settings = createSettingsSource(db, { nowMs: Date.now, demoMode: false });
  const identity = createIdentityFixture(db, { baseUrl: url, providers, settings: settings.current });
  const signIn = { email: true, phone: true, social: [], provider: "embedded" as const };
  const { app } = await createService({
    db,
    ports: identity.ports,
    settings,
    handlers: createHandlers({
      siteUrl: "https://crosscheck.example",
      battles: NO_BATTLES,
      signIn,
      texts: fixedTexts(await loadInterfaceTexts(join(ROOT, "apps/player/locales"))),
      publicPages: await loadPublicPages(join(ROOT, "content/pages")),
      trial: await loadTrialSet(join(ROOT, "content/trial.json")),
      exams: await loadExamPresets(join(ROOT, "content/exams")),
    }),
    checkOutput: true,
    trustedProxies: 1,
    metricsToken: METRICS_TOKEN,
    log: { request: () => undefined, bug: (error) => identity.bugs.push(error) },
    mount: (service, { calls }) => mountIdentity(service, { origin: url, handler: identity.handler, calls }),
  });
  await app.listen({ host: HOST, port });
  afterAll(() => app.close());
  let visitors = 0;
  return {
    url,
    identity,
    /** A setting as an operator changes it, in force at once. */
    change: async (key: keyof Settings, value: unknown) => {
      const problems = await changeSetting(db, { key, value, at: new Date() });
      settings.forget();
      return problems;
    },
    /** Somebody with cookies and a network address of their own. */
    visitor: () => {
      visitors += 1;
      return new Visitor(url, `198.18.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`);
    },
    /** The newest mail to an address, once nothing is under way any more. */
    mailTo: async (address: string) => {
      await identity.idle();
      return identity.mails.findLast(({ to }) => to === address)?.text ?? "";
    },
  };
}

/** The address is part of the mails, so it is known before the application is built. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has one
  server.close();
  await once(server, "close");
  return port;
}

/** A browser of somebody, as seen over HTTP. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #url: string;
  readonly #address: string;

  constructor(url: string, address: string) {
    this.#url = url;
    this.#address = address;
  }

  async idp(path: string, body: object = {}): Promise<Answer> {
    const response = await fetch(`${this.#url}/idp${path}`, {
      method: "POST",
      headers: { ...this.#headers(), "content-type": "application/json", origin: this.#url },
      body: JSON.stringify(body),
    });
    return await this.#read(response);
  }

  /** What the product counted, as its operator reads it. */
  async metrics(): Promise<string> {
    const response = await fetch(`${this.#url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    return await response.text();
  }

  /** Fetches an address, as a link preview or a mail scanner does. */
  async fetchPage(url: string): Promise<void> {
    const response = await fetch(url, { headers: this.#headers(), redirect: "manual" });
    await this.#read(response);
  }

  async call(action: string, bearer: string, fields: object): Promise<Answer> {
    const response = await fetch(`${this.#url}/api/${action}`, {
      method: "POST",
      headers: { ...this.#headers(), "content-type": "application/json", authorization: `Bearer ${bearer}` },
      body: JSON.stringify(fields),
    });
    return await this.#read(response);
  }

  /** Ends a sign-in as the web app does: proof, then account; null when there is no sign-in to end. */
  async enter(): Promise<Readonly<Record<string, unknown>> | null> {
    const { status, body } = await this.idp("/exchange");
    if (status !== 200) return null;
    const { body: answer } = await this.call("user_signup", String(body["token"]), {
      firebase_id: body["subject"],
    });
    return answer["data"] as Readonly<Record<string, unknown>>; // an envelope
  }

  #headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { "x-forwarded-for": this.#address, ...(cookie === "" ? {} : { cookie }) };
  }

  async #read(response: Response): Promise<Answer> {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith("{") ? (JSON.parse(text) as Answer["body"]) : {},
    };
  }
}

/** The token in a mail with a link. */
export function tokenIn(text: string): string {
  const [link = ""] = /https?:\/\/\S+/.exec(text) ?? [];
  return link === "" ? "" : (new URL(link).searchParams.get("token") ?? "");
}
