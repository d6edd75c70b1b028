/*
 * Shows what the server sends to this device, and a page of its own where a page is asked for without a network. It
 * keeps nothing: that page is in front of this text, as OFFLINE, written there by offline-page.ts.
 */
/* global OFFLINE */
const { clients, location, registration } = self;

/** Pages that are open look again; see the player's app/state/notices.ts. */
const tabs = new BroadcastChannel("notices");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  // A page is asked for while this worker is still being started.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(openPage(event));
});

async function openPage({ preloadResponse, request }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(OFFLINE.html, { status: 503, headers: OFFLINE.headers });
  }
}

self.addEventListener("push", (event) => {
  const notice = event.data?.json();
  if (typeof notice?.title !== "string") return;
  const { title, body, tag, path, at } = notice;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
  tabs.postMessage("told");
  event.waitUntil(
    registration.showNotification(title, {
      body,
      // The same notice again takes the place of itself, without a sound.
      tag,
      timestamp: at,
      icon: "/icon-192.png",
      dir: "auto",
      data: path,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, location.origin);
  if (url.origin === location.origin) event.waitUntil(show(url));
});

/** In the window that shows it already, else in a new one: whatever runs elsewhere is left alone. */
async function show(url) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
  return open === undefined ? clients.openWindow(url.href) : open.focus();
}
