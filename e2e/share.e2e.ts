import type { Page } from "@playwright/test";
import { findingsOfDialog } from "./accessibility.ts";
import { LOOKS } from "./looks.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { rightOptions } from "./content.ts";
import { playByCalls } from "./runs.ts";
import type { Player } from "./players.ts";

const LEVEL = { category: "human-performance", subcategory: "flight-physiology", level: 1 };

/** Opens the result of a level that was flown without a fault. */
async function openResult(page: Page, { api, ...player }: Player, url: string): Promise<void> {
  const run = await playByCalls(
    { api, ...player },
    await api.get_questions_by_level(LEVEL),
    (card) => rightOptions(card)?.[0] ?? "",
  );
  await page.goto(`${url}/resume/${run.attempt_id}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** Colours of a picture on the page, so many of them as differ: a blank one has one. */
function coloursOf(page: Page): Promise<number> {
  return page.locator("canvas[role=img]").evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement; // the selector says so
    const pixels =
      (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    const colours = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4 * 97)
      colours.add(((pixels[at] ?? 0) << 16) + ((pixels[at + 1] ?? 0) << 8) + (pixels[at + 2] ?? 0));
    return colours.size;
  });
}

for (const { theme, language } of LOOKS) {
  flow(
    `a result is a picture to keep or copy, ${theme}, ${language}`,
    async ({ context, newPlayer, product }) => {
      await context.addCookies([
        { name: "theme", value: theme, url: product.url },
        { name: "lang", value: language, url: product.url },
      ]);
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
      const player = await newPlayer();
      const page = await signInAs(context, product.url, player);
      await page.setViewportSize({ width: 360, height: 740 });
      await openResult(page, player, product.url);
      const isArabic = language === "ar";
      await page.getByRole("button", { name: isArabic ? "مشاركة" : "Share" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: isArabic ? "شارك نتيجتك" : "Share your result" });
      await expect(dialog.getByRole("img")).toHaveAccessibleName(/100/);
      await expect.poll(() => coloursOf(page)).toBeGreaterThan(50);
      const save = dialog.getByRole("button", { name: isArabic ? "حفظ الصورة" : "Save the picture" });
      // Its file is made after it is drawn.
      await expect(save).not.toHaveAttribute("aria-busy");
      const saved = page.waitForEvent("download");
      await save.press("Enter");
      expect((await saved).suggestedFilename()).toBe("crosscheck.png");
      await dialog.getByRole("button", { name: isArabic ? "نسخ كنص" : "Copy as text" }).press("Enter");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(product.url);
      expect(copied).not.toContain(player.session.user.name);
      expect(await findingsOfDialog(page, "a picture to share")).toEqual([]);
    },
  );
}

flow("a device that can share files is given the picture", async ({ context, newPlayer, product }) => {
  await context.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      Object.assign(globalThis, {
        shared: data?.files?.map(({ name, type, size }) => ({ name, type, size })),
      });
    };
  });
  const player = await newPlayer();
  const page = await signInAs(context, product.url, player);
  await openResult(page, player, product.url);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Share the picture" }).click();
  const shared = await page.waitForFunction(() => Reflect.get(globalThis, "shared") as unknown);
  expect(await shared.jsonValue()).toEqual([
    { name: "crosscheck.png", type: "image/png", size: expect.any(Number) },
  ]);
});
