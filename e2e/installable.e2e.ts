import type { Page } from "@playwright/test";
import { expectSound, speak } from "./arabic-phone.ts";
import { expect, flow, openAlive } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { optionsOf, waitForNumber } from "./play.ts";
import { CHALLENGE } from "./screens.ts";

flow.use({ serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } });

/** Opens a page and waits until its worker stands by. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await openAlive(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

flow("a browser finds nothing that keeps the site from being installed", async ({ page, product }) => {
  await openWithWorker(page, "/");
  const cdp = await page.context().newCDPSession(page);
  const manifest = await cdp.send("Page.getAppManifest");
  expect(manifest.url).toBe(`${product.url}/manifest.webmanifest?lang=en&theme=system`);
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  // Browsers of flows are private windows, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  const { icons } = JSON.parse(manifest.data ?? "") as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== "any")) {
    const side = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(side).toBe(sizes);
  }
});

for (const { language, title, heading } of [
  { language: "en", title: "No network right now", heading: "Questions and answers" },
  { language: "ar", title: "لا توجد شبكة الآن", heading: "الأسئلة الشائعة" },
] as const) {
  flow(
    `without a network a page in ${language} says what works, and the wanted one comes back by itself`,
    async ({ page, context, product }) => {
      await speak(context, product.url, language);
      await openWithWorker(page, "/");
      await cutNetwork(page);
      await page.goto("/faq/");
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(`${title} · Crosscheck`);
      await expect(page.locator("#kept")).toBeHidden();
      await expectSound(page, `offline in ${language}`);
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(`${product.url}/faq/`);
    },
  );
}

flow(
  "the page in another language takes its place when the language changes",
  async ({ page, context, product }) => {
    await openWithWorker(page, "/");
    await speak(context, product.url, "ar");
    await openAlive(page, "/");
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
    await expect.poll(workers).toBe(`${product.url}/sw.js?lang=ar`);
    await cutNetwork(page);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  },
);

flow("answers of an open paper are kept while its page cannot be loaded", async ({ signIn, context }) => {
  const page = await signIn();
  await openWithWorker(page, CHALLENGE);
  await waitForNumber(page, 1);
  await cutNetwork(page);
  await page.keyboard.press("B");
  await expect(optionsOf(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByText("Your answers are safe.", { exact: false })).toBeVisible();
  await context.setOffline(false);
  await waitForNumber(page, 1);
  await expect(optionsOf(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(unsentAnswers)).toBe(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText("1 of 20 answered")).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

/** Runs in the page: how many answers this tab keeps for the server. */
function unsentAnswers(): number {
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith("run:"))
    .map((key): { readonly answers: object } => JSON.parse(sessionStorage.getItem(key) ?? ""))
    .reduce((count, { answers }) => count + Object.keys(answers).length, 0);
}
