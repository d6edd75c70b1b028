import { expect, flow } from "./flow.ts";

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
