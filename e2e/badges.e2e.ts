import { expectSound, PHONE, pressByKey, speak } from "./arabic-phone.ts";
import { expect, flow } from "./flow.ts";
import { ARABIC_LEVEL, letterOf, QUESTIONS, waitForNumber, WAY_ON } from "./play.ts";

flow.use(PHONE);

flow(
  "a first quiz unlocks a badge, which is opened for its coins: by key, in Arabic, on a narrow phone",
  async ({ context, product, signIn }) => {
    await speak(context, product.url, "ar");
    const page = await signIn();
    await page.goto(ARABIC_LEVEL);
    for (let number = 1; number <= QUESTIONS; number += 1) {
      await waitForNumber(page, number);
      await page.keyboard.press(await letterOf(page, number === 1 ? "wrong" : "right"));
      await expect(page.getByRole("button", { name: WAY_ON })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    const news = page.getByRole("region", { name: "شارة جديدة", exact: true });
    await expect(news.getByRole("listitem")).toHaveText("بداية باهرة");
    await expectSound(page, "a result with a new badge");
    await pressByKey(page, news.getByRole("link", { name: "افتحها" }));

    await expect(page.getByRole("heading", { level: 1, name: "الشارات" })).toBeFocused();
    await expect(page.getByText("فُتحت 1 من 15")).toBeVisible();
    await expectSound(page, "a badge to open");
    await pressByKey(page, page.getByRole("button", { name: /^افتح بداية باهرة/ }));
    const opened = page.getByRole("region", { name: "جاهزة للفتح" });
    await expect(opened.getByRole("heading", { name: "بداية باهرة" })).toBeFocused();
    // 100 of the welcome, 10 of the quiz, 10 of the badge.
    await expect(opened.getByRole("status")).toHaveText(/أُضيفت 10 عملات إلى رصيدك\. لديك الآن 120 عملة\./);
    await expectSound(page, "a badge just opened");

    await speak(context, product.url, "en");
    await page.reload();
    await expect(page.getByText("1 of 15 unlocked")).toBeVisible();
    const own = page.getByRole("region", { name: "Yours" });
    await expect(own.getByRole("listitem")).toContainText(/Dashing Debut[\s\S]*Opened on /);
    const locked = page.getByRole("region", { name: "On the way" });
    await expect(locked.getByRole("listitem").filter({ hasText: "The Big Thing" })).toContainText(
      "9 of 5,000",
    );
    await page.goto("/profile/");
    await expect(page.getByRole("main").getByText("120", { exact: true })).toBeVisible();
    await pressByKey(page, page.getByRole("link", { name: /^Badges/ }));
    await expect(own.getByText("Dashing Debut")).toBeVisible();
  },
);
