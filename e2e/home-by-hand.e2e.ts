import { findingsOf } from "./accessibility.ts";
import { enterOwn } from "./console.ts";
import { expect, flow } from "./flow.ts";
import { operate } from "./operator-command.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const PICTURE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80v40z" fill="#1257c7"/></svg>`,
);
const RUNNING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h80v40z"/></svg>`,
);

flow(
  "home has the sections, slides, logo and links that an operator gives it",
  async ({ page, openContext, ownProduct }) => {
    flow.slow();
    const product = await ownProduct();
    const context = await openContext({ locale: "en-GB", viewport: { width: 360, height: 800 } });
    const reader = await context.newPage();
    const home = async () => await (await reader.request.get(product.url)).text();
    await enterOwn(page, product, "admin");
    const dialog = page.getByRole("dialog");
    const upload = async (buffer: Buffer) => {
      await dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "wing.svg", mimeType: "image/svg+xml", buffer });
    };

    await page.goto(`${product.url}/admin/home`);
    await page.getByRole("button", { name: "New slide" }).click();
    const english = dialog.getByRole("group", { name: "English" });
    await english.getByLabel("Heading").fill("Night flying");
    await english.getByLabel("Text").fill("A pack for the dark.");
    await upload(RUNNING);
    await expect(dialog.getByText("The file is not what it says", { exact: false })).toBeVisible();
    await upload(PICTURE);
    await expect(dialog.locator("img")).toBeVisible();
    await dialog.getByLabel("Leads to").fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: "New slide" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await english.getByLabel("What is seen").fill("A wing");
    await dialog.getByLabel("Leads to").fill("/learn/");
    expect(await findingsOf(page, "new slide")).toEqual([]);
    await dialog.getByRole("button", { name: "New slide" }).click();
    await expect(dialog).toBeHidden();

    await page.getByLabel("Show “Modes”").click();
    await expect(page.getByRole("heading", { name: "Hidden" })).toBeVisible();
    await page.getByRole("button", { name: "Move Slides up" }).click();

    await page.goto(`${product.url}/admin/look`);
    const panel = (name: string) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name }) });
    await panel("Social links").getByRole("button", { name: "Change" }).click();
    await dialog.getByRole("button", { name: "Add" }).click();
    await dialog.getByLabel("Name").fill("Video");
    await expect(dialog.getByRole("group", { name: "Video" })).toBeVisible();
    await dialog.getByLabel("Address").fill("http://video.example.org/");
    await dialog.getByRole("button", { name: "Change" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await dialog.getByLabel("Address").fill("https://video.example.org/");
    await dialog.getByRole("button", { name: "Change" }).click();
    await expect(dialog).toBeHidden();
    await panel("Logo").getByRole("button", { name: "Change" }).click();
    await upload(PICTURE);
    await expect(dialog.locator("img")).toBeVisible();
    await dialog.getByRole("button", { name: "Change" }).click();
    await expect(dialog).toBeHidden();

    await expect.poll(home).toMatch(/brand-dial\)\{background:url\(/);
    await reader.goto(product.url);
    await expect(reader.getByRole("img", { name: "A wing" })).toBeVisible();
    const sign = reader.locator("header").getByRole("link").first().locator("svg");
    await expect(sign).toHaveCSS("background-image", /\/media\/content\//);
    await expect(sign.locator("path").first()).toBeHidden();
    await expect(reader.getByRole("heading", { name: "All modes" })).toHaveCount(0);
    await expect(reader.getByRole("link", { name: "Video" })).toHaveAttribute("rel", "noopener noreferrer");
    expect(await findingsOf(reader, "home")).toEqual([]);
    await reader.getByRole("link", { name: /Night flying/ }).click();
    await expect(reader).toHaveURL(/\/learn\/$/);

    await page.goto(`${product.url}/admin/home`);
    await page.getByRole("button", { name: "Delete slide" }).click();
    await dialog.getByRole("button", { name: "Delete slide" }).click();
    await expect(page.getByText("Nothing is announced", { exact: false })).toBeVisible();
    await expect.poll(home).not.toContain("Night flying");

    for (const heading of ["First notice", "Second notice", "Third notice"])
      await operate(product.dataFolder, "create_slide", {
        words: { en: { heading, text: "Read on." } },
        starts_at: new Date().toISOString(),
      });
    await page.reload();
    // The second move begins with the first one, though that is not stored yet.
    await page.getByRole("button", { name: "Move Third notice up" }).click();
    await page.getByRole("button", { name: "Move Third notice up" }).click();
    await expect(async () => {
      await reader.goto(product.url);
      await expect(reader.getByText(/^\w+ notice$/)).toHaveText(
        ["Third notice", "First notice", "Second notice"],
        { timeout: 1_000 },
      );
    }).toPass();
  },
);
