import { expect, flow } from "./flow.ts";

flow("an empty form says once what is missing and marks each field", async ({ page }) => {
  await page.goto("/auth/sign-up/");
  const form = page.locator("form").filter({ has: page.getByLabel("Name", { exact: true }) });
  await form.locator("button[type=submit]").click();
  await expect(page.getByText("Please fill in all details.")).toHaveCount(1);
  await expect(page.getByRole("alert").getByText("Please fill in all details.")).toBeVisible();
  for (const name of ["Name", "Email address", "Password"]) {
    await expect(form.getByLabel(name, { exact: true })).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
});

flow("minutes of a self challenge follow the questions until they are chosen", async ({ signIn }) => {
  const page = await signIn();
  await page.goto("/self-learning/");
  const [questions, minutes] = [page.locator("input[name=questions]"), page.locator("input[name=minutes]")];
  await expect(questions).toHaveValue("20");
  await expect(minutes).toHaveValue("20");
  await questions.fill("10");
  await expect(minutes).toHaveValue("10");
  await minutes.fill("15");
  await questions.fill("30");
  await expect(minutes).toHaveValue("15");
});
