import { startPushService, type TestBrowser } from "@crosscheck/testkit/push-service";
import type { CDPSession, Page } from "@playwright/test";
import { expectSound, PHONE, pressByKey, speak } from "./arabic-phone.ts";
import { expect, flow, openAlive, signInAs } from "./flow.ts";
import { operate, runJob } from "./operator-command.ts";
import { signUpByPhone } from "./players.ts";

const PUSHED = { timeout: 100_000 };

const bellOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^إشعاراتك/ });

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

flow.use({ ...PHONE, serviceWorkers: "allow" });

flow(
  "a push reaches the device once, and has been read by who follows it: by key, in Arabic, on a narrow phone",
  async ({ ownProduct, context, newPhone, address }) => {
    flow.slow();
    const service = await startPushService();
    const browser = service.newBrowser();
    const product = await ownProduct({ env: { PUSH_PRIVATE_HOSTS: "1" } });
    const worker = await context.request.get(`${product.url}/sw.js`);
    expect(worker.headers()).toMatchObject({
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; img-src 'self'; connect-src 'self'",
      "content-type": expect.stringMatching(/javascript/),
    });
    await context.grantPermissions(["notifications"], { origin: product.url });
    await speak(context, product.url, "ar");
    const player = await signUpByPhone(product, { name: "Amelia Push", phone: newPhone(), address });
    const page = await signInAs(context, product.url, player);
    await subscribeWith(page, browser);

    const onDevice = page.getByRole("switch", { name: /^على هذا الجهاز/ });
    await openAlive(page, `${product.url}/profile/settings/`);
    await pressByKey(page, page.getByRole("switch", { name: /^ساعات الهدوء/ }), "Space");
    await pressByKey(page, onDevice, "Space");
    await expect(onDevice).toBeChecked();
    await expect(onDevice).toBeFocused();
    await page.reload();
    await expect(onDevice).toBeChecked();
    await expectSound(page, "notices on this device");

    await operate(product.dataFolder, "send_broadcast", {
      words: {
        en: { heading: "Storm warning", text: "A new pack on the weather." },
        ar: { heading: "تحذير من عاصفة", text: "حزمة جديدة عن الطقس." },
      },
      path: "/quiz-zone/",
      idempotency_key: "flow-storm",
    });
    await expect(async () => {
      await runJob(product.dataFolder, "deliver-pushes");
      await expect.poll(() => browser.messages.length, { timeout: 8_000 }).toBe(1);
    }).toPass(PUSHED);
    const [message = { text: "" }] = browser.messages;
    const post = await createPostman(await context.newCDPSession(page), product.url);
    await post(message.text);
    await post(message.text);
    await expect.poll(() => shownOn(page)).toHaveLength(1);
    const [shown] = await shownOn(page);
    expect(shown).toMatchObject({ title: "تحذير من عاصفة", body: "حزمة جديدة عن الطقس." });
    expect(shown?.data).toMatch(/^\/quiz-zone\/\?notice=[\w-]{36}$/);
    await page.goto(`${product.url}/profile/notifications/`);
    await expect(page.getByRole("link", { name: /تحذير من عاصفة.*جديد$/ })).toBeVisible();
    await expectSound(page, "notices");

    // A press on it opens this address.
    await page.goto(`${product.url}${shown?.data ?? ""}`);
    await expect(page).toHaveURL(`${product.url}/quiz-zone/`);
    await expect(bellOf(page)).toHaveAccessibleName("إشعاراتك");
    await page.goto(`${product.url}/profile/settings/`);
    await pressByKey(page, onDevice, "Space");
    await expect(onDevice).not.toBeChecked();
    await page.reload();
    await expect(onDevice).not.toBeChecked();
    await service.stop();
  },
);
