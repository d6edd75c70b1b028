import { findingsOf, sidewaysScroll } from "./accessibility.ts";
import { enterOwn } from "./console.ts";
import { expect, flow } from "./flow.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

flow(
  "a text, a number, a language and a page are changed in the console and read in the running app",
  async ({ page, openContext, ownProduct }) => {
    flow.slow();
    const product = await ownProduct();
    const reader = await (await openContext({ locale: "en-GB" })).newPage();
    /** Waits until a page of the app says so, then looks at it. */
    const reads = async (path: string, said: string) => {
      const html = async () => await (await reader.request.get(product.url + path)).text();
      await expect.poll(html).toContain(said);
      await reader.goto(product.url + path);
      await expect(reader.getByText(said).first()).toBeVisible();
    };

    await reads("/", "Sign in");
    await enterOwn(page, product, "admin");

    await page.goto(`${product.url}/admin/languages/en`);
    await page
      .getByRole("searchbox", { name: "Search" })
      .or(page.getByLabel("Search"))
      .fill("shell.nav.sign_in");
    const row = page.getByRole("row").filter({ hasText: "shell.nav.sign_in" }).first();
    await row.getByRole("button", { name: "Write text" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Text", { exact: true }).fill("Check {in");
    await dialog.getByRole("button", { name: "Write text" }).click();
    await expect(dialog.getByRole("alert")).toContainText("its braces do not fit together");
    await dialog.getByLabel("Text", { exact: true }).fill("Check in");
    await dialog.getByRole("button", { name: "Write text" }).click();
    await expect(dialog).toBeHidden();
    await reads("/", "Check in");

    await page.goto(`${product.url}/admin/settings`);
    await page.getByLabel("Search").fill("appName");
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByRole("dialog").getByLabel("Value").fill("Night Hangar");
    await page.getByRole("dialog").getByRole("button", { name: "Change" }).click();
    await reads("/", "Night Hangar");

    await page.goto(`${product.url}/admin/languages`);
    await page.getByRole("button", { name: "Add language" }).click();
    await page
      .getByRole("dialog")
      .getByRole("textbox", { name: /^Language/ })
      .fill("fr");
    await page.getByRole("dialog").getByLabel("Name in the language itself").fill("Français");
    await page.getByRole("dialog").getByLabel("Locale, such as pt-BR").fill("fr-FR");
    await page.getByRole("dialog").getByRole("button", { name: "Add language" }).click();
    await reads("/", "Français");

    await page.goto(`${product.url}/admin/pages/about_us/en`);
    await page
      .getByLabel("Text", { exact: true })
      .fill("<h2>Who we are</h2><p>A school.</p><script>x</script>");
    await expect(page.getByRole("heading", { name: "Who we are" })).toBeVisible();
    await expect(page.getByText("What no page may have")).toBeVisible();
    await page.getByRole("button", { name: "Publish" }).click();
    await reads("/about-us/", "A school.");
  },
);

flow("a language added in the console is written in from its own side", async ({ page, ownProduct }) => {
  flow.slow();
  const product = await ownProduct();
  await enterOwn(page, product, "admin");
  await page.goto(`${product.url}/admin/languages`);
  await page.getByRole("button", { name: "Add language" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Language/ }).fill("fa");
  await dialog.getByLabel("Name in the language itself").fill("فارسی");
  await dialog.getByLabel("Locale, such as pt-BR").fill("fa-IR");
  await dialog.getByLabel("Written from right to left").click();
  await dialog.getByRole("button", { name: "Add language" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${product.url}/admin/questions/new`);
  await page.getByRole("button", { name: /فارسی/ }).click();
  await expect(page.getByRole("tab", { name: "فارسی" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("textbox", { name: "Explanation" })).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("textbox", { name: "Explanation" })).toHaveAttribute("lang", "fa");
});

flow(
  "who publishes a page second sees the first one's words and keeps or takes them",
  async ({ page, ownProduct }) => {
    flow.slow();
    const product = await ownProduct();
    await enterOwn(page, product, "admin");
    const path = `${product.url}/admin/pages/faq/en`;
    const other = await page.context().newPage();
    for (const one of [page, other]) await one.goto(path);
    for (const [one, words] of [
      [other, "Theirs."],
      [page, "Mine."],
    ] as const) {
      await one.getByLabel("Text", { exact: true }).fill(`<p>${words}</p>`);
      await one.getByRole("button", { name: "Publish" }).click();
      if (one === other) await expect(one.getByText("Done")).toBeVisible();
    }
    await expect(page.getByText("Somebody else has saved meanwhile.")).toBeVisible();
    await expect(page.getByRole("alert").getByText("Theirs.")).toBeVisible();
    await page.getByRole("button", { name: "Keep mine" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Done" })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue("<p>Mine.</p>");
  },
);

flow(
  "screens of the site fit a phone and a desk, and have nothing in the way of anybody",
  async ({ page, ownProduct }) => {
    flow.slow();
    const product = await ownProduct();
    await enterOwn(page, product, "admin");
    for (const path of ["languages", "languages/ar", "pages", "pages/faq/ar", "home", "look"]) {
      await page.goto(`${product.url}/admin/${path}`);
      await expect(page.locator("#main h1")).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => await sidewaysScroll(page, path)).toEqual([]);
        expect(await findingsOf(page, `${path} at ${width} px`)).toEqual([]);
      }
    }
  },
);
