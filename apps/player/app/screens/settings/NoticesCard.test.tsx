import { NOTICE_KINDS } from "@crosscheck/rules/notices/notice";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import type { NoticeSettings } from "./notice-wishes.ts";
import { NoticesCard } from "./NoticesCard.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const SETTINGS: NoticeSettings = {
  kinds: NOTICE_KINDS.map((kind) => ({ kind, is_pushed: true })),
  quiet_from: "22:00",
  quiet_until: "07:00",
  push_key: "BOpNz5CLqbS1u6T7RkJ2bHb2cGsbQm9lX0kP2z8F1p0V2o3v4s5w6x7y8z9A0B1C2D3E4F5G6H7I8J9K0L1M2N3",
  is_pushed_here: false,
};

afterEach(() => vi.unstubAllGlobals());

/** A server that keeps what it is told. */
const keeping: Api = {
  get_notice_settings: async () => ok(SETTINGS),
  set_notice_settings: async ({ muted = [], quiet_from = null, quiet_until = null }) => ({
    ...ok({
      ...SETTINGS,
      kinds: SETTINGS.kinds.map(({ kind }) => ({ kind, is_pushed: !muted.includes(kind) })),
      quiet_from,
      quiet_until,
    }),
    message: "updated",
  }),
};
const open = (api: Api = keeping, options: Options = {}) =>
  show(<NoticesCard />, { remembered: SIGNED_IN, api, ...options });
const flip = (name: string) => page.getByRole("switch", { name });

/** What the browser says of notifications. */
function permit(permission: NotificationPermission) {
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
}

describe("which notices come to devices", () => {
  it("is switched per kind", async () => {
    const { requestsOf } = await open();
    await flip("News for everybody").click();
    await expect.element(flip("News for everybody")).not.toBeChecked();
    await expect.element(flip("New badges")).toBeChecked();
    expect(requestsOf("set_notice_settings")).toEqual([
      { muted: ["broadcast"], quiet_from: "22:00", quiet_until: "07:00" },
    ]);
    await expectAccessible();
  });

  it("goes back to what it was when it could not be kept", async () => {
    await open({ ...keeping, set_notice_settings: away });
    await flip("New badges").click();
    await expect.element(page.getByRole("alert").filter({ hasText: "The network is away" })).toBeVisible();
    await expect.element(flip("New badges")).toBeChecked();
  });

  it("has quiet hours, which can be moved and left out", async () => {
    const { requestsOf } = await open();
    await userEvent.selectOptions(page.getByLabelText("From"), "23:00");
    await expect.element(page.getByLabelText("From")).toHaveValue("23:00");
    await flip("Quiet hours").click();
    await expect.element(page.getByLabelText("From")).not.toBeInTheDocument();
    expect(requestsOf("set_notice_settings").at(-1)).toEqual({ muted: [] });
    await flip("Quiet hours").click();
    await expect.element(page.getByLabelText("Until")).toHaveValue("07:00");
  });

  it("says the same in Arabic", async () => {
    await open(keeping, { language: "ar" });
    await expect.element(flip("ساعات الهدوء")).toBeChecked();
    await expectAccessible();
  });
});

describe("this device", () => {
  it("says what to do where the browser blocks notifications, and has no switch that does nothing", async () => {
    permit("denied");
    await open();
    const here = page.getByRole("group", { name: "On this device" });
    await expect.element(here).toMatchTextContent("Your browser blocks them");
    await expect.element(here.getByRole("switch")).not.toBeInTheDocument();
    await expectAccessible();
  });

  it("leaves the switches for the other devices working, and says whom they are for", async () => {
    permit("denied");
    const { requestsOf } = await open();
    const elsewhere = page.getByRole("group", { name: "What comes to your other devices" });
    await expect.element(elsewhere.getByRole("switch").first()).toBeVisible();
    const switches = page.getByRole("switch");
    expect(switches.elements()).toHaveLength(NOTICE_KINDS.length + 1);
    for (const one of switches.elements()) {
      expect(one.closest("[disabled], [aria-disabled=true], [data-disabled]")).toBeNull();
      expect(getComputedStyle(one).filter).toBe("none");
    }
    await flip("New badges").click();
    await expect.element(flip("New badges")).not.toBeChecked();
    expect(requestsOf("set_notice_settings")).toHaveLength(1);
  });

  it("has its switch back when the browser lets notifications through again", async () => {
    permit("denied");
    await open();
    await expect.element(page.getByText(/Your browser blocks them/)).toBeVisible();
    permit("granted");
    window.dispatchEvent(new Event("focus"));
    await expect.element(flip("On this device")).toBeEnabled();
    await expect.element(page.getByText(/Your browser blocks them/)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole("group", { name: "What comes to your devices", exact: true }))
      .toBeVisible();
  });

  it("says that the browser said no", async () => {
    vi.stubGlobal("Notification", {
      permission: "default",
      requestPermission: async () => {
        permit("denied");
        return "denied";
      },
    });
    await open();
    await flip("On this device").click();
    await expect.element(page.getByText(/Your browser blocks them/)).toBeVisible();
    await expect.element(page.getByRole("group", { name: "On this device" })).toHaveFocus();
  });

  it("is switched off at the server", async () => {
    permit("granted");
    const { requestsOf } = await open({
      ...keeping,
      get_notice_settings: async () => ok({ ...SETTINGS, is_pushed_here: true }),
      update_fcm_id: async () => ({ ...ok({ is_pushed: false }), message: "updated" }),
    });
    await expect.element(flip("On this device")).toBeChecked();
    await flip("On this device").click();
    await expect.element(flip("On this device")).not.toBeChecked();
    expect(requestsOf("update_fcm_id")).toEqual([{}]);
  });
});
