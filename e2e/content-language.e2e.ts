import { expect, flow } from "./flow.ts";
import { stemOf, waitForNumber } from "./play.ts";

flow(
  "a reader of Arabic is offered what is there in English, and is told so",
  async ({ signIn, context, product }) => {
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn();
    await page.goto("/audio-questions/");
    await expect(page.getByText("لم يُعثر على أسئلة.")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("button", { name: /الإنجليزية/ })
      .click();
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows.first()).toContainText("الإنجليزية");
    // The subjects of private pilots, the stories and the words are there in Arabic, the subjects of airline pilots are not.
    for (const translated of ["/quiz-zone/?pack=ppl", "/fun-and-learn/", "/guess-the-word/"]) {
      await page.goto(translated);
      await expect(rows.first()).toBeVisible();
      await expect(rows.filter({ hasText: "الإنجليزية" })).toHaveCount(0);
    }
    await page.goto("/quiz-zone/?pack=atpl");
    await expect(rows.filter({ hasText: "الإنجليزية" })).not.toHaveCount(0);

    await page.goto("/profile/settings/");
    const allowed = page.getByRole("switch", { name: /الإنجليزية/ });
    await expect(allowed).toBeChecked();
    // By key: what stands above it may still be on its way.
    await allowed.press("Space");
    await expect(allowed).not.toBeChecked();
    await page.goto("/audio-questions/");
    await expect(page.getByRole("main").getByRole("button", { name: /الإنجليزية/ })).toBeVisible();
  },
);

flow(
  "a reader of Arabic reads stories, sees captions and gets clues in Arabic",
  async ({ signIn, context, product }) => {
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn();
    await page.goto("/fun-and-learn/fal-navigation/");
    await page.getByRole("link", { name: /بالجنب نحو المدرج/ }).click();
    await expect(page.getByText("تأتي الريح من اليسار")).toBeVisible();
    const film = page.locator("video");
    await expect(film.locator("track")).toHaveAttribute("srclang", "ar");
    const caption = () =>
      film.evaluate((video: HTMLVideoElement) => {
        const first = video.textTracks[0]?.cues?.[0];
        return first instanceof VTTCue ? first.text : "";
      });
    await expect.poll(caption).toContain("المدرج أمامك");

    // The clue is Arabic, the letters are those of the English word.
    await page.goto("/guess-the-word/word-weather/play/");
    await waitForNumber(page, 1);
    expect(await stemOf(page)).toMatch(/^\p{Script=Arabic}/u);
    const letters = page.getByRole("region", { name: "الحروف" }).getByRole("button");
    await expect(letters.first()).toHaveText(/^[A-Z]$/);
  },
);

flow("home shows the subjects of the language chosen for questions", async ({ signIn, product }) => {
  const page = await signIn();
  await page.goto("/profile/settings/");
  await page
    .getByRole("group", { name: "Question language" })
    .locator("label", { hasText: "العربية" })
    .click();
  await expect
    .poll(async () => (await page.context().cookies(product.url)).map(({ name }) => name))
    .toContain("content");
  await page.goto("/");
  const html = await (await page.request.get("/")).text();
  expect(html).toContain("الأداء البشري");
});
