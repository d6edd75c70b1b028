import { startPushService, type TestBrowser } from "@crosscheck/testkit/push-service";
import type { CDPSession, Page } from "@playwright/test";
import { expect, flow, openAlive, signInAs } from "./flow.ts";
import { operate } from "./operator-command.ts";
import { signUpByPhone } from "./players.ts";

/** The job that pushes runs every minute. */
const UNTIL_PUSHED = { timeout: 100_000 };

const bellOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Your notifications/ });

/** Stands for the push service of the browser's maker, which no test can reach. */
async function subscribeWith(page: Page, { endpoint, token, keys }: TestBrowser): Promise<void> {
  await page.addInitScript(
    (own) => {
      const subscription = {
        endpoint: own.endpoint,
        keys: own.keys,
        toJSON: () => JSON.parse(own.token) as unknown,
        unsubscribe: async () => true,
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => subscription,
        getSubscription: async () => null,
      });
    },
    { endpoint, token, keys },
  );
}

/** Hands messages to the worker of a page as the browser does that has read them. */
async function createPostman(cdp: CDPSession, origin: string) {
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations;
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  return (data: string) => cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

/** What the device shows. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data: String(data) }));
  });

flow(
  "a push reaches the device once, and what it leads to has been read",
  async ({ ownProduct, context, newPhone, address }) => {
    flow.slow();
    const service = await startPushService();
    const browser = service.newBrowser();
    const product = await ownProduct({ env: { PUSH_PRIVATE_HOSTS: "1" } });
    const worker = await context.request.get(`${product.url}/sw.js`);
    expect(worker.headers()).toMatchObject({
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; img-src 'self'",
      "content-type": expect.stringMatching(/javascript/),
    });
    await context.grantPermissions(["notifications"], { origin: product.url });
    const player = await signUpByPhone(product, { name: "Amelia Push", phone: newPhone(), address });
    const page = await signInAs(context, product.url, player);
    await subscribeWith(page, browser);

    await openAlive(page, `${product.url}/profile/settings/`);
    await page.getByRole("switch", { name: /^Quiet hours/ }).click();
    await page.getByRole("switch", { name: /^On this device/ }).click();
    await expect(page.getByRole("switch", { name: /^On this device/ })).toBeChecked();
    await page.reload();
    await expect(page.getByRole("switch", { name: /^On this device/ })).toBeChecked();

    await operate(product.dataFolder, "send_broadcast", {
      words: { en: { heading: "Storm warning", text: "A new pack on the weather." } },
      path: "/quiz-zone/",
      idempotency_key: "flow-storm",
    });
    await expect.poll(() => browser.messages.length, UNTIL_PUSHED).toBe(1);
    const [message = { text: "" }] = browser.messages;
    const post = await createPostman(await context.newCDPSession(page), product.url);
    await post(message.text);
    await post(message.text);
    await expect.poll(() => shownOn(page)).toHaveLength(1);
    const [shown] = await shownOn(page);
    expect(shown).toMatchObject({ title: "Storm warning", body: "A new pack on the weather." });
    expect(shown?.data).toMatch(/^\/quiz-zone\/\?notice=[\w-]{36}$/);

    // A press on it opens this address.
    await page.goto(`${product.url}${shown?.data ?? ""}`);
    await expect(page).toHaveURL(`${product.url}/quiz-zone/`);
    await expect(bellOf(page)).toHaveAccessibleName("Your notifications");
    await page.goto(`${product.url}/profile/settings/`);
    await page.getByRole("switch", { name: /^On this device/ }).click();
    await expect(page.getByRole("switch", { name: /^On this device/ })).not.toBeChecked();
    await page.reload();
    await expect(page.getByRole("switch", { name: /^On this device/ })).not.toBeChecked();
    await service.stop();
  },
);
