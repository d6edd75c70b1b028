import { expect, flow, openAlive } from "./flow.ts";
import { skipWelcome } from "./players.ts";
import { CLIENT, startOidcServer } from "./oidc-server.ts";

const WELCOME = 100;
const FRIEND = 50;

flow(
  "an invited friend signs up with an account of another provider and comes back",
  async ({ ownProduct, newPlayer, page }) => {
    flow.slow();
    const oidc = await startOidcServer();
    const providers = [{ id: "aeroclub", name: "Aero Club", issuer: oidc.issuer, ...CLIENT }];
    const product = await ownProduct({ env: { SOCIAL_PROVIDERS: JSON.stringify(providers) } });
    const { url } = product;
    oidc.openFor(`${url}/idp/callback/aeroclub`);

    const inviter = await newPlayer(product);
    const invited = await inviter.api.get_user_by_id({});
    if (!invited.ok) throw new Error(invited.refused);

    const search = new URLSearchParams({ friend: invited.data.refer_code, return_to: "/quiz-zone/" });
    await openAlive(page, `${url}/auth/sign-up/?${search}`);
    await page.getByRole("button", { name: "Continue with Aero Club" }).click();
    await page.getByPlaceholder("Enter any login").fill("amelia");
    await page.getByPlaceholder("and password").fill("anything");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await skipWelcome(page);
    await expect(page).toHaveURL(`${url}/quiz-zone/`);
    await page.goto(`${url}/`);
    await expect(page.getByRole("heading", { name: "Ready for take-off, Amelia?" })).toBeVisible();
    await page.goto(`${url}/profile/`);
    await expect(page.getByRole("main")).toContainText(`Coins${WELCOME + FRIEND}`);
  },
);
