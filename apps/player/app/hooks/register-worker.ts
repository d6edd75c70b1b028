import { workerAddress } from "./trusted-html.ts";

/**
 * Lets the worker of the page's language stand by: it shows a page where there is no network (apps/server/src/pages/install).
 * Without it the browser shows a page of its own.
 */
export function registerWorker(): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.register(workerAddress()).catch(() => undefined);
}
