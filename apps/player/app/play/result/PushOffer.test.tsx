import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { PushOffer } from "./PushOffer.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;

afterEach(() => vi.unstubAllGlobals());

const title = page.getByRole("heading", { name: "Shall we tell you what happens?" });

function permit(permission: NotificationPermission, answer = permission) {
  vi.stubGlobal("Notification", { permission, requestPermission: async () => answer });
}

const open = (options: Options = {}) => show(<PushOffer />, { remembered: SIGNED_IN, ...options });

it("asks once, and never again", async () => {
  permit("default");
  const { unmount } = await open();
  await expect.element(title).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "No, thanks" }).click();
  await expect.element(title).not.toBeInTheDocument();
  await unmount();
  await open();
  await expect.element(title).not.toBeInTheDocument();
});

it.each(["denied", "granted"] as const)("asks nobody whose browser has already %s it", async (permission) => {
  permit(permission);
  await open();
  await expect.element(title).not.toBeInTheDocument();
});

it("says what the browser answered", async () => {
  permit("default", "denied");
  await open();
  await page.getByRole("button", { name: "Yes, tell me" }).click();
  await expect.element(page.getByText(/Your browser will not show them/)).toBeVisible();
});

it("says when it did not work", async () => {
  permit("default", "granted");
  await open({ api: { get_notice_settings: away } });
  await page.getByRole("button", { name: "Yes, tell me" }).click();
  await expect.element(page.getByText(/That did not work just now/)).toBeVisible();
});

it("subscribes this browser and tells the server", async () => {
  permit("default", "granted");
  const subscription = { endpoint: "https://push.example/1", keys: { p256dh: "a", auth: "b" } };
  const pushManager = { subscribe: async () => subscription, getSubscription: async () => null };
  vi.stubGlobal("navigator", {
    serviceWorker: { register: async () => undefined, ready: Promise.resolve({ pushManager }) },
  });
  const settings = { kinds: [], quiet_from: null, quiet_until: null, push_key: "key", is_pushed_here: false };
  const { requestsOf } = await open({
    language: "ar",
    api: {
      get_notice_settings: async () => ok(settings),
      update_fcm_id: async () => ({ ...ok({ is_pushed: true }), message: "updated" }),
    },
  });
  await page.getByRole("button", { name: "نعم، أخبروني" }).click();
  await expect.element(page.getByText(/في إعداداتك مفتاح لكل نوع/)).toBeVisible();
  expect(requestsOf("update_fcm_id")).toEqual([{ web_fcm_id: JSON.stringify(subscription), language: "ar" }]);
});
