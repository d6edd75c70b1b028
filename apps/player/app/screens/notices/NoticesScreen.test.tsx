import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import NoticesScreen from "./NoticesScreen.tsx";
import type { NoticeRow } from "./use-notices.ts";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const BADGE: NoticeRow = {
  id: "00000000-0000-4000-8000-000000000001",
  kind: "badge",
  params: { type: "elite" },
  title: "New badge: Elite",
  message: "Open it and take its coins.",
  path: "/profile/badges/",
  image: null,
  date: "2026-05-03T10:00:00.000Z",
  is_read: false,
};
const NEWS: NoticeRow = {
  ...BADGE,
  id: "00000000-0000-4000-8000-000000000002",
  kind: "broadcast",
  params: {},
  title: `Weather${"y".repeat(60)}`,
  message: "Sixty new questions.",
  path: "/quiz-zone/",
  date: "2026-05-01T10:00:00.000Z",
  is_read: true,
};

/** A server with these notices, which knows what was read. */
function serverOf(rows: readonly NoticeRow[]): Api {
  const read = new Set<string>();
  const told = () => rows.map((row) => (read.has(row.id) ? { ...row, is_read: true } : row));
  const unread = () => told().filter((row) => !row.is_read).length;
  return {
    get_notifications: async () => ok({ unread: unread(), data: told() }, rows.length),
    read_notifications: async ({ ids = rows.map((row) => row.id) }) => {
      for (const id of ids) read.add(id);
      return { ...ok({ unread: unread() }), message: "updated" };
    },
  };
}

const open = (api: Api, options: Options = {}) =>
  show(<NoticesScreen />, { remembered: SIGNED_IN, api, ...options });
const rows = page.getByRole("listitem");
const readAll = page.getByRole("button", { name: "Mark all as read" });

describe("the list of notices", () => {
  it("tells by day what happened, and what of it is new", async () => {
    await open(serverOf([BADGE, NEWS]));
    await expect.element(page.getByRole("heading", { name: "3 May 2026" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "1 May 2026" })).toBeVisible();
    await expect.element(rows.nth(0)).toMatchTextContent(/New badge: Elite.*take its coins.*New$/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Weather.*Sixty new questions\.$/);
    await expectAccessible();
  });

  it("leads to the thing, and has read it", async () => {
    const { requestsOf } = await open(serverOf([BADGE, NEWS]));
    await page.getByRole("link", { name: /New badge: Elite/ }).click();
    await expect.element(page.getByText("Gone to /profile/badges/")).toBeVisible();
    expect(requestsOf("read_notifications")).toEqual([{ ids: [BADGE.id] }]);
  });

  it("marks nothing again that is read", async () => {
    const { requestsOf } = await open(serverOf([NEWS]));
    await page.getByRole("link", { name: /Weather/ }).click();
    await expect.element(page.getByText("Gone to /quiz-zone/")).toBeVisible();
    expect(requestsOf("read_notifications")).toEqual([]);
  });

  it("marks all as read, and asks no more", async () => {
    const { requestsOf } = await open(serverOf([BADGE, NEWS]));
    await readAll.click();
    await expect.element(readAll).toBeDisabled();
    await expect.element(rows.nth(0)).toMatchTextContent(/take its coins\.$/);
    expect(requestsOf("read_notifications")).toEqual([{}]);
  });

  it("says when that could not be done", async () => {
    await open({ ...serverOf([BADGE]), read_notifications: away });
    await readAll.click();
    await expect.element(page.getByRole("alert")).toMatchTextContent(/The network is away/);
    await expect.element(readAll).toBeEnabled();
  });

  it("asks in the language of the page", async () => {
    const { requestsOf } = await open(serverOf([BADGE]), { language: "ar" });
    await expect.element(page.getByRole("heading", { name: "الإشعارات" })).toBeVisible();
    await expect.element(page.getByText("جديد", { exact: true })).toBeVisible();
    expect(requestsOf("get_notifications")).toEqual([{ offset: 0, limit: 25, language: "ar" }]);
    await expectAccessible();
  });

  it("says that nothing has happened yet", async () => {
    await open(serverOf([]));
    await expect.element(page.getByRole("heading", { name: "Nothing has happened yet" })).toBeVisible();
    await expect.element(readAll).toBeDisabled();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    const server = serverOf([BADGE]);
    await open({
      ...server,
      get_notifications: async (...asked) =>
        isAway ? away() : ((await server.get_notifications?.(...asked)) ?? away()),
    });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("New badge: Elite")).toBeVisible();
  });
});
