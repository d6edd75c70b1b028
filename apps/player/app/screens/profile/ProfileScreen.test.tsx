import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ANN,
  away,
  expectAccessible,
  later,
  ok,
  refused,
  show,
  SIGNED_IN,
} from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import ProfileScreen from "./ProfileScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const PENDING = { email: null, mobile: null };

async function open(api: Api = {}, options: Options = {}) {
  return show(<ProfileScreen />, {
    remembered: SIGNED_IN,
    api: { get_user_by_id: async () => ok(ANN), ...api },
    ...options,
  });
}

describe("the profile", () => {
  it("shows what the device remembers at once, and then what the server says", async () => {
    const answer = later<ReturnType<typeof ok<typeof ANN>>>();
    await open({ get_user_by_id: () => answer.promise });
    await expect.element(page.getByText("120", { exact: true })).toBeVisible();
    answer.resolve(ok({ ...ANN, coins: 975, all_time_rank: null }));
    await expect.element(page.getByText("975", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Not ranked yet")).toBeVisible();
  });

  it("tells namesakes apart by a number", async () => {
    await open({ get_user_by_id: async () => ok({ ...ANN, name_number: 2 }) });
    await expect.element(page.getByText("#2")).toBeVisible();
  });

  it("says that the server cannot be asked, and asks again when told to", async () => {
    let isAway = true;
    await open({ get_user_by_id: async () => (isAway ? away() : ok({ ...ANN, streak: 9 })) });
    const retry = page.getByRole("button", { name: "Try again" });
    await expect.element(page.getByRole("alert").filter({ hasText: "The network is away" })).toBeVisible();
    isAway = false;
    await retry.click();
    await expect.element(page.getByText("9 days")).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
  });

  it("leads to studies and settings", async () => {
    await open();
    const studies = page.getByRole("navigation", { name: "Your studies" });
    await expect.element(studies.getByRole("link", { name: "Bookmarks" })).toBeVisible();
    await page.getByRole("link", { name: "Settings" }).click();
    await expect.element(page.getByText("Gone to /profile/settings/")).toBeVisible();
  });

  it.each([
    ["with", async () => ok({ signed_out: 1 })],
    ["without", away],
  ])("signs out %s a network", async (_how, sign_out) => {
    await open({ sign_out });
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect.poll(() => rootStore.getState().session).toBeNull();
  });

  it("has no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await open();
    await expect.element(page.getByText("ANN-7QK2")).toBeVisible();
    await expectAccessible();
    await unmount();
    await open({}, { language: "ar" });
    await expect.element(page.getByText("ANN-7QK2")).toBeVisible();
    await expectAccessible();
  });
});

describe("the own name", () => {
  const field = page.getByRole("textbox", { name: "Your name" });
  const save = page.getByRole("button", { name: "Save name" });

  it("is changed everywhere once the server has it", async () => {
    await open({ update_profile: async () => ok({ ...ANN, name: "Anna", pending: PENDING }) });
    await field.fill("Anna");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Name saved.")).toBeVisible();
    expect(rootStore.getState().session?.user.name).toBe("Anna");
  });

  it("stays in its field when it is not allowed", async () => {
    await open({
      update_profile: async () => ({ ...refused("name_not_allowed"), field: "name" }),
    });
    await field.fill("Admin");
    await save.click();
    await expect
      .element(field)
      .toHaveAccessibleDescription("This name is not allowed. Please choose another one.");
    await expect.element(field).toHaveValue("Admin");
    expect(rootStore.getState().session?.user.name).toBe("Ann");
  });

  it("cannot be empty", async () => {
    const { requestsOf } = await open();
    await field.fill("  ");
    await save.click();
    await expect.element(page.getByText("Please fill in all details.")).toBeVisible();
    expect(requestsOf("update_profile")).toEqual([]);
  });
});

describe("sign-in details", () => {
  const add = page.getByRole("button", { name: "Add Mobile number" });
  const phone = page.getByRole("textbox", { name: "Mobile number" });
  const send = page.getByRole("button", { name: "Send code" });
  const asked = {
    update_profile: async () => ok({ ...ANN, pending: { email: null, mobile: "+201001234567" } }),
  };

  it("keep the address that the player signs in with", async () => {
    await open();
    await expect
      .element(page.getByText("You sign in with this address; it cannot be changed here."))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: "Change Email" })).not.toBeInTheDocument();
  });

  it("let players who came by phone change their address", async () => {
    await open({ get_user_by_id: async () => ok({ ...ANN, type: "mobile", mobile: "+201001234567" }) });
    await expect.element(page.getByRole("button", { name: "Change Email" })).toBeVisible();
  });

  it("take a number once its code has come back", async () => {
    const { requestsOf } = await open({
      ...asked,
      confirm_contact: async () => ok({ ...ANN, mobile: "+201001234567" }),
    });
    await add.click();
    await phone.fill("+20 100 123 4567");
    await send.click();
    await expect.element(page.getByText(/We sent a 6-digit code to/)).toMatchTextContent("+201001234567");
    await userEvent.keyboard("123456");
    await expect.element(page.getByText("Verified and saved.")).toBeVisible();
    expect(requestsOf("update_profile")).toEqual([{ mobile: "+201001234567" }]);
    expect(requestsOf("confirm_contact")).toEqual([{ kind: "mobile", code: "123456" }]);
    await expect.element(page.getByRole("button", { name: "Change Mobile number" })).toBeVisible();
  });

  it("say at the field that a number is none", async () => {
    const { requestsOf } = await open();
    await add.click();
    await phone.fill("123");
    await send.click();
    await expect.element(phone).toHaveAccessibleDescription(/Please enter a correct mobile number/);
    expect(requestsOf("update_profile")).toEqual([]);
  });

  it("keep a code that was wrong", async () => {
    await open({ ...asked, confirm_contact: async () => refused("code_wrong") });
    await add.click();
    await phone.fill("+20 100 123 4567");
    await send.click();
    await expect.element(page.getByText(/We sent a 6-digit code to/)).toBeVisible();
    await userEvent.keyboard("123456");
    await expect.element(page.getByText("The code is not right.")).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Digit 6 of 6" })).toHaveValue("6");
  });

  it("close without a change", async () => {
    await open();
    await add.click();
    await expect.element(phone).toBeVisible();
    await page.getByRole("button", { name: "Cancel Mobile number" }).click();
    await expect.element(phone).not.toBeInTheDocument();
  });
});

describe("friends", () => {
  it("are invited with a code and what both get; who joined is a tap away", async () => {
    await open();
    await expect.element(page.getByText("ANN-7QK2")).toBeVisible();
    await expect.element(page.getByText(/Your friend gets 20 coins, and you get 30 coins/)).toBeVisible();
    await page.getByRole("link", { name: "See who joined" }).click();
    await expect.element(page.getByText("Gone to /profile/referral/")).toBeVisible();
  });
});

describe("the wallet", () => {
  const link = page.getByRole("link", { name: /^Wallet/ });

  it("is a tap away while something is paid out", async () => {
    await open({}, { configurations: { payout: true } });
    await link.click();
    await expect.element(page.getByText("Gone to /profile/wallet/")).toBeVisible();
  });

  it("is not offered while nothing is", async () => {
    await open();
    await expect.element(page.getByRole("link", { name: /^Coin history/ })).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
  });
});

describe("the own picture", () => {
  const input = page.getByLabelText("Change picture");
  const picture = (type: string, bytes = 100) => new File([new Uint8Array(bytes)], "me", { type });

  it("is sent and said to be saved", async () => {
    const { requestsOf } = await open({ upload_profile_image: async () => ok({ profile: "" }) });
    await input.upload(picture("image/png"));
    await expect.element(page.getByText("Picture saved.")).toBeVisible();
    expect(requestsOf("upload_profile_image")).toHaveLength(1);
  });

  it.each([
    ["of another type", "text/plain", 100],
    ["too large", "image/png", 3 * 1024 * 1024],
  ])("is not sent when it is %s", async (_what, type, bytes) => {
    const { requestsOf } = await open();
    await input.upload(picture(type, bytes));
    await expect.element(page.getByText(/The picture was not stored/)).toBeVisible();
    expect(requestsOf("upload_profile_image")).toEqual([]);
  });

  it("says why the server did not take it", async () => {
    await open({ upload_profile_image: async () => refused("demo_not_allowed") });
    await input.upload(picture("image/png"));
    await expect.element(page.getByText(/not allowed in the demo version/)).toBeVisible();
  });
});
