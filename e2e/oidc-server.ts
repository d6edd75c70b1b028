import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The little that we use of oidc-provider, which ships no types. */
type OidcModule = {
  readonly Provider: new (
    issuer: string,
    configuration: object,
  ) => { callback(): (request: IncomingMessage, response: ServerResponse) => void };
};

export const CLIENT = { clientId: "crosscheck-e2e", clientSecret: "a-secret-of-the-client" } as const;

/** A real third-party OpenID Connect server with its own sign-in pages; whoever signs in there has a verified address. */
export async function startOidcServer() {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
  // @ts-expect-error the package ships no types; OidcModule says what we use
  const { Provider } = (await import("oidc-provider")) as OidcModule;
  return {
    issuer,
    /** Answers from now on, for this client; before, the server is there but out of order. */
    openFor: (redirectUri: string) => {
      const provider = new Provider(issuer, {
        clients: [
          { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] },
        ],
        claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
        features: { devInteractions: { enabled: true } },
        cookies: { keys: ["only for tests"] },
        findAccount: (_context: unknown, sub: string) => ({
          accountId: sub,
          claims: () => ({
            sub,
            email: `${sub}@social.example`,
            email_verified: true,
            name: "Amelia Social",
          }),
        }),
      });
      listener = provider.callback();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
