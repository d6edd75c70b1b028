import { createHash, randomBytes } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export type OidcPerson = {
  readonly sub: string;
  readonly email?: string;
  /** Anything: providers have been seen to send texts. */
  readonly email_verified?: unknown;
  readonly name?: string;
};

export const CLIENT = { id: "crosscheck-client", secret: "a-secret-of-the-client" };

/** For tests: a real third-party OpenID Connect server on a free port of this machine. */
export async function startOidcServer(redirectUris: readonly string[]) {
  const people = new Map<string, OidcPerson>();
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [...redirectUris] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: true } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ["only for tests"] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => people.get(sub) ?? { sub },
    }),
  });
  return {
    issuer,
    people,
    /** The server answers from now on; before, it is there but out of order. */
    open: () => {
      listener = provider.callback();
    },
    close: () => server.close(),
  };
}

/** A person at the provider's pages: signs in as `sub`, agrees, and answers where the browser is sent back to. */
export async function signInAtProvider(url: string, sub: string, home: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  let body: URLSearchParams | null = null;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(next, {
      redirect: "manual",
      headers: { cookie },
      ...(body === null ? {} : { method: "POST", body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      cookies.set(name, value);
    }
    body = null;
    const location = response.headers.get("location");
    if (location !== null) {
      next = new URL(location, next).href;
      if (next.startsWith(home)) return next;
      continue;
    }
    const page = await response.text();
    if (!page.includes("<form"))
      throw new Error(`an unexpected page (${response.status}): ${page.slice(0, 400)}`);
    next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? "", next).href;
    body = page.includes('value="consent"')
      ? new URLSearchParams({ prompt: "consent" })
      : new URLSearchParams({ prompt: "login", login: sub, password: "any" });
  }
  throw new Error("the provider never sent the browser back");
}

/** The code flow as any app does it; answers the ID token. */
export async function fetchIdToken(issuer: string, redirectUri: string, sub: string): Promise<string> {
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id: CLIENT.id,
    response_type: "code",
    redirect_uri: redirectUri,
    scope: "openid email profile",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const back = new URL(await signInAtProvider(`${issuer}/auth?${query.toString()}`, sub, redirectUri));
  const response = await fetch(`${issuer}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString("base64")}` },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: back.searchParams.get("code") ?? "",
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  const answer = (await response.json()) as { id_token?: string }; // the server's own answer
  return answer.id_token ?? "";
}
