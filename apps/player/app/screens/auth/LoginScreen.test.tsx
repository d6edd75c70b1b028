import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ANN, away, expectAccessible, later, ok, refused, show } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import LoginScreen from "./LoginScreen.tsx";

type Options = Parameters<typeof show>[1];

const email = page.getByRole("textbox", { name: "Email address" });
const password = page.getByLabelText("Password", { exact: true });
const signIn = page.getByRole("button", { name: "Sign in" });
const PROOF = { ok: true, data: { token: "proof", subject: "ann" } } as const;
const signedUp = async () => ok({ ...ANN, api_token: "token", notice: null });

async function open(options: Options = {}, search = "") {
  return show(<LoginScreen />, { at: `/auth/login/${search}`, route: "/auth/login/", ...options });
}

async function fill() {
  await email.fill("ann@example.com");
  await password.fill("correct horse");
}

describe("signing in by email", () => {
  it("leads home with address and password", async () => {
    const { requestsOf } = await open({
      identity: { signInWithEmail: async () => ({ ok: true, data: null }), identityToken: async () => PROOF },
      api: { user_signup: signedUp },
    });
    await fill();
    await signIn.click();
    await expect.element(page.getByText("Gone to /")).toBeVisible();
    expect(requestsOf("user_signup")).toEqual([{ firebase_id: "ann", type: "email" }]);
    expect(rootStore.getState().session?.user.name).toBe("Ann");
  });

  it("tells the account the language of the page, where it knows another one", async () => {
    const { requestsOf } = await open({
      identity: { signInWithEmail: async () => ({ ok: true, data: null }), identityToken: async () => PROOF },
      api: {
        user_signup: async () => ok({ ...ANN, web_language: "ar", api_token: "token", notice: null }),
        update_profile: async () =>
          ok({ ...ANN, web_language: "en", pending: { email: null, mobile: null } }),
      },
    });
    await fill();
    await signIn.click();
    await expect.element(page.getByText("Gone to /")).toBeVisible();
    await expect.poll(() => rootStore.getState().session?.user.web_language).toBe("en");
    expect(requestsOf("update_profile")).toEqual([{ web_language: "en" }]);
  });

  it("leads back to where the player wanted to go", async () => {
    await open(
      {
        identity: {
          signInWithEmail: async () => ({ ok: true, data: null }),
          identityToken: async () => PROOF,
        },
        api: { user_signup: signedUp },
      },
      "?return_to=%2Fprofile%2F",
    );
    await fill();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Gone to /profile/")).toBeVisible();
  });

  it("says once that details are missing, and marks the fields", async () => {
    await open();
    await signIn.click();
    await expect.element(page.getByText("Please fill in all details.")).toBeVisible();
    await expect.element(email).toHaveAttribute("aria-invalid", "true");
    await expect.element(password).toHaveAttribute("aria-invalid", "true");
    await expect.element(email).toHaveFocus();
  });

  it("says at its field that an address is none", async () => {
    await open();
    await email.fill("ann@");
    await password.fill("x");
    await signIn.click();
    await expect.element(email).toHaveAccessibleDescription("Invalid email address.");
    await email.fill("ann@example.com");
    await expect.element(email).toHaveAttribute("aria-invalid", "false");
  });

  it.each([
    ["a wrong password", "invalid_password", "Invalid password."],
    ["a disabled account", "account_disabled", "User account has been disabled."],
    ["too many tries", "too_many_requests", "Too many requests, try again later."],
    ["a fault of the server", "internal_error", "Internal error occurred."],
  ] as const)("says so after %s, and keeps what was typed", async (_what, name, sentence) => {
    await open({ identity: { signInWithEmail: async () => refused(name) } });
    await fill();
    await signIn.click();
    await expect.element(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect.element(email).toHaveValue("ann@example.com");
    await expect.element(password).toHaveValue("correct horse");
  });

  it("keeps what was typed while the network is away", async () => {
    await open({ identity: { signInWithEmail: away } });
    await fill();
    await signIn.click();
    await expect
      .element(page.getByText("The network is away. Nothing is lost; please try again."))
      .toBeVisible();
    await expect.element(password).toHaveValue("correct horse");
    await expect.element(signIn).not.toHaveAttribute("aria-busy");
  });

  it("is asked once, however often the button is pressed", async () => {
    const answer = later<never>();
    const { requestsOf } = await open({ identity: { signInWithEmail: () => answer.promise } });
    await fill();
    await signIn.click();
    await expect.element(signIn).toHaveAttribute("aria-busy", "true");
    await signIn.click({ force: true });
    await userEvent.keyboard("{Enter}");
    expect(requestsOf("signInWithEmail")).toHaveLength(1);
  });

  it("leads to the mail while the address waits for its link", async () => {
    await open({ identity: { signInWithEmail: async () => refused("verify_email_first") } });
    await fill();
    await signIn.click();
    await expect.element(page.getByText("Gone to /auth/otp-verify/")).toBeVisible();
    await expect.element(page.getByText("Please verify your email first.")).toBeVisible();
  });

  it("shows the password when asked", async () => {
    await open();
    await password.fill("secret");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect.element(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect.element(password).toHaveAttribute("type", "password");
  });

  it("keeps addresses from left to right in Arabic", async () => {
    await open({ language: "ar" });
    const field = page.getByRole("textbox").first();
    await expect.element(field).toBeVisible();
    expect(getComputedStyle(field.element()).direction).toBe("ltr");
    expect(getComputedStyle(page.getByRole("heading", { level: 1 }).element()).direction).toBe("rtl");
  });
});

describe("the ways to sign in", () => {
  const byPhone = page.getByRole("link", { name: "Phone" });

  it("turn from email to phone and back", async () => {
    await open();
    await byPhone.click();
    await expect.element(page.getByRole("textbox", { name: "Mobile number" })).toBeVisible();
    await expect.element(byPhone).toHaveAttribute("aria-current", "true");
    await page.getByRole("link", { name: "Email" }).click();
    await expect.element(email).toBeVisible();
  });

  it("are those that are switched on", async () => {
    await open({ settings: { sign_in: { email: false, phone: true, social: [], provider: "embedded" } } });
    await expect.element(page.getByRole("textbox", { name: "Mobile number" })).toBeVisible();
    await expect.element(byPhone).not.toBeInTheDocument();
    await expect.element(page.getByText("Create an account")).not.toBeInTheDocument();
  });

  it("say when there is none", async () => {
    await open({ settings: { sign_in: { email: false, phone: false, social: [], provider: "embedded" } } });
    await expect.element(page.getByText("Signing in is switched off at the moment.")).toBeVisible();
  });

  it("lead to a new account and keep the way back", async () => {
    await open({}, "?return_to=%2Fprofile%2F");
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect.element(page.getByText("Gone to /auth/sign-up/?return_to=%2Fprofile%2F")).toBeVisible();
  });

  it("say why a social account did not work", async () => {
    await open({ identity: { startSocial: async () => refused("operation_not_allowed") } });
    await page.getByRole("button", { name: "Continue with Aeroclub" }).click();
    await expect.element(page.getByText("Operation not allowed.")).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "Continue with Aeroclub" }))
      .not.toHaveAttribute("aria-busy");
  });

  it.each([
    ["?error=social", "Signing in there did not work. Please try again."],
    ["?error=TOKEN_EXPIRED", "This link is no longer valid. Please ask for a new one."],
    ["?reset=done", "Your new password is set. Sign in with it."],
  ])("say what has happened: %s", async (search, sentence) => {
    await open({}, search);
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  it("have no fault that a screen reader would meet", async () => {
    await open();
    await signIn.click();
    await expectAccessible();
  });
});

describe("signing in by phone", () => {
  const phone = page.getByRole("textbox", { name: "Mobile number" });
  const send = page.getByRole("button", { name: "Send code" });

  it("sends a code and goes to where it is typed", async () => {
    const { requestsOf } = await open(
      {
        identity: {
          sendPhoneCode: async () => ({ ok: true, data: { requestId: "r1", expiresInSeconds: 300 } }),
        },
      },
      "?by=phone",
    );
    await phone.fill("+20 100 123 4567");
    await send.click();
    await expect.element(page.getByText("Gone to /auth/otp-verify/")).toBeVisible();
    expect(requestsOf("sendPhoneCode")).toEqual(["+201001234567"]);
  });

  it.each([
    ["no number", "12", null, "Please enter a correct mobile number with country code."],
    [
      "a country without messages",
      "+20 100 123 4567",
      "country_not_served",
      "Text messages do not go to this country.",
    ],
  ] as const)("says at the field that it is %s", async (_what, typed, refusal, sentence) => {
    await open(
      refusal === null ? {} : { identity: { sendPhoneCode: async () => refused(refusal) } },
      "?by=phone",
    );
    await phone.fill(typed);
    await send.click();
    await expect.element(phone).toHaveAccessibleDescription(new RegExp(sentence));
    await expect.element(phone).toHaveValue(typed);
  });
});
