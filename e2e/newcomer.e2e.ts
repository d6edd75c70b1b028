import type { Locator } from "@playwright/test";
import { expect, flow, openAlive } from "./flow.ts";
import { answerByKey, letterOf, optionsOf, playToEnd, tabTo, waitForQuestion } from "./play.ts";
import { codeTo, linkTo } from "./players.ts";

/** What a person does on the way in: everything goes through it, so that nothing is done uncounted. */
function createHands() {
  let taps = 0;
  let fields = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    fill: async (target: Locator, text: string) => {
      fields += 1;
      await target.focus();
      await target.page().keyboard.type(text);
    },
    count: () => ({ taps, fields }),
  };
}

/*
 * The goal (design/look-findings.md, 4): from the address to the first question in one tap, to signed in and playing
 * ranked within a minute. What a person has to do decides that, not how fast this computer is; a tap takes about two
 * seconds, a field about ten. The first question itself is on home: see visitor.e2e.ts.
 */
flow(
  "from the address to a ranked question by phone: seven taps, three of them about the studies, and three fields",
  async ({ page, product, newPhone }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { tap, fill, count } = createHands();
    await openAlive(page, "/");
    await tap(page.getByRole("link", { name: "Sign up", exact: true }).filter({ visible: true }));
    await tap(page.getByRole("link", { name: "Sign up by phone" }));
    const phone = newPhone();
    await fill(page.getByLabel("Mobile number"), phone);
    await tap(page.getByRole("button", { name: "Send code" }));
    await fill(page.getByRole("textbox", { name: "6-digit code" }), await codeTo(product.outbox, phone));
    await fill(page.getByLabel("Name", { exact: true }), "Amelia");
    await tap(page.getByRole("button", { name: "Take off" }));
    for (const answer of [/^PPL/, "Not fixed yet", /^10 minutes/]) {
      await tap(page.getByRole("button", { name: answer }));
    }
    await waitForQuestion(page, 1);
    await expect(page.locator("header").first()).toContainText(/Score 0\s*points/);
    expect(count()).toEqual({ taps: 7, fields: 3 });
  },
);

flow(
  "from the address to a ranked question by email: five taps, three fields",
  async ({ page, product, newEmail }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { tap, fill, count } = createHands();
    await openAlive(page, "/");
    await tap(page.getByRole("link", { name: "Sign up", exact: true }).filter({ visible: true }));
    const email = newEmail();
    await fill(page.getByLabel("Name", { exact: true }), "Amelia");
    await fill(page.getByLabel("Email address"), email);
    await fill(page.getByLabel("Password", { exact: true }), "tail-dragger-7");
    await tap(page.getByRole("checkbox"));
    await tap(page.getByRole("button", { name: "Create account" }));
    const link = await linkTo(product.outbox, email, /verify/i);
    // The tap in the mail, on another page of the same browser; the first page goes on by itself.
    const mailed = await page.context().newPage();
    await mailed.goto(link);
    await expect(mailed).toHaveURL(`${product.url}/welcome/`);
    await mailed.setViewportSize({ width: 360, height: 740 });
    await tap(mailed.getByRole("button", { name: "Skip and start" }));
    await waitForQuestion(mailed, 1);
    // With the one in the mail: five.
    expect(count()).toEqual({ taps: 4, fields: 3 });
  },
);

flow(
  "a newcomer signs up by email and plays a level with the keyboard only",
  async ({ page, product, newEmail }) => {
    flow.slow();
    const email = newEmail();
    await openAlive(page, "/auth/sign-up/");
    await page.getByLabel("Name").fill("Newcomer");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("tail-dragger-7");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();

    await page.goto(await linkTo(product.outbox, email, /verify/i));
    await expect(page).toHaveURL(`${product.url}/welcome/`);
    await page.goto("/");

    for (const name of ["Learn", "Quiz zone", /^Air law/, /^Rules of the air/]) {
      await tabTo(page, page.getByRole("link", { name }).filter({ visible: true }).first());
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    }
    await tabTo(
      page,
      page
        .getByRole("link", { name: /^1? ?Level 1/ })
        .filter({ visible: true })
        .first(),
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Level 1" })).toBeFocused();
    await page.keyboard.press("Enter");

    await waitForQuestion(page, 1);
    await tabTo(page, page.getByRole("button", { name: /^50\/50/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /Removed/ })).toHaveCount(2);
    await expect(page.getByRole("button", { name: /^50\/50.*Used/ })).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: /^Reset timer/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Reset timer.*Used/ })).toBeVisible();
    await answerByKey(page, "right");
    await expect(page.getByRole("button", { name: "Next question" })).toBeFocused();
    await page.keyboard.press("Enter");

    await waitForQuestion(page, 2);
    await tabTo(page, page.getByRole("button", { name: /^Audience poll/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Audience poll: /)).toBeVisible();
    await expect(optionsOf(page).filter({ hasText: /\d+%/ })).not.toHaveCount(0);
    await page.keyboard.press(await letterOf(page, "wrong"));
    await expect(page.getByText("Not right.", { exact: true })).toBeVisible();
    await page.keyboard.press("Enter");

    await waitForQuestion(page, 3);
    await tabTo(page, page.getByRole("button", { name: /^Skip/ }));
    await page.keyboard.press("Enter");
    await waitForQuestion(page, 4);
    await expect(page.getByText("80 coins")).toBeVisible();
    await playToEnd(page, 4);

    await expect(page.getByRole("heading", { name: "Smooth landing!" })).toBeFocused();
    await expect(page.getByText("Level 2 is unlocked.")).toBeVisible();
    await tabTo(page, page.getByRole("link", { name: "Next level" }));
    await page.keyboard.press("Enter");
    await waitForQuestion(page, 1);
    await tabTo(page, page.getByRole("link", { name: "Leave the quiz" }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Leave", exact: true }));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: "Rules of the air" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Level 2.*Under way: continue/s })).toBeVisible();
    await expect(page.getByText("Best result: 80%")).toBeVisible();
  },
);

flow("the review shows own and right answers with the reason", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/quiz-zone/meteorology/");
  await page
    .getByRole("link", { name: /Level 1/ })
    .first()
    .click();
  await waitForQuestion(page, 1);
  await answerByKey(page, "wrong");
  await page.keyboard.press("Enter");
  await playToEnd(page, 2);
  await page.getByRole("link", { name: "Review answers" }).click();

  await expect(page.getByRole("heading", { name: "Review answers" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.getByText("Wrong (1)").click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("Your answer", { exact: true })).toBeVisible();
  await expect(page.getByText("Right answer", { exact: true })).toBeVisible();
});
