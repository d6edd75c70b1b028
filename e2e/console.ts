import { expect, type Locator, type Page } from "@playwright/test";
import { operate } from "./operator-command.ts";
import type { Product } from "./product.ts";

export const PASSWORD = "four headings over the sea";

let invited = 0;

/** Makes an operator beside the product with this data folder; answers where the password is chosen. */
export async function invite(
  dataFolder: string,
  ...roles: readonly string[]
): Promise<{ readonly email: string; readonly path: string; readonly operatorId: string }> {
  const email = `console-${process.pid}-${(invited += 1)}@operators.example.org`;
  const made = await operate(dataFolder, "create_operator", { email, name: "Olga", roles });
  // As the contract of the call says.
  const { invitation_path: path, operator_id: operatorId } = made as {
    readonly invitation_path: string;
    readonly operator_id: string;
  };
  return { email, path, operatorId };
}

/** Follows an invitation and chooses the password; the console is on the screen afterwards. */
export async function accept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await expect(page.locator("#main h1")).toBeVisible();
}

/** A page where a new operator with these roles has come in. */
export async function enter(page: Page, dataFolder: string, ...roles: readonly string[]) {
  const operator = await invite(dataFolder, ...roles);
  await accept(page, operator.path);
  return operator;
}

/** The same in a product of the flow's own. */
export async function enterOwn(
  page: Page,
  { url, dataFolder }: Pick<Product, "url" | "dataFolder">,
  ...roles: readonly string[]
): Promise<void> {
  const { path } = await invite(dataFolder, ...roles);
  await accept(page, new URL(path, url).href);
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Mail address").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Makes a category of the quiz zone by its dialog, which another step may fill in further; its screen is there then. */
export async function makeCategory(
  page: Page,
  name: string,
  fillIn: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto("/admin/categories");
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("English").fill(name);
  await dialog.getByLabel("Subject code").fill("010");
  await fillIn(dialog);
  await dialog.getByRole("button", { name: "New category" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}
