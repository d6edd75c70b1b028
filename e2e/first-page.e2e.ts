import type { Page } from "@playwright/test";
import { expect, flow, openAlive } from "./flow.ts";

flow("a page brings its style sheet along and keeps it when it comes alive", async ({ page }) => {
  const styleSheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") styleSheets.push(request.url());
  });
  await page.goto("/auth/login/");
  await page.getByRole("link", { name: "Phone" }).click();
  await expect(page.getByLabel("Mobile number")).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  expect(styleSheets).toEqual([]);
  await expect(page.locator("style[data-href=app]")).toHaveCount(1);
  await expect(page.locator(".cc-header")).toHaveCSS("position", "sticky");
});

flow("the phone can be chosen before the page is alive", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto("/auth/login/?return_to=%2Fquiz-zone%2F");
  await page.getByRole("link", { name: "Phone" }).click();
  await expect(page.getByLabel("Mobile number")).toBeVisible();
  await expect(page.getByRole("link", { name: "Phone" })).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(`${product.url}/auth/login/?return_to=%2Fquiz-zone%2F&by=phone`);
  await context.close();
});

flow("every open page is described, known by one address, and in the sitemap", async ({ page, product }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  expect(pages.length).toBeGreaterThan(5);
  const told = new Set<string>();
  for (const address of pages) {
    const html = await (await page.request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    told.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "");
  }
  expect(told.size).toBe(pages.length);
  expect(await (await page.request.get("/robots.txt")).text()).toContain(
    `Sitemap: ${product.url}/sitemap.xml`,
  );

  // Behind the gate there is nothing to list.
  expect(await (await page.request.get("/quiz-zone/")).text()).not.toContain('rel="canonical"');
  expect((await page.request.get("/apple-touch-icon.png")).status()).toBe(200);
});

flow("the first change of screen on a slow network shows the progress bar", async ({ page }) => {
  // The bar's library is on its way by then: what is held back is asked for later.
  await openAlive(page, "/");
  let release: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    await slow;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await expect(page.locator(".bprogress")).toBeVisible();
  release();
  await expect(page.locator(".bprogress")).toBeHidden();
});

/** Ways of text into the page that people smuggle scripts through; tells which of them the browser lets pass. */
function waysLeftOpen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const text = "<img src=x onerror=alert(1)>";
    const ways: Readonly<Record<string, () => void>> = {
      innerHTML: () => (document.createElement("p").innerHTML = text),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", text),
      "a document": () => new DOMParser().parseFromString(text, "text/html"),
      "a script's address": () => (document.createElement("script").src = "/assets/other.js"),
      "a script's text": () => (document.createElement("script").text = "alert(1)"),
      "a frame's page": () => (document.createElement("iframe").srcdoc = text),
      "a second policy of our name": () => makePolicy("crosscheck"),
      "a policy of another name": () => makePolicy("default"),
    };
    const makePolicy = (name: string) =>
      (
        globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes.createPolicy(name, { createHTML: (html: string) => html });
    return Object.keys(ways).filter((way) => {
      try {
        ways[way]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
}

flow("text becomes HTML through the app's own policy alone", async ({ page, complaints }) => {
  await openAlive(page, "/");
  const policy = (await page.request.get("/")).headers()["content-security-policy"];
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types crosscheck$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.locator(".cc-prose").getByRole("heading").first()).toBeVisible();
  expect(complaints).toEqual([]);

  expect(await waysLeftOpen(page)).toEqual([]);
  // Each refusal is told there too.
  complaints.length = 0;
});

flow("HTML is shown in browsers that know no trusted types, too", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "trustedTypes"));
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openAlive(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.locator(".cc-prose").getByRole("heading").first()).toBeVisible();
});

flow("a page that differs from what its scripts expect is rendered anew", async ({ page, complaints }) => {
  await page.route("**/faq/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1[^>]*>[^<]*/, "$& as a translator changed it");
    await route.fulfill({ response, body });
  });
  await openAlive(page, "/faq/");
  await expect(page.getByRole("heading", { level: 1, name: /as a translator/ })).toHaveCount(0);
  await expect(page.locator(".cc-prose")).toBeVisible();
  expect(complaints).toEqual([expect.stringContaining("Minified React error #418")]);
  complaints.length = 0;

  await page.getByRole("contentinfo").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/faq/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
