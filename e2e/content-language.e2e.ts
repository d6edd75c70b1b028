import { expect, flow } from "./flow.ts";

flow(
  "a reader of Arabic is offered what is there in English, and is told so",
  async ({ signIn, context, product }) => {
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn();
    await page.goto("/guess-the-word/");
    await expect(page.getByText("لم يُعثر على أسئلة.")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("button", { name: /الإنجليزية/ })
      .click();
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows.first()).toContainText("الإنجليزية");
    await page.goto("/quiz-zone/");
    await expect(rows.first()).toBeVisible();
    await expect(rows.filter({ hasText: "الإنجليزية" })).not.toHaveCount(0);
    await expect(rows.filter({ hasNotText: "الإنجليزية" })).not.toHaveCount(0);

    await page.goto("/profile/settings/");
    const allowed = page.getByRole("switch", { name: /الإنجليزية/ });
    await expect(allowed).toBeChecked();
    await allowed.click();
    await expect(allowed).not.toBeChecked();
    await page.goto("/guess-the-word/");
    await expect(page.getByRole("main").getByRole("button", { name: /الإنجليزية/ })).toBeVisible();
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
