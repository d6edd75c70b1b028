import { z } from "zod";
import type { PushPort, PushTarget } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { keepMessagingToken, removeSubscription, storeSubscription, type DeviceKey } from "./push-queries.ts";

/** Where a device takes notices, as it says itself. */
export type PushToken =
  | { readonly kind: "none" | "wrong" }
  /** Of a messaging service that we do not speak to: kept, as the specification asks. */
  | { readonly kind: "messaging"; readonly text: string }
  | { readonly kind: "subscription"; readonly target: PushTarget };

/** What `JSON.stringify` makes of a browser's PushSubscription. */
const Subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

/** Reads the text of a `web_fcm_id`; a subscription that leads nowhere or inside our own network is wrong. */
export function readPushToken(text: string, push: PushPort): PushToken {
  if (text.trim() === "") return { kind: "none" };
  if (!text.trimStart().startsWith("{")) return { kind: "messaging", text };
  const read = Subscription.safeParse(parse(text));
  if (!read.success) return { kind: "wrong" };
  const { endpoint, keys } = read.data;
  const target = { endpoint, ...keys };
  return push.takes(target) ? { kind: "subscription", target } : { kind: "wrong" };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts what a device says in place of what it said before. Call inside a transaction. */
export async function storePushToken(
  tx: Db,
  token: PushToken,
  device: DeviceKey & { readonly language: string | null; readonly at: Date },
): Promise<void> {
  await keepMessagingToken(tx, device, token.kind === "messaging" ? token.text : null);
  if (token.kind === "subscription") await storeSubscription(tx, { ...device, ...token.target });
  else await removeSubscription(tx, device, null);
}
