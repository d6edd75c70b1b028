import { faultsOf, findingsOf } from "./accessibility.ts";
import { expectSound, pressByKey, speak } from "./arabic-phone.ts";
import { answer, boardOf, ON_PHONE, openOptions, QUESTIONS, shortenBattles, waysOn } from "./battles.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { waitForNumber } from "./play.ts";

const SEARCH = "/random-battle/";

flow(
  "two players find each other, play to the end, and once more",
  async ({ openContext, product, newPlayer }) => {
    const player = await newPlayer();
    await shortenBattles(player);
    const ann = await signInAs(await openContext(), product.url, player);
    const ben = await signInAs(await openContext(ON_PHONE), product.url, await newPlayer());
    const pages = [ann, ben];
    for (const page of pages) {
      await page.goto(SEARCH);
      await page.getByLabel("Subject").selectOption({ label: "Air law" });
      await page.getByRole("button", { name: "Find an opponent" }).click();
    }
    for (const page of pages) await page.waitForURL("**/battle/**");

    await answer(ann, "a");
    await expect(boardOf(ben)).toContainText("has answered.");
    // Whoever comes back has the seat, and the question that is open.
    await ben.reload();
    await answer(ben, "b");
    for (let number = 2; number <= QUESTIONS; number += 1) {
      for (const page of pages) await expect(page.getByText(`${number} / ${QUESTIONS}`)).toBeVisible();
      await answer(ann, "a");
      await answer(ben, "b");
    }
    for (const page of pages) await expect(waysOn(page)).toBeVisible();
    await expect(ann.getByText("Being booked…")).toBeHidden();
    expect(await findingsOf(ann, "the end of a battle")).toEqual([]);

    await ann.getByRole("button", { name: "Rematch" }).click();
    await ben.getByRole("button", { name: "Accept the rematch" }).click();
    for (const page of pages) await expect(openOptions(page).first()).toBeVisible();
    await ann.getByRole("link", { name: "Leave the battle" }).click();
    await ann.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(ben.getByText("Opponent has left the game.")).toBeVisible();
    await expect(ann.getByRole("button", { name: "Find an opponent" })).toBeVisible();
  },
);

flow("a search that finds nobody offers the bot", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(SEARCH);
  await page.getByLabel("Subject").selectOption({ label: "Communications" });
  await page.getByRole("button", { name: "Find an opponent" }).click();
  await expect(page.getByRole("heading", { name: "Looking for an opponent" })).toBeFocused();
  expect(await findingsOf(page, "a search")).toEqual([]);
  await page.getByRole("button", { name: "Stop looking" }).click();
  await expect(page.getByRole("button", { name: "Find an opponent" })).toBeVisible();
});

flow(
  "a game against the bot to its end by keyboard, on a phone in Arabic, and the way to its review",
  async ({ openContext, product, newPlayer }) => {
    const player = await newPlayer();
    await shortenBattles(player);
    const context = await openContext(ON_PHONE);
    await speak(context, product.url, "ar");
    const page = await signInAs(context, product.url, player);
    await page.goto(SEARCH);
    const bot = page.getByRole("button", { name: "العب ضد الروبوت" });
    await expect(bot).toBeVisible();
    await expectSound(page, "the way to a battle");
    await pressByKey(page, bot);
    await page.waitForURL("**/battle/**");
    await answer(page, "a");
    await expect(page.getByText("روبوت", { exact: true }).first()).toBeVisible();
    await expectSound(page, "a battle");
    for (let number = 2; number <= QUESTIONS; number += 1) {
      await waitForNumber(page, number);
      await answer(page, "a");
    }
    await expect(waysOn(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("region", { name: "حصيلة النزال" })).toContainText(`من ${QUESTIONS}`);
    await expect(page.getByText("ألعاب الروبوت لا تغيّر العملات ولا التصنيف.")).toBeVisible();
    await expectSound(page, "the end of a battle");
    await pressByKey(page, page.getByRole("link", { name: "راجع الإجابات" }));
    await expect(page.getByRole("article")).toHaveCount(QUESTIONS);
  },
);

flow("a game against the bot is left by keyboard, once that is confirmed", async ({ signIn }) => {
  const page = await signIn();
  await page.goto(SEARCH);
  const bot = page.getByRole("button", { name: "Play against the bot" });
  await pressByKey(page, bot);
  await expect(openOptions(page).first()).toBeVisible();
  await pressByKey(page, page.getByRole("link", { name: "Leave the battle" }));
  expect(await faultsOf(page, "leaving a battle")).toEqual([]);
  await pressByKey(page, page.getByRole("button", { name: "Leave", exact: true }));
  await expect(bot).toBeVisible();
});
