import type { Role } from "@crosscheck/contract";
import type { SessionView } from "@crosscheck/contract/operator-sessions";
import { hashPassword } from "../../identity/password-hash.ts";
import type { OperatorGround } from "../../calls/operate.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { addRoles, insertOperator } from "../operator-queries.ts";
import { storePassword } from "./session-queries.ts";

/** An answer of the console as it came over HTTP. */
export type ConsoleAnswer = {
  readonly status: number;
  readonly body: {
    readonly error: boolean;
    readonly message?: string;
    readonly refused?: string;
    readonly field?: string;
    readonly data?: unknown;
    readonly total?: number;
    readonly retry_after_seconds?: number;
  };
};

/** Made once: a hash costs what it has to. */
export const PASSWORD = "runway lights at dusk";
let hash: Promise<string> | undefined;

/** For tests: an operator with a password. */
export async function newOperatorWithPassword(ground: OperatorGround, ...roles: readonly Role[]) {
  const operatorId = ground.ports.random.uuid();
  const email = `${operatorId}@operators.example.org`;
  hash ??= hashPassword(PASSWORD);
  const passwordHash = await hash;
  await inTransaction(ground.db, async (tx) => {
    await insertOperator(tx, {
      operatorId,
      email,
      name: "Op",
      createdAt: new Date(ground.ports.clock.nowMs()),
    });
    if (roles.length > 0) await addRoles(tx, operatorId, roles);
    await storePassword(tx, operatorId, passwordHash);
  });
  return { operatorId, email };
}

/** A browser at the console, for tests: keeps the cookie and sends the session's token. */
export class ConsoleBrowser {
  readonly #url: string;
  cookie: string | null = null;
  csrf: string | null = null;
  /** The attributes that the last cookie came with. */
  setCookie = "";

  constructor(url: string) {
    this.#url = url;
  }

  async call(
    action: string,
    fields: unknown = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ConsoleAnswer> {
    const response = await fetch(`${this.#url}/admin/api/${action}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(this.csrf === null ? {} : { "x-csrf-token": this.csrf }),
        ...headers,
      },
      body: JSON.stringify(fields),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) {
      this.setCookie = set;
      const [pair = ""] = set.split(";");
      this.cookie = pair.endsWith("=") ? null : pair;
    }
    const body = (await response.json()) as ConsoleAnswer["body"]; // what the contract says of every answer
    const view = viewIn(body.data);
    if (view !== null) this.csrf = view.csrf_token;
    return { status: response.status, body };
  }

  async signIn(email: string, password = PASSWORD): Promise<ConsoleAnswer> {
    return await this.call("sign_in", { email, password });
  }
}

/** The session in an answer's data, by itself or beside something. */
function viewIn(data: unknown): SessionView | null {
  if (typeof data !== "object" || data === null) return null;
  if ("csrf_token" in data) return data as SessionView; // by its name
  return "session" in data ? viewIn(data.session) : null;
}
