import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { CONTESTS, contestOf, inHours, listsOf } from "./contest-fixture.ts";
import ContestsScreen from "./ContestsScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;

const open = (api: NonNullable<Options["api"]>, options: Options = {}) =>
  show(<ContestsScreen />, { remembered: SIGNED_IN, api, ...options });
const cards = page.getByRole("tabpanel").getByRole("listitem");

describe("the contests", () => {
  it("opens at the live ones, with entry, prizes, players and the time that is left", async () => {
    await open({
      get_contest: async () => ok(listsOf({ live: [CONTESTS.open], upcoming: [CONTESTS.upcoming] })),
    });
    await expect
      .element(page.getByRole("tab", { name: "Live (1)" }))
      .toHaveAttribute("aria-selected", "true");
    await expect
      .element(cards.nth(0))
      .toMatchTextContent(/Live now.*Night flight.*Questions10.*45 s.*Players4.*200 coins/s);
    await expect.element(cards.nth(0)).toMatchTextContent(/Entry20 coins.*Closes in 2 h 29 min/s);
    const link = cards.nth(0).getByRole("link", { name: "See and enter" });
    await expect.element(link).toHaveAttribute("href", `/contest-play/${CONTESTS.open.id}/`);
    await expect.element(link).toHaveAccessibleDescription("Night flight");
    await expectAccessible();

    await page.getByRole("tab", { name: "Upcoming (1)" }).click();
    await expect.element(cards.nth(0)).toMatchTextContent(/Boarding soon.*Starts in 2 days 2 h/s);
  });

  it("says where the player stands with each", async () => {
    const { under_way, waiting, closing, closed } = CONTESTS;
    const other = contestOf({ ...closed, id: inHours(0), is_played: false, rank: null });
    await open({
      get_contest: async () =>
        ok(
          listsOf({
            live: [under_way, { ...waiting, id: "2" }],
            past: [closing, { ...closed, id: "2" }, other],
          }),
        ),
    });
    const goOn = cards.nth(0).getByRole("link", { name: "Continue" });
    await expect.element(goOn).toHaveAttribute("href", `/contest-play/${under_way.id}/play/`);
    await expect.element(cards.nth(1)).toMatchTextContent(/you have handed in.*Standings close in/s);
    await page.getByRole("tab", { name: "Past" }).click();
    await expect.element(cards.nth(0)).toMatchTextContent(/The standings are being made/);
    await expect.element(cards.nth(1)).toMatchTextContent(/Place 2 · 35 points.*50 coins won/s);
    await expect.element(cards.nth(2)).toMatchTextContent(/You did not take part/);
  });

  it("names the language of questions in another one", async () => {
    const contest = contestOf({ language: "ar" });
    await open({ get_contest: async () => ok(listsOf({ live: [contest] })) });
    await expect.element(cards.nth(0).getByText("Arabic").first()).toBeVisible();
  });

  it.each([
    ["Live", "There is no live contest right now."],
    ["Upcoming", "No contest is planned right now."],
    ["Past", "No contest has ended yet."],
  ])("says so where there is none: %s", async (tab, sentence) => {
    await open({ get_contest: async () => ok(listsOf({})) });
    await page.getByRole("tab", { name: tab }).click();
    await expect.element(page.getByRole("heading", { name: sentence })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Practise meanwhile" })).toBeVisible();
  });

  it("reads them again when one starts", async () => {
    let isOver = false;
    const soon = { ...CONTESTS.upcoming, start_date: new Date(Date.now() + 100).toISOString() };
    await open({
      get_contest: async () => {
        const lists = isOver ? listsOf({ live: [CONTESTS.open] }) : listsOf({ upcoming: [soon] });
        isOver = true;
        return ok(lists);
      },
    });
    await expect.element(page.getByRole("tab", { name: "Upcoming (1)" })).toBeVisible();
    await expect.element(page.getByRole("tab", { name: "Live (1)" }), { timeout: 6_000 }).toBeVisible();
  });

  it("says the same in Arabic", async () => {
    await open({ get_contest: async () => ok(listsOf({ live: [CONTESTS.open] })) }, { language: "ar" });
    await expect.element(cards.nth(0)).toMatchTextContent(/جارية الآن.*رسم الدخول.*20 عملة/s);
    await expectAccessible();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ get_contest: async () => (isAway ? away() : ok(listsOf({ live: [CONTESTS.open] }))) });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("heading", { name: "Night flight" })).toBeVisible();
  });
});
