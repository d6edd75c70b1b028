import { expect, flow, openAlive } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { codeTo, giveName } from "./players.ts";

/** Digits as an Arabic keyboard types them. */
function arabicDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
}

flow("a number and its code are taken in Arabic digits", async ({ page, product, newPhone, context }) => {
  await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
  const phone = newPhone();
  await openAlive(page, "/auth/login/?by=phone");
  await page.getByLabel("رقم الجوال").fill(arabicDigits(phone));
  await page.getByRole("button", { name: "إرسال الرمز" }).click();
  await expect(page.getByRole("heading", { name: "أدخل الرمز" })).toBeVisible();
  await expect(page.getByText(/^يمكن طلب رمز جديد بعد 00:\d{2}$/)).toBeVisible();

  const code = await codeTo(product.outbox, phone);
  await page.getByRole("textbox", { name: /رمز من 6 أرقام/ }).focus();
  await page.keyboard.type(arabicDigits(code));
  await giveName(page);
  await expect(page).toHaveURL(`${product.url}/welcome/`);
});

flow(
  "a self challenge takes Arabic digits and shows a wrong number",
  async ({ signIn, context, product }) => {
    await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
    const page = await signIn();
    await page.goto("/self-learning/");
    await page
      .getByRole("checkbox", { name: /القانون الجوي/ })
      .first()
      .check();
    const questions = page.locator("input[name=questions]");
    const minutes = page.locator("input[name=minutes]");
    await questions.fill("٤");
    await questions.press("Enter");
    await expect(page.getByText("يرجى اختيار عدد الأسئلة.")).toBeVisible();
    await expect(questions).toBeFocused();

    await questions.fill("٦");
    await page.getByRole("button", { name: "أكثر بسؤال" }).click();
    await expect(questions).toHaveValue("7");
    await minutes.fill("");
    await questions.press("Enter");
    await expect(page.getByText("يرجى اختيار مدة المؤقت.")).toBeVisible();
    await expect(minutes).toBeFocused();
    await minutes.fill("٥");
    await minutes.press("Enter");
    await expect(page).toHaveURL(/questions=7&minutes=5$/);
  },
);

flow("a number typed while the network is away is told so and kept", async ({ page, newPhone, context }) => {
  const phone = newPhone();
  await openAlive(page, "/auth/login/?by=phone");
  await page.getByLabel("Mobile number").fill(phone);
  await cutNetwork(page);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("The network is away. Nothing is lost; please try again.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
});
