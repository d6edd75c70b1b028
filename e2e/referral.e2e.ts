import { createApi } from "@crosscheck/client";
import { expectSound, PHONE, pressByKey, speak, typeByKey } from "./arabic-phone.ts";
import { expect, flow, openAlive } from "./flow.ts";
import { ADDRESS_HEADER, fetchAs, linkTo } from "./players.ts";
import { playLevel } from "./practice.ts";

flow.use(PHONE);

flow(
  "a friend joins by the link of a code, plays, and is waited for: by key, in Arabic, on a narrow phone",
  async ({ browser, product, newPlayer, signIn, newEmail, context, address }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
    await speak(context, product.url, "ar");
    const owner = await newPlayer();
    const page = await signIn(owner);
    await page.goto("/profile/");
    await pressByKey(page, page.getByRole("link", { name: "اعرف من انضم" }));
    await expect(page.getByRole("heading", { level: 1, name: "ادعُ أصدقاءك" })).toBeFocused();
    await expect(page.getByText("لم ينضم أحد برمزك بعد.")).toBeVisible();
    const copy = page.getByRole("button", { name: "نسخ الرابط" });
    await pressByKey(page, copy);
    await expect(page.getByText("تم نسخ الرابط.")).toBeVisible();
    await expect(copy).toBeFocused();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/auth\/sign-up\/\?friend=/);
    await expect(page.getByRole("img", { name: `رمز QR لرابطك: ${link}` })).toBeVisible();
    await expectSound(page, "the own code");

    const elsewhere = await browser.newContext({
      ...PHONE.contextOptions,
      viewport: PHONE.viewport,
      extraHTTPHeaders: { [ADDRESS_HEADER]: address },
    });
    await speak(elsewhere, product.url, "ar");
    const visit = await elsewhere.newPage();
    await openAlive(visit, link);
    await expect(visit.getByLabel(/^رمز الصديق/)).toHaveValue(new URL(link).searchParams.get("friend") ?? "");
    await expectSound(visit, "a sign-up by link");
    const email = newEmail();
    await typeByKey(visit, visit.getByLabel("الاسم", { exact: true }), "Bessie Coleman");
    await typeByKey(visit, visit.getByLabel("البريد الإلكتروني"), email);
    await typeByKey(visit, visit.getByLabel("كلمة المرور", { exact: true }), "tail-dragger-7");
    await pressByKey(visit, visit.getByRole("checkbox"), "Space");
    await pressByKey(visit, visit.getByRole("button", { name: "إنشاء الحساب" }));
    await expect(visit).toHaveURL(/\/auth\/otp-verify\//);
    await visit.goto(await linkTo(product.outbox, email, /verify/i));
    await expect(visit).toHaveURL(`${product.url}/welcome/`);
    const token = await visit.evaluate(() => {
      // The shape is the store's own.
      const { state } = JSON.parse(localStorage.getItem("root") ?? "{}") as {
        state: { session: { token: string } };
      };
      return state.session.token;
    });
    await elsewhere.close();

    const friend = page.getByRole("region", { name: "أصدقاء انضموا" }).getByRole("listitem");
    await page.reload();
    await expect(friend).toHaveText(/^Bessie(?! Coleman).*قيد الانتظار: بانتظار أول اختبار محتسَب/s);
    await expectSound(page, "a friend who has joined");
    const api = createApi({
      baseUrl: product.url,
      bearer: () => token,
      onSignedOut: () => undefined,
      fetch: fetchAs(address),
    });
    await playLevel({ ...owner, api }, 0);
    await page.reload();
    await expect(friend).toHaveText(/قيد الانتظار: لعب في يوم واحد، ويلزم يوم ثانٍ/);

    await speak(context, product.url, "en");
    await page.reload();
    await expect(page.getByRole("region", { name: "Friends who joined" }).getByRole("listitem")).toHaveText(
      /^Bessie.*Pending: has played on one day; a second day is needed/s,
    );
    await expect(page.getByText("1 of 51")).toBeVisible();
    await pressByKey(page, page.getByRole("link", { name: "Sharing is Caring" }));
    await expect(page.getByRole("heading", { level: 1, name: "Badges" })).toBeFocused();
  },
);
