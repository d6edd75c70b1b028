import type { Api } from "@crosscheck/client";
import { workerAddress } from "../hooks/trusted-html.ts";

/** What this browser remembers: that it was asked, and whose notices it takes. */
const ASKED = "push-asked";
const READER = "push-reader";

/** What the browser lets us do: `open` means that it would ask the player. */
export type PushPermission = "unsupported" | "open" | "granted" | "denied";

/** Whether notices could come to this device. Browser only. */
export function pushPermission(): PushPermission {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return "unsupported";
  }
  return Notification.permission === "default" ? "open" : Notification.permission;
}

/** Whether the player may be asked: once per browser, and only where the browser would ask too. */
export function mayOfferPush(): boolean {
  return pushPermission() === "open" && remembered(ASKED) === null;
}

/** From now on nobody is asked here. */
export function rememberOffer(): void {
  remember(ASKED, "1");
}

type Reader = { readonly playerId: string; readonly language: string };

/**
 * Subscribes this browser and tells the server; the browser asks the player where it has not yet. Call from a press:
 * browsers ask for nothing else.
 */
export async function startPush(api: Api, reader: Reader): Promise<"on" | "denied" | "failed"> {
  rememberOffer();
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    if (!(await subscribe(api, reader))) return "failed";
    remember(READER, reader.playerId);
    return "on";
  } catch {
    return "failed"; // no network, or a browser without a push service
  }
}

/** Ends it here and at the server; false when the server could not be told. */
export async function stopPush(api: Api): Promise<boolean> {
  forget(READER);
  const outcome = await api.update_fcm_id({}).catch(() => null);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return outcome?.ok === true;
}

/** The same player is signed in here again, or the browser has a new address: the server is told, silently. */
export async function renewPush(api: Api, reader: Reader): Promise<void> {
  if (remembered(READER) !== reader.playerId || pushPermission() !== "granted") return;
  await subscribe(api, reader).catch(() => false);
}

async function subscribe(api: Api, { language }: Reader): Promise<boolean> {
  const settings = await api.get_notice_settings({});
  if (!settings.ok) return false;
  await navigator.serviceWorker.register(workerAddress());
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribeWith(pushManager, settings.data.push_key);
  const outcome = await api.update_fcm_id({ web_fcm_id: JSON.stringify(subscription), language });
  return outcome.ok && outcome.data.is_pushed;
}

/** One that was made for another key, of a server before this one, is no use. */
async function subscribeWith(pushManager: PushManager, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(options);
  }
}

// A browser that keeps nothing remembers nothing.
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return "";
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to be done.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing to be done.
  }
}
