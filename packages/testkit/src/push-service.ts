import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import ece from "http_ece";

/** A message as the browser reads it. */
export type PushedMessage = { readonly headers: IncomingHttpHeaders; readonly text: string };

export type TestBrowser = {
  readonly endpoint: string;
  /** What its page hands to `update_fcm_id`. */
  readonly token: string;
  /** Parts of a PushSubscription, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Messages so far, decrypted, also those the service did not take. */
  readonly messages: readonly PushedMessage[];
};

export type TestPushService = {
  readonly url: string;
  readonly newBrowser: () => TestBrowser;
  /** What the service answers from here on; 201 until told. */
  readonly answerWith: (status: number, headers?: Readonly<Record<string, string>>) => void;
  readonly stop: () => Promise<void>;
};

/** A push service and the browsers behind it, on this machine: takes messages as the real ones do, and reads them. */
export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, (body: Buffer, headers: IncomingHttpHeaders) => void>();
  let answer: { readonly status: number; readonly headers: Readonly<Record<string, string>> } = {
    status: 201,
    headers: {},
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      browsers.get(request.url ?? "")?.(Buffer.concat(parts), request.headers);
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has one

  function newBrowser(): TestBrowser {
    const pair = createECDH("prime256v1");
    const keys = { p256dh: pair.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
    const path = `/push/${randomBytes(12).toString("base64url")}`;
    const messages: PushedMessage[] = [];
    browsers.set(path, (body, headers) => {
      const read = { version: "aes128gcm", privateKey: pair, authSecret: keys.auth } as const;
      messages.push({ headers, text: ece.decrypt(body, read).toString("utf8") });
    });
    const endpoint = `${url}${path}`;
    return { endpoint, token: JSON.stringify({ endpoint, expirationTime: null, keys }), keys, messages };
  }

  return {
    url,
    newBrowser,
    answerWith: (status, headers = {}) => {
      answer = { status, headers };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
