import { createApi } from "@crosscheck/client";
import { expect, flow, openAlive, signInAs } from "./flow.ts";
import { ADDRESS_HEADER, fetchAs, linkTo } from "./players.ts";
import { playLevel } from "./practice.ts";

flow(
  "a friend joins by the link of a code, plays, and is waited for on the page of the code",
  async ({ browser, product, newPlayer, newEmail, context, address }) => {
    const owner = await newPlayer();
    const page = await signInAs(context, product.url, owner);
    await page.goto("/profile/");
    await page.getByRole("link", { name: "See who joined" }).press("Enter");
    await expect(page.getByText("Nobody has joined with your code yet.")).toBeVisible();
    const code = page.getByRole("img", { name: /^QR code of your link: / });
    const link = (await code.getAttribute("aria-label"))?.replace("QR code of your link: ", "") ?? "";
    expect(link).toMatch(/\/auth\/sign-up\/\?friend=/);

    const elsewhere = await browser.newContext({ extraHTTPHeaders: { [ADDRESS_HEADER]: address } });
    const visit = await elsewhere.newPage();
    await openAlive(visit, link);
    await expect(visit.getByLabel(/friend code/i)).toHaveValue(
      new URL(link).searchParams.get("friend") ?? "",
    );
    const email = newEmail();
    await visit.getByLabel("Name", { exact: true }).fill("Bessie Coleman");
    await visit.getByLabel("Email address").fill(email);
    await visit.getByLabel("Password", { exact: true }).fill("tail-dragger-7");
    await visit.getByRole("checkbox").check();
    await visit.getByRole("button", { name: "Create account" }).click();
    await expect(visit).toHaveURL(/\/auth\/otp-verify\//);
    await visit.goto(await linkTo(product.outbox, email, /verify/i));
    await expect(visit).toHaveURL(`${product.url}/`);
    const token = await visit.evaluate(() => {
      // The shape is the store's own.
      const { state } = JSON.parse(localStorage.getItem("root") ?? "{}") as {
        state: { session: { token: string } };
      };
      return state.session.token;
    });
    await elsewhere.close();

    const friend = page.getByRole("region", { name: "Friends who joined" }).getByRole("listitem");
    await page.reload();
    await expect(friend).toHaveText(/^Bessie(?! Coleman).*Pending: waits for a first quiz that counts/s);
    const api = createApi({
      baseUrl: product.url,
      bearer: () => token,
      onSignedOut: () => undefined,
      fetch: fetchAs(address),
    });
    await playLevel({ ...owner, api }, 0);
    await page.reload();
    await expect(friend).toHaveText(/Pending: has played on one day; a second day is needed/);
    await expect(page.getByText("1 of 51")).toBeVisible();
    await page.getByRole("link", { name: "Sharing is Caring" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Badges" })).toBeVisible();
  },
);
