import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../component-fixture.tsx";
import { Bell } from "./Bell.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const NOTICE = "00000000-0000-4000-8000-000000000001";
const open = (unread: () => number, options: Options = {}, api: Api = {}) =>
  show(<Bell />, {
    remembered: SIGNED_IN,
    api: { get_notifications: async () => ok({ unread: unread(), data: [] }, 0), ...api },
    ...options,
  });

describe("the bell", () => {
  it.each([
    [0, "Your notifications", ""],
    [1, "Your notifications, 1 unread", "1"],
    [9, "Your notifications, 9 unread", "9"],
    [120, "Your notifications, 120 unread", "9+"],
  ])("says that %i are unread, and leads to them", async (unread, name, dot) => {
    await open(() => unread);
    const bell = page.getByRole("link", { name, exact: true });
    await expect.element(bell).toHaveAttribute("href", "/profile/notifications/");
    expect(bell.element().textContent).toBe(dot);
    await expectAccessible();
  });

  it("looks again when another tab has read something", async () => {
    let unread = 2;
    await open(() => unread);
    await expect.element(page.getByRole("link", { name: "Your notifications, 2 unread" })).toBeVisible();
    unread = 0;
    const other = new BroadcastChannel("notices");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
    other.postMessage("read");
    other.close();
    await expect.element(page.getByRole("link", { name: "Your notifications", exact: true })).toBeVisible();
  });

  it("reads the notice that led here by a push, and the address forgets it", async () => {
    let unread = 1;
    const read = async () => {
      unread = 0;
      return { ...ok({ unread }), message: "updated" } as const;
    };
    const at = `/here/?notice=${NOTICE}&show=all`;
    const { requestsOf } = await open(() => unread, { at }, { read_notifications: read });
    await expect.element(page.getByRole("link", { name: "Your notifications", exact: true })).toBeVisible();
    expect(requestsOf("read_notifications")).toEqual([{ ids: [NOTICE] }]);
  });

  it("stays quiet without a network", async () => {
    await open(() => 0, {}, { get_notifications: away });
    await expect.element(page.getByRole("link", { name: "Your notifications", exact: true })).toBeVisible();
  });
});
