import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, flow } from "./flow.ts";
import { playLevel } from "./practice.ts";

flow(
  "a player takes along what the product holds about them",
  async ({ newPlayer, signIn, product, context }) => {
    const player = await newPlayer();
    await playLevel(player, 1);
    const open = await player.api.get_questions_by_level({
      category: "meteorology",
      subcategory: "atmosphere",
      level: 1,
    });
    const page = await signIn(player);
    await page.goto("/profile/settings/");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).press("Enter");
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("crosscheck-my-data.zip");
    await expect(page.getByText("Your file is ready")).toBeVisible();
    const files = unzipSync(await readFile(await download.path()));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());

    expect(read("README.txt")).toContain(`Made on `);
    expect(read("README.txt")).toContain(player.name);
    expect(read("data/account.csv")).toContain(player.phone.slice(1));
    const attempts = JSON.parse(read("data/attempts.json")) as readonly object[]; // rows of the contract
    expect(attempts).toMatchObject([
      { correct: 9, wrong: 1, percent: 90 },
      ...(open.ok ? [{ finished_at: null }] : []),
    ]);
    expect(read("data/answers.csv").split("\r\n")).toHaveLength(12);
    expect(read("data/coins.csv")).toContain("quiz_reward");
    // A number with its plus would be a formula.
    expect(read("data/account.csv")).toContain(`'${player.phone}`);

    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    await page.reload();
    const again = page.waitForEvent("download");
    await page.getByRole("button", { name: "تنزيل بياناتي" }).press("Enter");
    const arabic = unzipSync(await readFile(await (await again).path()));
    expect(strFromU8(arabic["README.txt"] ?? new Uint8Array())).toContain("كل إجابة أعطيتها");
  },
);
