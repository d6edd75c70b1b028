import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, refused, show } from "../../component-fixture.tsx";
import ResetPasswordScreen from "./ResetPasswordScreen.tsx";

type Options = Parameters<typeof show>[1];

async function open(options: Options = {}, search = "") {
  return show(<ResetPasswordScreen />, {
    at: `/auth/reset-password/${search}`,
    route: "/auth/reset-password/",
    ...options,
  });
}

describe("asking for a new password", () => {
  const email = page.getByRole("textbox", { name: "Email address" });
  const send = page.getByRole("button", { name: "Send link" });

  it("says the same for every address, without telling who has an account", async () => {
    const { requestsOf } = await open({
      identity: { requestPasswordReset: async () => ({ ok: true, data: null }) },
    });
    await email.fill("ann@example.com");
    await send.click();
    await expect.element(page.getByRole("heading", { name: "Check your mailbox" })).toBeVisible();
    await expect.element(page.getByText(/If there is an account for/)).toMatchTextContent("ann@example.com");
    expect(requestsOf("requestPasswordReset")).toEqual(["ann@example.com"]);
  });

  it("tells demo visitors where the mail is", async () => {
    await open({
      settings: { outbox_hint: "npm run outbox" },
      identity: { requestPasswordReset: async () => ({ ok: true, data: null }) },
    });
    await email.fill("ann@example.com");
    await send.click();
    await expect.element(page.getByText("npm run outbox")).toBeVisible();
  });

  it("keeps the address while the network is away", async () => {
    await open({ identity: { requestPasswordReset: away } });
    await email.fill("ann@example.com");
    await send.click();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await expect.element(email).toHaveValue("ann@example.com");
  });

  it("says that a link was too old", async () => {
    await open({}, "?error=INVALID_TOKEN");
    await expect
      .element(page.getByText("This link is no longer valid. Please ask for a new one."))
      .toBeVisible();
    await expectAccessible();
  });
});

describe("choosing a new password", () => {
  const password = page.getByLabelText("New password");
  const again = page.getByLabelText("Password again");
  const set = page.getByRole("button", { name: "Set password" });

  it("leads to signing in with it", async () => {
    const { requestsOf } = await open(
      { identity: { resetPassword: async () => ({ ok: true, data: null }) } },
      "?token=t1",
    );
    await password.fill("a long password");
    await again.fill("a long password");
    await set.click();
    await expect.element(page.getByText("Gone to /auth/login/?reset=done")).toBeVisible();
    expect(requestsOf("resetPassword")).toEqual(["t1"]);
  });

  it("wants the same twice", async () => {
    await open({}, "?token=t1");
    await password.fill("a long password");
    await again.fill("another password");
    await set.click();
    await expect.element(again).toHaveAccessibleDescription("The passwords do not match. Please try again.");
  });

  it("says at the field that it is easy to guess", async () => {
    await open({ identity: { resetPassword: async () => refused("password_too_common") } }, "?token=t1");
    await password.fill("password1234");
    await again.fill("password1234");
    await set.click();
    await expect.element(password).toHaveAccessibleDescription(/easy to guess/);
  });

  it("offers a new link when this one is too old", async () => {
    await open({ identity: { resetPassword: async () => refused("link_expired") } }, "?token=t1");
    await password.fill("a long password");
    await again.fill("a long password");
    await set.click();
    await expect.element(page.getByText(/This link is no longer valid/)).toBeVisible();
    await page.getByRole("link", { name: "Send link" }).click();
    await expect.element(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  });
});
