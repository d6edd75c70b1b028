import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, later, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { questionOf } from "../../play/play-fixture.tsx";
import BookmarksScreen from "./BookmarksScreen.tsx";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

function kept(name: string, change: object = {}) {
  const { card, reveal } = questionOf(name);
  return {
    question_id: card.question_id,
    card: { ...card, media: [], formulae: {} },
    reveal,
    type: 1,
    category_name: "Navigation",
    face: { code: "060", emblem: "navigation", hue: 143, chroma: 0.14 },
    note: "",
    bookmarked: true,
    ...change,
  };
}

const STATEMENT = kept("true_false", { type: 7, category_name: "Radio", face: null, note: "Line of sight!" });
const SEVERAL = kept("multi_select");
const IDS = [STATEMENT.question_id, SEVERAL.question_id];
const TYPES = [
  { type: 1, count: 1 },
  { type: 7, count: 1 },
];

async function open(api: Api = {}, language: "en" | "ar" = "en") {
  return show(<BookmarksScreen />, {
    at: "/profile/play-bookmark-questions/",
    route: "/profile/play-bookmark-questions/",
    remembered: SIGNED_IN,
    language,
    api: {
      get_bookmark_ids: async () => ok({ question_ids: IDS, types: TYPES }),
      get_bookmark: async ({ type }) =>
        type === 7 ? ok([STATEMENT], 1) : ok(type === 1 ? [SEVERAL] : [STATEMENT, SEVERAL], 2),
      get_question_study: async ({ question_id }) =>
        ok({ question_id, note: "", bookmarked: true, report: null, history: [] }),
      ...api,
    },
  });
}

const PHONE = [390, 844] as const;
const DESK = [1280, 800] as const;

afterEach(() => page.viewport(...PHONE));

const question = (name: RegExp) => page.getByRole("button", { name });
const search = page.getByRole("searchbox", { name: "Search in these bookmarks" });

describe("bookmarks", () => {
  it("are listed closed, with their subject and note", async () => {
    await open();
    await expect.element(question(/A VOR works/)).toHaveAccessibleName(/Radio.*Your note: Line of sight!/);
    await expect.element(question(/A VOR works/)).toHaveAttribute("aria-expanded", "false");
    await expect.element(page.getByText(/pitot head/)).not.toBeInTheDocument();
  });

  it("open with answer, reason and study tools, and close again", async () => {
    await open();
    await question(/A VOR works/).click();
    await expect.element(page.getByText(/pitot head/)).toBeVisible();
    await expect.element(page.getByRole("group", { name: "Study tools" })).toBeVisible();
    await question(/A VOR works/).click();
    await expect.element(page.getByText(/pitot head/)).not.toBeInTheDocument();
  });

  it("stand beside the list on a desk, the first one until another is chosen", async () => {
    await page.viewport(...DESK);
    await open();
    const list = page.getByRole("list", { name: "Bookmarks" });
    const detail = page.getByRole("article");
    await expect.element(detail).toMatchTextContent("A VOR works");
    await expect.element(list.getByRole("button").nth(0)).toHaveAttribute("aria-current", "true");
    await list.getByRole("button").nth(1).click();
    await expect.element(detail).not.toMatchTextContent("A VOR works");
    await expect.element(list.getByRole("button").nth(1)).toHaveAttribute("aria-current", "true");
    const listBox = list.element().getBoundingClientRect();
    expect(listBox.right).toBeLessThanOrEqual(detail.element().getBoundingClientRect().left);
    await expectAccessible();
  });

  it("are searched by any of their words", async () => {
    await open();
    await search.fill("wet grass");
    await expect.element(page.getByText("1 bookmark", { exact: true })).toBeVisible();
    await expect.element(question(/A VOR works/)).not.toBeInTheDocument();
    await search.fill("zeppelin");
    await expect.element(page.getByText("No bookmark has these words.")).toBeVisible();
    await search.fill("");
    await expect.element(question(/A VOR works/)).toBeVisible();
  });

  it("are shown by kind", async () => {
    await open();
    await page.getByRole("tab", { name: "True or false (1)" }).click();
    await expect.element(question(/A VOR works/)).toBeVisible();
    await expect.element(question(/take-off distance/)).not.toBeInTheDocument();
  });

  it("are played from here", async () => {
    await open();
    await page.getByRole("link", { name: "Play these" }).click();
    await expect.element(page.getByText(/Gone to .*bookmark/)).toBeVisible();
  });

  it("leave the list at once when they are let go, and come back with Undo", async () => {
    let ids = IDS;
    await open({
      get_bookmark_ids: async () => ok({ question_ids: ids, types: TYPES }),
      set_bookmark: async ({ status, question_id }) => {
        ids = status === true ? IDS : IDS.filter((id) => id !== question_id);
        return ok({ question_id, bookmarked: status === true });
      },
    });
    await question(/A VOR works/).click();
    await page.getByRole("button", { name: "Bookmark", exact: true }).click();
    await expect.element(question(/A VOR works/)).not.toBeInTheDocument();
    const message = page.getByRole("listitem").filter({ hasText: "Bookmark removed." });
    await message.getByRole("button", { name: "Undo" }).last().click();
    await expect.element(question(/A VOR works/)).toBeVisible();
  });

  it("load more when there are more", async () => {
    const { requestsOf } = await open({
      get_bookmark: async ({ offset }) => (offset === 25 ? ok([SEVERAL], 26) : ok([STATEMENT], 26)),
    });
    await expect.element(question(/A VOR works/)).toBeVisible();
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.element(question(/take-off distance/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
    expect(requestsOf("get_bookmark")).toMatchObject([{ offset: 0 }, { offset: 25 }]);
  });

  it("say that they are being loaded", async () => {
    const answer = later<never>();
    await open({ get_bookmark_ids: () => answer.promise });
    await expect.element(page.getByText("Loading your bookmarks")).toBeInTheDocument();
  });

  it("say what to do when there is none", async () => {
    await open({ get_bookmark_ids: async () => ok({ question_ids: [], types: [] }) });
    await expect.element(page.getByRole("heading", { name: "No bookmarks yet" })).toBeVisible();
    await page.getByRole("link", { name: "Go to the quizzes" }).click();
    await expect.element(page.getByText("Gone to /quiz-zone/")).toBeVisible();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ get_bookmark: async () => (isAway ? away() : ok([STATEMENT], 1)) });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(question(/A VOR works/)).toBeVisible();
  });

  it("have no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await open();
    await question(/A VOR works/).click();
    await expect.element(page.getByRole("group", { name: "Study tools" })).toBeVisible();
    await expectAccessible();
    await unmount();
    await open({}, "ar");
    await expect.element(question(/A VOR works/)).toBeVisible();
    await expectAccessible();
  });
});
