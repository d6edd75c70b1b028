import { cardOf, FRAMES, OPENS_AT } from "@crosscheck/client/battle/battle-fixture";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { roomOf } from "../group-battle/room-fixture.ts";
import BattleStatisticsScreen from "./BattleStatisticsScreen.tsx";
import { battleOf, opponentOf, statisticsOf } from "./statistics-fixture.ts";

type Options = NonNullable<Parameters<typeof show>[1]>;

const open = (api: NonNullable<Options["api"]>, options: Options = {}) =>
  show(<BattleStatisticsScreen />, {
    remembered: SIGNED_IN,
    at: "/profile/battle-statistics/",
    route: "/profile/battle-statistics/*",
    api,
    ...options,
  });
const rows = page.getByRole("region", { name: "Your battles" }).getByRole("article");

describe("battle statistics", () => {
  it("tell the record, the rating and the subjects", async () => {
    await open({ get_battle_statistics: async () => ok(statisticsOf([battleOf(1)]), 1) });
    const record = page.getByRole("region", { name: "Record" });
    await expect.element(record).toMatchTextContent(/Victories3.*Drawn1.*Lost2/);
    await expect.element(page.getByText("1,540", { exact: true })).toBeVisible();
    const trend = page.getByRole("img", {
      name: "Rating over the last 3 rated battles, from 1,500 to 1,540",
    });
    await expect.element(trend).toBeVisible();
    await expect.element(page.getByText("3 won, 0 drawn, 1 lost")).toBeVisible();
    await expectAccessible();
  });

  it("list battles with ways to see each again", async () => {
    const bot = opponentOf({ user_id: "bot", name: "", is_bot: true });
    const gone = opponentOf({ user_id: "", name: "", is_deleted: true });
    const battles = [
      battleOf(4, { outcome: "win" }),
      battleOf(3, {
        mode: "bot",
        outcome: "lose",
        opponents: [bot],
        coins: 0,
        entry_fee: 0,
        rating_change: null,
      }),
      battleOf(2, { outcome: "abandoned", opponents: [gone], attempt_id: null, coins: 0, rating_change: 0 }),
      battleOf(1, { mode: "group", outcome: "draw", rank: 1, opponents: [opponentOf(), gone] }),
    ];
    await open({ get_battle_statistics: async () => ok(statisticsOf(battles), 4) });
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/Won.*24 : 18.*Dee.*Random battle.*Meteorology.*\+5 coins.*Rating \+12/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Lost.*Bot.*Battle against the bot/);
    await expect.element(rows.nth(2)).toMatchTextContent(/Called off.*A pilot who has left/);
    await expect.element(rows.nth(3)).toMatchTextContent(/Draw Place 1.*Dee.*A pilot who has left/);
    const replay = rows.nth(0).getByRole("link", { name: /Watch the battle/ });
    await expect
      .element(replay)
      .toHaveAttribute("href", `/profile/battle-statistics/${battleOf(4).battle_id}/`);
    await expect.element(rows.nth(2).getByRole("link", { name: /Review/ })).not.toBeInTheDocument();
  });

  it("are sorted as is asked, page by page", async () => {
    const many = Array.from({ length: 25 }, (_unused, place) => battleOf(place + 1));
    const { requestsOf } = await open({
      get_battle_statistics: async ({ offset }) =>
        ok(statisticsOf(Number(offset) > 0 ? [battleOf(26, { category_name: "Air law" })] : many), 26),
    });
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Order" }), "By opponent");
    await expect
      .poll(() => requestsOf("get_battle_statistics"))
      .toContainEqual(expect.objectContaining({ sort: "opponent", order: "ASC", offset: 0 }));
    await page.getByText("Dee").last().click({ force: true });
    await expect.element(page.getByText("Air law")).toBeVisible();
  });

  it("say what to do before the first battle", async () => {
    await open({ get_battle_statistics: async () => ok({ ...statisticsOf([]), rating: null }, 0) });
    await expect.element(page.getByRole("link", { name: "Find an opponent" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Play with friends" })).toBeVisible();
  });

  it("can be asked for again without a network", async () => {
    await open({ get_battle_statistics: away });
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("are there in Arabic too", async () => {
    await open({ get_battle_statistics: async () => ok(statisticsOf([battleOf(1)]), 1) }, { language: "ar" });
    await expect.element(page.getByRole("heading", { name: "إحصاءات النزالات" })).toBeVisible();
    await expectAccessible();
  });
});

describe("a replay", () => {
  const at = `/profile/battle-statistics/${battleOf(1).battle_id}/`;
  const told = {
    battle: roomOf({ ...cardOf({ state: "ended" }) }),
    frames: FRAMES.map((frame) => ({ at: OPENS_AT + frame.v * 2_000, frame })),
  };
  const still: Options = { at, remembered: { ...SIGNED_IN, motion: "reduced" } };
  const players = page.getByRole("list", { name: "Players" }).getByRole("listitem");
  const button = (name: string) => page.getByRole("button", { name });

  it("waits where motion is reduced, and steps by keys and buttons", async () => {
    await open({ get_battle_replay: async () => ok(told) }, still);
    await expect.element(button("Play")).toBeVisible();
    await expect.element(page.getByText(/the first question comes now/)).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("heading", { name: "Question 1 of the battle" })).toBeVisible();
    await userEvent.click(button("Next question"));
    await expect.element(page.getByRole("heading", { name: "Question 2 of the battle" })).toBeVisible();
    await expect.element(players.nth(0)).toMatchTextContent(/Ann.*6/);
    await userEvent.click(button("Next question"));
    await expect.element(players.nth(0)).toMatchTextContent(/Won.*10/);
    await expect.element(page.getByText("Ann +4")).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(players.nth(0)).toMatchTextContent(/Ann.*6/);
  });

  it("goes on and stops", async () => {
    await open({ get_battle_replay: async () => ok(told) }, still);
    await userEvent.click(page.getByText("4×"));
    await userEvent.click(button("Play"));
    await expect.element(page.getByRole("heading", { name: "Question 1 of the battle" })).toBeVisible();
    await userEvent.click(button("Pause"));
    await expect.element(button("Play")).toBeVisible();
  });

  it("is at its end where its slider ends", async () => {
    const frames = FRAMES.map((frame) => ({ at: OPENS_AT + frame.v * 1_970, frame }));
    await open({ get_battle_replay: async () => ok({ ...told, frames }) }, still);
    const slider = page.getByRole("slider", { name: "Position in the battle" });
    await expect.element(slider).toBeVisible();
    slider.element().focus();
    await userEvent.keyboard("{End}");
    await expect.element(players.nth(0)).toMatchTextContent(/Won.*10/);
    await expect.element(slider).toHaveValue(slider.element().getAttribute("max"));
  });

  it("has names beside their pictures from right to left too", async () => {
    await open({ get_battle_replay: async () => ok(told) }, { ...still, language: "ar" });
    const name = page.getByRole("listitem").getByText("Ann", { exact: true });
    await expect.element(name).toBeVisible();
    const row = name.element().closest("li")?.getBoundingClientRect();
    expect(name.element().getBoundingClientRect().left).toBeGreaterThan(
      (row?.left ?? 0) + (row?.width ?? 0) / 2,
    );
  });

  it("of a battle of somebody else is none", async () => {
    await open({ get_battle_replay: async () => refused("no_data") }, { at });
    await expect.element(page.getByText("There is no such battle of yours.")).toBeVisible();
  });

  it("of a battle that never began says so", async () => {
    await open({ get_battle_replay: async () => ok({ ...told, frames: told.frames.slice(0, 2) }) }, { at });
    await expect.element(page.getByText("This battle ended before it began.")).toBeVisible();
  });
});
