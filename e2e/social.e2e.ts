import { expect, flow } from "./flow.ts";
import { CLIENT, startOidcServer } from "./oidc-server.ts";

flow("a player signs in with an account of another provider and comes back", async ({ ownProduct, page }) => {
  flow.slow();
  const oidc = await startOidcServer();
  const providers = [{ id: "aeroclub", name: "Aero Club", issuer: oidc.issuer, ...CLIENT }];
  const { url } = await ownProduct({ env: { SOCIAL_PROVIDERS: JSON.stringify(providers) } });
  oidc.openFor(`${url}/idp/callback/aeroclub`);

  await page.goto(`${url}/quiz-zone/`);
  await page.getByRole("button", { name: "Continue with Aero Club" }).click();
  await page.getByPlaceholder("Enter any login").fill("amelia");
  await page.getByPlaceholder("and password").fill("anything");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${url}/quiz-zone/`);
  await page.goto(`${url}/`);
  await expect(page.getByRole("heading", { name: "Ready for take-off, Amelia?" })).toBeVisible();
});
