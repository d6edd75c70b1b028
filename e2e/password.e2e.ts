import { createIdentity } from "@crosscheck/client";
import type { Page } from "@playwright/test";
import { expect, flow, openAlive } from "./flow.ts";
import { fetchAs, linkTo, signUpByMail } from "./players.ts";

const PASSWORD = "tail-dragger-7";
const NEW_PASSWORD = "nose-wheel-88";

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

flow("a forgotten password is replaced by way of a mail", async ({ page, product, newEmail, address }) => {
  const email = newEmail();
  await signUpByMail(product, { name: "Forgetful", email, password: PASSWORD, address });
  await openAlive(page, "/auth/login/");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();

  await page.goto(await linkTo(product.outbox, email, /reset/i));
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Password again").fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("The passwords do not match. Please try again.")).toBeVisible();
  await page.getByLabel("Password again").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your new password is set. Sign in with it.")).toBeVisible();

  await signIn(page, email, PASSWORD);
  await expect(page.getByText("Invalid password.")).toBeVisible();
  await signIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(`${product.url}/welcome/`);
});

flow(
  "an address that is not verified is told so and can ask for the mail again",
  async ({ page, product, newEmail }) => {
    const email = newEmail();
    await openAlive(page, "/auth/sign-up/");
    await page.getByLabel("Name").fill("Hasty");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();

    await openAlive(page, "/auth/login/");
    await signIn(page, email, PASSWORD);
    await expect(page.getByText("Please verify your email first.")).toBeVisible();
    await page.getByRole("button", { name: "Send the mail again" }).click();
    await expect(page.getByText("Sent again.")).toBeVisible();
    await expect.poll(async () => (await product.outbox.messagesTo(email)).length).toBe(2);
  },
);

flow(
  "a link opened on another device lets the waiting page go on to where the visitor was going",
  async ({ page, product, newEmail, browser }) => {
    const email = newEmail();
    await openAlive(page, "/auth/sign-up/?return_to=%2Fquiz-zone%2F");
    await page.getByLabel("Name").fill("Patient");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Waiting for the link.")).toBeVisible();

    const other = await browser.newContext();
    const phone = await other.newPage();
    await phone.goto(await linkTo(product.outbox, email, /verify/i));
    await expect(phone.getByText(`“Patient” signed up with ${email}.`)).toBeVisible();
    await phone.getByRole("button", { name: "Yes, that was me" }).click();
    await expect(phone.getByRole("heading", { name: "Address verified" })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/quiz-zone/`);

    await phone.getByRole("link", { name: "Sign in on this device" }).click();
    await expect(phone.getByLabel("Email address")).toHaveValue(email);
    await other.close();
  },
);

flow(
  "whoever did not sign up says so, and the link is over",
  async ({ page, product, newEmail, address }) => {
    const email = newEmail();
    const identity = createIdentity({ baseUrl: product.url, fetch: fetchAs(address) });
    await identity.signUpWithEmail({ name: "Mallory", email, password: PASSWORD });
    const link = await linkTo(product.outbox, email, /verify/i);
    await page.goto(link);
    await page.getByRole("button", { name: "No, it was not me" }).click();
    await expect(page.getByText("That sign-up is void")).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Link no longer valid" })).toBeVisible();
  },
);

flow("sign-up says what is missing or wrong", async ({ page }) => {
  await openAlive(page, "/auth/sign-up/");
  await page.getByLabel("Name").fill("Short");
  await page.getByLabel("Email address").fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Invalid email address.")).toBeVisible();
  await expect(page.getByText("Please choose a password with at least 8 characters.")).toBeVisible();
  await expect(page.getByText("Please agree to the terms to go on.")).toBeVisible();
});

flow(
  "a deleted account is gone from every device and cannot sign in",
  async ({ page, product, newEmail, address }) => {
    const email = newEmail();
    await signUpByMail(product, { name: "Leaving", email, password: PASSWORD, address });
    await openAlive(page, "/auth/login/");
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(`${product.url}/welcome/`);

    await page.goto("/profile/settings/");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("Please fill in all details.")).toBeVisible();
    await page.getByLabel("Type DELETE to confirm").fill("DELETE");
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("Your account is deleted. Safe flights.")).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);

    await openAlive(page, "/auth/login/");
    await signIn(page, email, PASSWORD);
    await expect(page.getByText("Invalid password.")).toBeVisible();
  },
);
