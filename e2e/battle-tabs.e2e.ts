import type { Page } from "@playwright/test";
import { faultsOf } from "./accessibility.ts";
import { answer, openOptions, openRoom, ROOMS } from "./battles.ts";
import { expect, flow } from "./flow.ts";

const ELSEWHERE = "This battle is open in another tab or device.";
const ROOM_ELSEWHERE = "This room is open on another page of yours.";

/** Opens what a page shows in a second tab of the same browser. */
async function openSecondTab(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  return second;
}

flow("a battle in a second tab is played there, until the first one takes it back", async ({ signIn }) => {
  const first = await signIn();
  await first.goto("/random-battle/");
  await first.getByRole("button", { name: "Play against the bot" }).click();
  await expect(openOptions(first).first()).toBeVisible();

  const second = await openSecondTab(first);
  await expect(openOptions(second).first()).toBeVisible();
  await expect(first.getByText(ELSEWHERE)).toBeVisible();
  expect(await faultsOf(first, "a battle in another tab")).toEqual([]);
  await first.getByRole("button", { name: "Play here" }).press("Enter");
  await expect(second.getByText(ELSEWHERE)).toBeVisible();
  await answer(first, "a");
});

flow(
  "a room in a second tab is waited in there, until the first one takes it back",
  async ({ newPlayer, signIn }) => {
    const player = await newPlayer();
    const room = await openRoom(player, "group");
    const first = await signIn(player);
    await first.goto(`${ROOMS}?room=${room.roomCode}`);
    const start = (page: Page) => page.getByRole("button", { name: "Start the battle" });
    await expect(start(first)).toBeVisible();

    const second = await openSecondTab(first);
    await expect(start(second)).toBeVisible();
    await expect(first.getByText(ROOM_ELSEWHERE)).toBeVisible();
    expect(await faultsOf(first, "a room in another tab")).toEqual([]);
    await first.getByRole("button", { name: "Go on here" }).press("Enter");
    await expect(first.getByText(ROOM_ELSEWHERE)).toBeHidden();
    await expect(second.getByText(ROOM_ELSEWHERE)).toBeVisible();
  },
);
