import { expect, flow, openAlive } from "./flow.ts";

flow("an empty form says once what is missing and marks each field", async ({ page }) => {
  await page.goto("/auth/sign-up/");
  const form = page.locator("form").filter({ has: page.getByLabel("Name", { exact: true }) });
  await form.locator("button[type=submit]").click();
  await expect(page.getByText("Please fill in all details.")).toHaveCount(1);
  await expect(page.getByRole("alert").getByText("Please fill in all details.")).toBeVisible();
  for (const name of ["Name", "Email address", "Password"]) {
    const field = form.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field, "no sentence of its own").not.toHaveAttribute("aria-describedby", /-error/);
  }
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
});

flow("a name that nobody may have is refused in the form", async ({ page, newEmail }) => {
  await openAlive(page, "/auth/sign-up/");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Crosscheck Support");
  await page.getByLabel("Email address").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("tail-dragger-7");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/This name is not allowed\./);
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
