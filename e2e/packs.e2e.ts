import { readFile } from "node:fs/promises";
import { findingsOf, sidewaysScroll } from "./accessibility.ts";
import { enterOwn } from "./console.ts";
import { expect, flow } from "./flow.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [360, 1440];

flow("a category of a pack goes out as a zip and comes back in", async ({ page, ownProduct }) => {
  flow.slow();
  // It takes the other categories of the pack out of play.
  const product = await ownProduct();
  await enterOwn(page, product, "admin");
  await page.goto(`${product.url}/admin/packs`);
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "beyond", exact: true }) });
  await expect(panel.getByText(/^In play: [1-9]/)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => await sidewaysScroll(page, `packs at ${width} px`)).toEqual([]);
  }
  expect(await findingsOf(page, "packs")).toEqual([]);

  await panel.getByRole("combobox", { name: "Export a category" }).click();
  await page.getByRole("option").nth(1).click();
  const saved = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Export a pack" }).click();
  const zip = await (await saved).path();
  await expect(panel.getByText(/questions are in the file/)).toBeVisible();

  await page.locator("input[type=file]").setInputFiles({
    name: "beyond.zip",
    mimeType: "application/zip",
    buffer: await readFile(zip),
  });
  await expect(page.getByRole("heading", { name: "What beyond would change" })).toBeVisible();
  await expect(page.getByText(/^Out of play would go: questions: [1-9]/)).toBeVisible();
  const store = page.getByRole("button", { name: "Put into play" });
  await expect(store).toBeDisabled();
  await page.getByRole("textbox", { name: "Type beyond to confirm" }).fill("beyond");
  expect(await findingsOf(page, "a pack that was looked at")).toEqual([]);
  await store.click();
  await expect(page.getByText("The pack is in play.")).toBeVisible();
  await expect(panel.getByRole("list", { name: "Last imports" }).getByRole("listitem")).toHaveCount(2);
});
