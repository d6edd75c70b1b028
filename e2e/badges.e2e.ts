import { expect, flow } from "./flow.ts";
import { answerByKey, LEVEL_1, QUESTIONS, waitForQuestion, WAY_ON } from "./play.ts";

flow("a first quiz unlocks a badge, which is opened by key for its coins", async ({ newPlayer, signIn }) => {
  const page = await signIn(await newPlayer());
  await page.goto(LEVEL_1);
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await waitForQuestion(page, number);
    await answerByKey(page, number === 1 ? "wrong" : "right");
    await page.getByRole("button", { name: WAY_ON }).press("Enter");
  }
  const badges = page.getByRole("region", { name: "New badge", exact: true });
  await expect(badges.getByRole("listitem")).toHaveText("Dashing Debut");
  await badges.getByRole("link", { name: "Open it" }).press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Badges" })).toBeVisible();
  await expect(page.getByText("1 of 15 unlocked")).toBeVisible();
  const locked = page.getByRole("region", { name: "On the way" });
  await expect(locked.getByRole("listitem").filter({ hasText: "The Big Thing" })).toContainText("9 of 5,000");
  await page.getByRole("button", { name: /^Open Dashing Debut/ }).press("Enter");
  const opened = page.getByRole("region", { name: "Ready to open" });
  await expect(opened.getByRole("heading", { name: "Dashing Debut" })).toBeFocused();
  // 100 of the welcome, 10 of the quiz, 10 of the badge.
  await expect(opened.getByRole("status")).toHaveText(
    /10 coins came to your account\. You have 120 coins now\./,
  );

  await page.reload();
  const own = page.getByRole("region", { name: "Yours" });
  await expect(own.getByRole("listitem")).toContainText(/Dashing Debut[\s\S]*Opened on /);
  await page.goto("/profile/");
  await expect(page.getByRole("main").getByText("120", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Badges/ }).press("Enter");
  await expect(own.getByText("Dashing Debut")).toBeVisible();
});
