import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ANN, away, expectAccessible, ok, refused, show } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import OtpVerifyScreen from "./OtpVerifyScreen.tsx";
import { VerifyMail } from "./VerifyMail.tsx";
import { VerifyPhone } from "./VerifyPhone.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;

const PROOF = { ok: true, data: { token: "proof", subject: "ann" } } as const;
const DONE = { ok: true, data: null } as const;
const signedUp = async () => ok({ ...ANN, api_token: "token", notice: null });
const signedUpNamed = async () => ok({ ...ANN, api_token: "token", notice: "239" });

describe("a mailed link", () => {
  const open = (options: Options, token = "t1") =>
    show(<OtpVerifyScreen />, {
      at: `/auth/otp-verify/?token=${token}`,
      route: "/auth/otp-verify/",
      ...options,
    });

  it("signs in where the sign-up began, and goes where the visitor wanted to go", async () => {
    await open({
      identity: {
        openSignUpLink: async () => ({ ok: true, data: { state: "signed_in" } }),
        identityToken: async () => PROOF,
      },
      api: { user_signup: signedUp },
    });
    await expect.element(page.getByText("Gone to /")).toBeVisible();
    expect(rootStore.getState().session?.token).toBe("token");
  });

  it("asks a person anywhere else, and lets the other device in", async () => {
    const { requestsOf } = await open({
      identity: {
        openSignUpLink: async (_token, agreed) =>
          agreed
            ? { ok: true, data: { state: "verified", email: "ann@example.com" } }
            : { ok: true, data: { state: "ask", name: "Ann", email: "ann@example.com" } },
      },
    });
    await expect.element(page.getByRole("heading", { name: "Was it you?" })).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Yes, that was me" }).click();
    await expect.element(page.getByRole("heading", { name: "Address verified" })).toBeVisible();
    await expect.element(page.getByText(/ann@example\.com is verified|is verified/)).toBeVisible();
    expect(requestsOf("openSignUpLink")).toHaveLength(2);
  });

  it("is void when it was somebody else", async () => {
    await open({
      identity: {
        openSignUpLink: async () => ({
          ok: true,
          data: { state: "ask", name: "", email: "ann@example.com" },
        }),
        declineSignUpLink: async () => DONE,
      },
    });
    await expect.element(page.getByText(/Somebody signed up with/)).toBeVisible();
    await page.getByRole("button", { name: "No, it was not me" }).click();
    await expect.element(page.getByText(/That sign-up is void and your address stays free/)).toBeVisible();
  });

  it("that is too old leads to a new sign-up", async () => {
    await open({ identity: { openSignUpLink: async () => refused("link_expired") } });
    await expect.element(page.getByRole("heading", { name: "Link no longer valid" })).toBeVisible();
    await page.getByRole("link", { name: "Sign up again" }).click();
    await expect.element(page.getByText("Gone to /auth/sign-up/")).toBeVisible();
  });

  it("is opened again when the network was away", async () => {
    let isAway = true;
    await open({
      identity: {
        openSignUpLink: async () =>
          isAway ? away() : { ok: true, data: { state: "verified", email: "ann@example.com" } },
      },
    });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("heading", { name: "Address verified" })).toBeVisible();
  });
});

describe("a screen that waits for nothing", () => {
  it("says so and leads to signing in", async () => {
    await show(<OtpVerifyScreen />, { at: "/auth/otp-verify/", route: "/auth/otp-verify/" });
    await expect.element(page.getByRole("heading", { name: "Nothing to verify" })).toBeVisible();
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await expect.element(page.getByText("Gone to /auth/login/")).toBeVisible();
  });
});

describe("waiting for a mail", () => {
  const waiting = async () => ({ ok: true, data: "waiting" }) as const;

  it("says where the mail went, and sends it again", async () => {
    const { requestsOf } = await show(<VerifyMail email="ann@example.com" />, {
      identity: { waitForSignUp: waiting, resendVerification: async () => DONE },
    });
    await expect.element(page.getByText(/We sent a link to/)).toMatchTextContent("ann@example.com");
    await page.getByRole("button", { name: "Send the mail again" }).click();
    await expect.element(page.getByText(/Sent again\. Please check your mailbox/)).toBeVisible();
    expect(requestsOf("resendVerification")).toEqual(["ann@example.com"]);
    await expectAccessible();
  });

  it("says why it was not sent again", async () => {
    await show(<VerifyMail email="ann@example.com" />, {
      identity: { waitForSignUp: waiting, resendVerification: async () => refused("too_many_requests") },
    });
    await page.getByRole("button", { name: "Send the mail again" }).click();
    await expect.element(page.getByText("Too many requests, try again later.")).toBeVisible();
  });

  it("tells demo visitors where mails are read", async () => {
    await show(<VerifyMail email="ann@example.com" />, {
      settings: { outbox_hint: "npm run outbox" },
      identity: { waitForSignUp: waiting },
    });
    await expect.element(page.getByText("npm run outbox")).toBeVisible();
  });
});

describe("a code by text message", () => {
  const wait = { phone: "+201001234567", requestId: "r1", againAtMs: 0 };
  const open = (options: Options) => show(<VerifyPhone wait={wait} />, options);
  const type = async () => {
    await expect.element(page.getByRole("textbox").first()).toHaveFocus();
    await userEvent.keyboard("123456");
  };

  it("signs a known player in", async () => {
    const { requestsOf } = await open({
      identity: { verifyPhoneCode: async () => DONE, identityToken: async () => PROOF },
      api: { check_user_exists: async () => ok({ exists: true as const }), user_signup: signedUp },
    });
    await type();
    await expect.element(page.getByText("Gone to /")).toBeVisible();
    expect(requestsOf("user_signup")).toEqual([{ firebase_id: "ann", type: "mobile" }]);
  });

  it("asks a newcomer for a name first", async () => {
    const { requestsOf } = await open({
      identity: { verifyPhoneCode: async () => DONE, identityToken: async () => PROOF },
      api: { check_user_exists: async () => refused("user_not_found"), user_signup: signedUp },
    });
    await type();
    const name = page.getByRole("textbox", { name: "Name" });
    await expect.element(name).toHaveFocus();
    await name.fill("Ann");
    await page.getByRole("button", { name: "Take off" }).click();
    await expect.element(page.getByText("Gone to /")).toBeVisible();
    expect(requestsOf("user_signup")).toEqual([{ firebase_id: "ann", type: "mobile", name: "Ann" }]);
  });

  it("keeps the name while the network is away", async () => {
    await open({
      identity: { verifyPhoneCode: async () => DONE, identityToken: async () => PROOF },
      api: { check_user_exists: async () => refused("user_not_found"), user_signup: away },
    });
    await type();
    const name = page.getByRole("textbox", { name: "Name" });
    await name.fill("Ann");
    await page.getByRole("button", { name: "Take off" }).click();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await expect.element(name).toHaveValue("Ann");
  });

  it("says that a name was replaced", async () => {
    await open({
      identity: { verifyPhoneCode: async () => DONE, identityToken: async () => PROOF },
      api: { check_user_exists: async () => ok({ exists: true as const }), user_signup: signedUpNamed },
    });
    await type();
    await expect.element(page.getByText(/The name was not allowed, so you have another one/)).toBeVisible();
  });

  it("that is wrong stays to be corrected", async () => {
    await open({ identity: { verifyPhoneCode: async () => refused("code_wrong") } });
    await type();
    await expect.element(page.getByText("The code is not right.")).toBeVisible();
  });

  it("leads to another number", async () => {
    await open({});
    await page.getByRole("link", { name: "Use another number" }).click();
    await expect.element(page.getByText("Gone to /auth/login/?by=phone")).toBeVisible();
  });
});
