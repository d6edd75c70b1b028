import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ANN, away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { battleOf, opponentOf, statisticsOf } from "../battle-statistics/statistics-fixture.ts";
import type { BoardPage, BoardRow } from "./boards.ts";
import LeaderboardScreen from "./LeaderboardScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;

const rowOf = (place: number, change: Partial<BoardRow> = {}): BoardRow => ({
  user_id: `00000000-0000-4000-8000-0000000000${String(place).padStart(2, "0")}`,
  name: `Pilot ${place}`,
  name_number: 1,
  profile: "",
  score: 1_000 - place,
  user_rank: place,
  movement: null,
  ...change,
});
const MINE = rowOf(41, { user_id: ANN.id, name: ANN.name });
const PAGE: BoardPage = {
  my_rank: MINE,
  top_three_ranks: [1, 2, 3].map((place) => rowOf(place)),
  other_users_rank: [rowOf(4, { movement: 3 }), rowOf(5, { user_rank: 4, name_number: 2 })],
  period: "2026-05-02",
  turns_at: "2126-05-03T00:00:00.000Z",
  closed_periods: ["2026-05-01"],
};
const NOBODY: BoardPage = { ...PAGE, my_rank: null, top_three_ranks: [], other_users_rank: [] };

async function open(api: NonNullable<Options["api"]>, options: Options = {}) {
  return show(<LeaderboardScreen />, { remembered: SIGNED_IN, api, ...options });
}

const mine = page.getByRole("region", { name: "Your place" });

describe("a board", () => {
  it("shows the podium, the rows and the own place", async () => {
    await open({ get_board: async () => ok(PAGE) });
    await expect.element(page.getByRole("list", { name: "The first three" })).toMatchTextContent("Pilot 1");
    const rows = page.getByRole("list", { name: "Places" }).getByRole("listitem");
    await expect.element(rows.nth(0)).toMatchTextContent("up 3 places");
    await expect.element(rows.nth(1)).toMatchTextContent(/^4/); // shares the place of the one before
    await expect.element(mine).toMatchTextContent("41");
    await expectAccessible();
  });

  it("says which of the first three share a place", async () => {
    const top = [rowOf(1), rowOf(2, { user_rank: 1 }), rowOf(3)];
    await open({ get_board: async () => ok({ ...PAGE, top_three_ranks: top }) });
    const places = page.getByRole("list", { name: "The first three" }).getByRole("listitem");
    await expect.element(places.nth(0)).toMatchTextContent("shared");
    await expect.element(places.nth(1)).toMatchTextContent("shared");
    await expect.element(places.nth(2)).not.toMatchTextContent("shared");
  });

  it("shows those around the player, and the top again", async () => {
    await open({
      get_board: async () => ok(PAGE),
      get_board_around_me: async () => ok({ my_rank: MINE, rows: [rowOf(40), MINE, rowOf(42)] }),
    });
    await userEvent.click(page.getByRole("button", { name: "Around me" }));
    const rows = page.getByRole("list", { name: "Places" }).getByRole("listitem");
    await expect.element(rows.nth(0)).toMatchTextContent("Pilot 40");
    await userEvent.click(page.getByRole("button", { name: "To the top" }));
    await expect.element(page.getByRole("list", { name: "The first three" })).toBeVisible();
  });

  it("opens a player's card from a row, with a challenge to who was met", async () => {
    const met = battleOf(1, { opponents: [opponentOf({ user_id: rowOf(1).user_id })] });
    await open({
      get_board: async () => ok(PAGE),
      get_battle_statistics: async () => ok(statisticsOf([met])),
      get_blocked_players: async () => ok([], 0),
      get_public_card: async () =>
        ok({
          user_id: rowOf(1).user_id,
          name: "Pilot 1",
          name_number: 1,
          profile: "",
          rank_name: "captain",
          all_time_score: 6_000,
          all_time_rank: 2,
          member_since: "2026-01-05",
          subjects: [{ slug: "air-law", category_name: "Air law" }],
          badges: ["dashing_debut"],
        }),
    });
    await userEvent.click(page.getByRole("button", { name: /Pilot 1/ }));
    const card = page.getByRole("dialog", { name: "Pilot 1" });
    await expect.element(card).toMatchTextContent("Captain");
    await expect.element(card).toMatchTextContent("Air law");
    await expect.element(card.getByRole("link", { name: "Challenge" })).toBeVisible();
    await expect.element(card.getByRole("button", { name: "Block" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(card).not.toBeInTheDocument();
  });

  it("of a closed day is asked for by its name", async () => {
    const asked: unknown[] = [];
    await open({
      get_board: async (fields) => {
        asked.push(fields);
        return ok(PAGE);
      },
    });
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Day or month" }), "2026-05-01");
    await expect.element(page.getByText("Closed")).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ period: "2026-05-01", offset: 0 });
  });

  it("says that nobody has flown, and what to do", async () => {
    await open({ get_board: async () => ok(NOBODY) });
    await expect.element(page.getByRole("link", { name: "Play a quiz" })).toBeVisible();
    await expect.element(mine).not.toBeInTheDocument();
  });

  it("tells who is not on it how to get there", async () => {
    await open({ get_board: async () => ok({ ...PAGE, my_rank: null }) });
    await expect.element(mine).toMatchTextContent("Play a ranked quiz");
  });

  it("can be asked for again without a network", async () => {
    await open({ get_board: away });
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("says why it is refused", async () => {
    await open({ get_board: async () => refused("maintenance") });
    await expect.element(page.getByRole("alert")).toBeVisible();
  });
});

describe("for a visitor", () => {
  it("rows are no buttons, and more is behind an account", async () => {
    await show(<LeaderboardScreen />, {
      api: { get_board: async () => ({ ...ok({ ...PAGE, my_rank: null }), total: 90 }) },
    });
    await expect.element(page.getByRole("link", { name: "Sign in to see more." })).toBeVisible();
    await expect.element(page.getByRole("button", { name: /Pilot 1/ })).not.toBeInTheDocument();
    await expect.element(mine).not.toBeInTheDocument();
  });
});
