import { createECDH, hkdfSync, type ECDH } from "node:crypto";
import { request as requestByHttp, type IncomingMessage } from "node:http";
import { request as requestByHttps } from "node:https";
import webPush from "web-push";
import type { PushOutcome, PushPort, PushTarget } from "./ports.ts";
import { isPublicName, publicLookup } from "./public-host.ts";

const CURVE = "prime256v1";
const KEY_BYTES = 32;
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;
const ENDPOINT_MAX = 1_000;
const TIMEOUT_MS = 10_000;
const GONE: readonly number[] = [404, 410];
/** Answers that another try may change. */
const LATER: readonly number[] = [408, 425, 429];

export type WebPushOptions = {
  /** Secret of this installation; its key pair follows from it. */
  readonly secret: string;
  /** Whether services in this machine's own network may be asked, also without TLS: for tests and closed networks. */
  readonly allowPrivate: boolean;
};

/**
 * Web Push (RFC 8030) to the services of browsers, signed (RFC 8292) and encrypted for the device (RFC 8291). The key
 * pair is derived (HKDF-SHA256) from a secret that is made at the first start: whoever loses that secret loses every
 * subscription with it.
 */
export function createWebPush({ secret, allowPrivate }: WebPushOptions): PushPort {
  const scalar = Buffer.from(hkdfSync("sha256", secret, "", "crosscheck web push", KEY_BYTES));
  const pair = createECDH(CURVE);
  pair.setPrivateKey(scalar);
  const [publicKey, privateKey] = [pair.getPublicKey("base64url"), scalar.toString("base64url")];

  return {
    publicKey,
    takes: (target) => isEndpoint(target.endpoint, allowPrivate) && hasKeys(pair, target),
    send: async (target, message) => {
      if (!isEndpoint(target.endpoint, allowPrivate)) return { outcome: "refused", status: null };
      const details = webPush.generateRequestDetails(toSubscription(target), message.payload, {
        vapidDetails: { subject: message.contact, publicKey, privateKey },
        TTL: message.ttlSeconds,
        topic: message.topic,
        urgency: "normal",
      });
      return await post(target.endpoint, details, allowPrivate);
    },
  };
}

function isEndpoint(text: string, allowPrivate: boolean): boolean {
  if (text.length > ENDPOINT_MAX || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  if (allowPrivate) return protocol === "https:" || protocol === "http:";
  return protocol === "https:" && port === "" && isPublicName(hostname);
}

function hasKeys(pair: ECDH, { p256dh, auth }: PushTarget): boolean {
  const [key, secret] = [Buffer.from(p256dh, "base64url"), Buffer.from(auth, "base64url")];
  if (key.length !== PUBLIC_KEY_BYTES || secret.length !== AUTH_BYTES) return false;
  try {
    pair.computeSecret(key);
    return true;
  } catch {
    return false; // a point that is not on the curve
  }
}

function toSubscription({ endpoint, p256dh, auth }: PushTarget) {
  return { endpoint, keys: { p256dh, auth } };
}

type Details = ReturnType<typeof webPush.generateRequestDetails>;

/** Follows no redirect and reads no body. A service that does not answer is asked again later. */
async function post(endpoint: string, details: Details, allowPrivate: boolean): Promise<PushOutcome> {
  const send = endpoint.startsWith("http:") ? requestByHttp : requestByHttps;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = send(endpoint, {
    method: details.method,
    headers: details.headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(allowPrivate ? {} : { lookup: publicLookup }),
  });
  request.once("response", resolve);
  request.once("error", reject);
  request.end(details.body);
  try {
    const response = await promise;
    response.destroy();
    return toOutcome(response);
  } catch {
    return { outcome: "later", afterSeconds: null };
  }
}

function toOutcome({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { outcome: "sent" };
  if (GONE.includes(statusCode)) return { outcome: "gone" };
  if (statusCode >= 500 || LATER.includes(statusCode)) {
    const seconds = Number(headers["retry-after"]);
    return { outcome: "later", afterSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
  }
  return { outcome: "refused", status: statusCode };
}
