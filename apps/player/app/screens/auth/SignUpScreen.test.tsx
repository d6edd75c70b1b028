import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, refused, show } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import SignUpScreen from "./SignUpScreen.tsx";

type Options = Parameters<typeof show>[1];

const field = (name: string) => page.getByRole("textbox", { name });
const password = page.getByLabelText("Password", { exact: true });
const terms = page.getByRole("checkbox");
const create = page.getByRole("button", { name: "Create account" });

async function open(options: Options = {}, search = "") {
  return show(<SignUpScreen />, { at: `/auth/sign-up/${search}`, route: "/auth/sign-up/", ...options });
}

async function fill() {
  await field("Name").fill("Ann");
  await field("Email address").fill("ann@example.com");
  await password.fill("a long password");
  await terms.click();
}

describe("signing up", () => {
  it("sends the form and goes on to the mail", async () => {
    const { requestsOf } = await open({
      identity: { signUpWithEmail: async () => ({ ok: true, data: null }) },
    });
    await fill();
    await create.click();
    await expect.element(page.getByText("Gone to /auth/otp-verify/")).toBeVisible();
    expect(requestsOf("signUpWithEmail")).toEqual([
      { name: "Ann", email: "ann@example.com", password: "a long password" },
    ]);
  });

  it("marks every field that is empty and says it once", async () => {
    await open();
    await create.click();
    await expect.element(page.getByText("Please fill in all details.")).toBeVisible();
    await expect.element(field("Name")).toHaveAttribute("aria-invalid", "true");
    await expect.element(password).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByText("Please agree to the terms to go on.")).toBeVisible();
  });

  it("wants a password of some length", async () => {
    await open();
    await fill();
    await password.fill("short");
    await create.click();
    await expect.element(password).toHaveAccessibleDescription(/Please choose a password with at least/);
  });

  it("wants a name that fits", async () => {
    await open();
    await fill();
    await field("Name").fill("x".repeat(80));
    await create.click();
    await expect.element(field("Name")).toHaveAccessibleDescription(/Please choose a name with at most/);
  });

  it.each([
    ["Name", "name_not_allowed", "This name is not allowed. Please choose another one."],
    ["Email address", "email_in_use", "Email already in use."],
    ["Email address", "invalid_email", "Invalid email address."],
  ] as const)("says at %s what the server thinks of it: %s", async (name, refusal, sentence) => {
    await open({ identity: { signUpWithEmail: async () => refused(refusal) } });
    await fill();
    await create.click();
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect.element(field(name)).toHaveFocus();
    await expect.element(password).toHaveValue("a long password");
  });

  it("says at the password that it is easy to guess", async () => {
    await open({ identity: { signUpWithEmail: async () => refused("password_too_common") } });
    await fill();
    await create.click();
    await expect.element(password).toHaveAccessibleDescription(/easy to guess/);
  });

  it("keeps everything while the network is away", async () => {
    await open({ identity: { signUpWithEmail: away } });
    await fill();
    await create.click();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await expect.element(field("Name")).toHaveValue("Ann");
    await expect.element(terms).toBeChecked();
  });

  it("takes the friend code of the address and keeps it for the first sign-in", async () => {
    const { requestsOf } = await open(
      {
        api: { check_friend_code: async () => ok({ valid: true as const }) },
        identity: { signUpWithEmail: async () => ({ ok: true, data: null }) },
      },
      "?friend=BOB-1234",
    );
    await expect.element(field("Friend code")).toHaveValue("BOB-1234");
    await fill();
    await create.click();
    await expect.element(page.getByText("Gone to /auth/otp-verify/")).toBeVisible();
    expect(requestsOf("check_friend_code")).toEqual([{ friends_code: "BOB-1234" }]);
    expect(rootStore.getState().friendsCode).toBe("BOB-1234");
  });

  it("stops at a friend code that is nobody's", async () => {
    const { requestsOf } = await open({
      api: { check_friend_code: async () => refused("friend_code_not_valid") },
    });
    await fill();
    await field("Friend code").fill("NOBODY");
    await create.click();
    await expect.element(field("Friend code")).toHaveAccessibleDescription(/This friend code is not valid/);
    expect(requestsOf("signUpWithEmail")).toEqual([]);
  });

  it("does not stop at a friend code that cannot be looked at now", async () => {
    await open({
      api: { check_friend_code: async () => refused("too_many_requests") },
      identity: { signUpWithEmail: async () => ({ ok: true, data: null }) },
    });
    await fill();
    await field("Friend code").fill("BOB-1234");
    await create.click();
    await expect.element(page.getByText("Gone to /auth/otp-verify/")).toBeVisible();
  });

  it("leads to signing in and to the phone", async () => {
    await open({}, "?return_to=%2Fprofile%2F");
    await expect
      .element(page.getByRole("link", { name: "Sign in" }))
      .toHaveAttribute("href", "/auth/login/?return_to=%2Fprofile%2F");
    await expect
      .element(page.getByRole("link", { name: "Sign up by phone" }))
      .toHaveAttribute("href", "/auth/login/?by=phone&return_to=%2Fprofile%2F");
  });

  it("has no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await open();
    await create.click();
    await expectAccessible();
    await unmount();
    await open({ language: "ar" });
    await expect.element(terms).toBeVisible();
    await expectAccessible();
  });
});
