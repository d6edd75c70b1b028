import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, later, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import { categoryOf, levelOf } from "./category-fixture.ts";
import type { LevelData } from "./category-queries.ts";
import PlaceScreen from "./PlaceScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const LAW = categoryOf("Air law", { progress: 25 });
const NAV = categoryOf("Navigation", { no_of: 2 });
const JETS = categoryOf("Jet engines", { is_premium: true, has_unlocked: false, coins: 100 });
const RUN = {
  attempt_id: "00000000-0000-4000-8000-0000000000ff",
  mode: "quiz_zone",
  title: "Air law",
  category: "air-law",
  subcategory: null,
  level: 1,
  face: null,
  opened_at: "2026-05-01T10:00:00.000Z",
  expires_at: "2026-06-01T10:00:00.000Z",
  no_of_que: 10,
  answered: 3,
};

async function open(api: Api = {}, options: Options = {}) {
  return show(<PlaceScreen />, {
    at: "/quiz-zone/",
    route: "/quiz-zone/",
    remembered: SIGNED_IN,
    api: {
      get_categories: async () => ok([LAW, NAV, JETS]),
      get_open_attempts: async () => ok([]),
      ...api,
    },
    ...options,
  });
}

const link = (name: string) => page.getByRole("link", { name });

describe("the subjects of a mode", () => {
  it("say how many questions and levels they have and how far the player is", async () => {
    await open();
    await expect
      .element(link("Air law"))
      .toHaveAccessibleName(/40 questions, 4 levels.*25% of the levels passed/);
  });

  it("lead to their levels, or to their parts first", async () => {
    await open();
    await expect.element(link("Navigation")).toHaveAttribute("href", "/quiz-zone/navigation/");
    await link("Air law").click();
    await expect.element(page.getByText("Gone to /quiz-zone/air-law/")).toBeVisible();
  });

  it("say that a quiz is under way", async () => {
    await open({ get_open_attempts: async () => ok([RUN]) });
    await expect.element(link("Air law")).toHaveAccessibleName(/Under way: continue/);
    await expect.element(link("Navigation")).not.toHaveAccessibleName(/Under way/);
  });

  it("tell in words how well they are known", async () => {
    const mastery = { right_twice: 5, right_once: 9, seen: 20, total: 40 };
    await open({ get_categories: async () => ok([{ ...LAW, mastery }]) });
    await expect.element(link("Air law")).toHaveAccessibleName(/20 of 40 seen.*9 right.*5 known/);
  });

  it("stand behind tabs where there are several packs", async () => {
    await open({ get_categories: async () => ok([LAW, categoryOf("Jet performance", { pack: "atpl" })]) });
    await expect.element(link("Jet performance")).not.toBeInTheDocument();
    await page.getByRole("link", { name: "Airline transport (ATPL)" }).click();
    await expect.element(link("Jet performance")).toBeVisible();
    await expect.element(link("Air law")).not.toBeInTheDocument();
  });

  it("say that they are being loaded", async () => {
    const answer = later<never>();
    await open({ get_categories: () => answer.promise });
    await expect.element(page.getByText("Loading", { exact: true })).toBeInTheDocument();
  });

  it("say when there is none, and offer the default language", async () => {
    await open(
      {
        get_categories: async () => ok([]),
        allow_default_language: async () => ok({ also_default_language: true }),
      },
      { remembered: { ...SIGNED_IN, language: { id: 2, code: "ar" } } },
    );
    await expect.element(page.getByRole("heading", { name: "No questions found." })).toBeVisible();
    await page.getByRole("button", { name: "Also show questions in English" }).click();
    await expect.poll(() => rootStore.getState().session?.user.also_default_language).toBe(true);
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ get_categories: async () => (isAway ? away() : ok([LAW])) });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(link("Air law")).toBeVisible();
  });

  it("keep very long names within the screen", async () => {
    await open({ get_categories: async () => ok([categoryOf("Operationalprocedures".repeat(10))]) });
    await expect.element(link("Operationalprocedures")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it("have no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await open();
    await expect.element(link("Air law")).toBeVisible();
    await expectAccessible();
    await unmount();
    await open({}, { language: "ar" });
    await expect.element(link("Air law")).toBeVisible();
    await expectAccessible();
  });
});

describe("a locked subject", () => {
  const card = page.getByRole("button", { name: "Jet engines" });
  const dialog = page.getByRole("dialog", { name: "Jet engines" });
  const unlock = dialog.getByRole("button", { name: "Unlock", exact: true });
  const SAMPLE = {
    category: "jet-engines",
    question: "What does a fan do?",
    options: ["It blows", "It spins"],
  };
  const openLocked = (api: Api = {}, options: Options = {}) =>
    open({ get_category_sample: async () => ok(SAMPLE), ...api }, options);

  it("says its price, what is inside and what is left, and asks before coins are spent", async () => {
    const { requestsOf } = await openLocked();
    await expect.element(card).toHaveAccessibleName(/Unlock for 100 coins/);
    await card.click();
    await expect.element(dialog).toMatchTextContent("It costs 100 coins, once and for good. You have 120.");
    await expect.element(dialog).toMatchTextContent("40 questions, 4 levels");
    await expect.element(dialog).toMatchTextContent("You will have 20 left. This cannot be undone.");
    const sample = dialog.getByRole("region", { name: "A question from inside" });
    await expect.element(sample).toMatchTextContent(/What does a fan do\?.*It blows.*It spins/);
    await expectAccessible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(requestsOf("unlock_premium_category")).toEqual([]);
  });

  it("opens once it is paid", async () => {
    let isPaid = false;
    await openLocked({
      get_categories: async () => ok([isPaid ? { ...JETS, has_unlocked: true } : JETS]),
      unlock_premium_category: async () => {
        isPaid = true;
        return ok({ category: "jet-engines", coins: 20 });
      },
    });
    await card.click();
    await unlock.click();
    await expect.element(link("Jet engines")).toBeVisible();
    expect(rootStore.getState().session?.user.coins).toBe(20);
  });

  it("that costs more than there is says what is missing and how to earn it", async () => {
    await openLocked({
      get_categories: async () => ok([{ ...JETS, coins: 150 }]),
      get_category_sample: away,
    });
    await card.click();
    const alert = dialog.getByRole("alert");
    await expect.element(alert).toMatchTextContent("You don't have enough coins. You need 30 more coins.");
    await expect.element(unlock).not.toBeInTheDocument();
    await expectAccessible();
    await dialog.getByRole("link", { name: "Earn coins" }).click();
    await expect.element(page.getByText("Gone to /", { exact: true })).toBeVisible();
  });

  it.each([
    ["costs too much by now", async () => refused("not_enough_coins"), "You don't have enough coins."],
    ["cannot be paid without a network", away, /The network is away/],
  ] as const)("that %s says so and stays locked", async (_why, unlock_premium_category, sentence) => {
    await openLocked({ unlock_premium_category });
    await card.click();
    await unlock.click();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(card).toBeVisible();
  });

  it("offers itself in place of its parts", async () => {
    const parts = { at: "/quiz-zone/jet-engines/", route: "/quiz-zone/:category/" };
    await openLocked(
      {
        get_categories: async () => ok([{ ...JETS, no_of: 2 }]),
        get_subcategory_by_maincategory: async () => ok([]),
      },
      parts,
    );
    await expect.element(page.getByRole("heading", { name: "Unlock this category first." })).toBeVisible();
    await page.getByRole("button", { name: "Unlock for 100 coins" }).click();
    await expect.element(unlock).toBeVisible();
  });
});

describe("the parts of a subject", () => {
  const parts = { at: "/quiz-zone/navigation/", route: "/quiz-zone/:category/" };
  const maincat_id = "00000000-0000-4000-8000-000000000001";
  const partOf = (name: string) => ({ ...categoryOf(name), maincat_id });
  const CHARTS = partOf("Charts");
  const RADIO = partOf("Radio beacons");
  const levelsOf = (subcategory: typeof CHARTS, level_data: LevelData["level_data"]): LevelData => ({
    level: level_data.filter(({ unlocked }) => unlocked).length,
    max_level: level_data.length,
    no_of_ques: 20,
    category: NAV,
    subcategory,
    level_data,
    win_percent: 50,
    partial_marks: false,
  });
  const openParts = (api: Api = {}, options: Options = {}) =>
    open(
      {
        get_subcategory_by_maincategory: async () => ok([CHARTS, RADIO]),
        get_level_data: async ({ subcategory_slug }) =>
          ok(
            subcategory_slug === CHARTS.slug
              ? levelsOf(CHARTS, [levelOf(1, { best_percent: 90 }), levelOf(2, { best_percent: 60 })])
              : levelsOf(RADIO, [levelOf(1), levelOf(2, { unlocked: false })]),
          ),
        ...api,
      },
      { ...parts, ...options },
    );

  it("are one route under its name", async () => {
    await openParts();
    await expect.element(page.getByRole("heading", { level: 1, name: "Navigation" })).toBeVisible();
    await expect
      .element(
        page.getByText(
          "A route with 4 levels: 2 passed, 3 of 12 stars. You are at level 1 of \u2068Radio beacons\u2069.",
        ),
      )
      .toBeInTheDocument();
    const card = page.getByRole("region", { name: "Level 1" });
    await expect.element(card).toMatchTextContent("Radio beacons");
    await expect
      .element(card.getByRole("link", { name: "Start Level 1" }))
      .toHaveAttribute("href", "/quiz-zone/navigation/radio-beacons/play/1/");
  });

  it("lead to their own levels", async () => {
    await openParts();
    await expect.element(link("Charts")).toHaveAttribute("href", "/quiz-zone/navigation/charts/levels/");
    await expect
      .element(page.getByRole("listitem").first().getByRole("link"))
      .toHaveAttribute("href", "/quiz-zone/navigation/charts/play/1/");
  });

  it("say so when the levels of one cannot be read", async () => {
    await openParts({ get_level_data: async () => refused("no_data") });
    await expect.element(page.getByRole("alert")).toMatchTextContent("There is nothing here yet.");
  });

  it("say when there is none", async () => {
    await openParts({ get_subcategory_by_maincategory: async () => ok([]) });
    await expect.element(page.getByRole("heading", { name: "No questions found." })).toBeVisible();
  });

  it("have no fault that a screen reader would meet, in both languages", async () => {
    const { unmount } = await openParts();
    await expect.element(link("Charts")).toBeVisible();
    await expectAccessible();
    await unmount();
    await openParts({}, { language: "ar" });
    await expect.element(link("Charts")).toBeVisible();
    await expectAccessible();
  });
});
