import { expect, flow, openAlive } from "./flow.ts";
import { codeTo, giveName } from "./players.ts";

flow(
  "a newcomer signs up by phone, pastes the code and gives a name",
  async ({ page, product, newPhone, context }) => {
    const phone = newPhone();
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
    await openAlive(page, "/auth/login/");
    await page.getByRole("link", { name: "Phone" }).click();
    await page.getByLabel("Mobile number").fill(phone);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();

    const code = await codeTo(product.outbox, phone);
    await page.evaluate((text) => navigator.clipboard.writeText(text), code);
    await page.getByRole("textbox", { name: "6-digit code" }).focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(page.getByRole("heading", { name: "What shall we call you?" })).toBeVisible();
    await expect(page.getByLabel("Name")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please fill in all details.")).toBeVisible();
    await page.keyboard.type("Bessie");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product.url}/welcome/`);
    await page.goto("/profile/");
    await expect(page.getByRole("main")).toContainText("Bessie");
  },
);

flow("a wrong code is refused and the fifth one ends the request", async ({ page, product, newPhone }) => {
  const phone = newPhone();
  await openAlive(page, "/auth/login/?by=phone");
  await page.getByLabel("Mobile number").fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();
  const code = await codeTo(product.outbox, phone);
  const wrong = code.startsWith("1") ? "222222" : "111111";

  await page.getByRole("textbox", { name: "6-digit code" }).focus();
  for (let tries = 1; tries <= 5; tries += 1) {
    const checked = page.waitForResponse(/phone\/verify/);
    if (tries === 1) await page.keyboard.type(wrong);
    else await page.getByRole("button", { name: "Confirm" }).click();
    await checked;
    const sentence =
      tries < 5 ? "The code is not right." : "The code is no longer valid. Please ask for a new one.";
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

flow("a player who is known by phone is not asked for a name again", async ({ page, product, newPlayer }) => {
  const { phone } = await newPlayer();
  await openAlive(page, "/auth/login/?by=phone");
  await page.getByLabel("Mobile number").fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect.poll(async () => (await product.outbox.messagesTo(phone)).length).toBe(2);
  await page.getByRole("textbox", { name: "6-digit code" }).focus();
  await page.keyboard.type(await codeTo(product.outbox, phone));
  await expect(page).toHaveURL(`${product.url}/`);
});

flow("a new code is sent after the pause and works", async ({ page, product, newPhone }) => {
  await page.clock.install();
  const phone = newPhone();
  await openAlive(page, "/auth/login/?by=phone");
  await page.getByLabel("Mobile number").fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText(/^A new code is possible in/)).toBeVisible();

  await page.clock.fastForward("00:31");
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText("A new code is on its way.")).toBeVisible();
  await expect.poll(async () => (await product.outbox.messagesTo(phone)).length).toBe(2);
  await page.getByRole("textbox", { name: "6-digit code" }).focus();
  await page.keyboard.type(await codeTo(product.outbox, phone));
  await giveName(page);
  await expect(page).toHaveURL(`${product.url}/welcome/`);
});

flow("a number without country code is refused with the sentence", async ({ page }) => {
  await openAlive(page, "/auth/login/?by=phone");
  await page.getByLabel("Mobile number").fill("0100");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("Please enter a correct mobile number with country code.")).toBeVisible();
});
