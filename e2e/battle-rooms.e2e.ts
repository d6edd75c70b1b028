import type { Locator, Page } from "@playwright/test";
import { faultsOf, findingsOfDialog } from "./accessibility.ts";
import { join, openRoom, ROOMS, STATISTICS, takeSeat } from "./battles.ts";
import { expect, flow, signInAs } from "./flow.ts";

const seatsOf = (page: Page): Locator => page.getByRole("list", { name: "Players" }).getByRole("listitem");

flow(
  "three pilots meet in a room by code and by link; its creator starts it, and the record tells it",
  async ({ newPlayer, context, openContext, product }) => {
    const [ann, bob, cem] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const page = await signInAs(context, product.url, ann);
    const faults: string[] = [];
    await page.goto(`${product.url}${ROOMS}`);
    await page.getByRole("link", { name: /Group battle/ }).click();
    await page.getByRole("button", { name: "5", exact: true }).first().click();
    faults.push(...(await faultsOf(page, "a new room")));
    await page.getByRole("button", { name: "Open the room" }).click();
    await expect(page).toHaveURL(/\?room=[0-9A-Z]{6}$/);
    const link = page.url();
    const code = new URL(link).searchParams.get("room") ?? "";
    await expect(page.getByText(code, { exact: true })).toBeVisible();

    const typing = await signInAs(await openContext(), product.url, bob);
    await typing.goto(ROOMS);
    await typing.getByRole("textbox", { name: "Room code" }).fill(code.toLowerCase());
    await typing.keyboard.press("Enter");
    faults.push(...(await faultsOf(typing, "a room from outside")));
    await takeSeat(typing);
    await expect(seatsOf(page)).toHaveCount(3);
    const following = await signInAs(await openContext(), product.url, cem);
    await following.goto(link);
    await takeSeat(following);
    await expect(seatsOf(page)).toHaveCount(4);
    await expect(seatsOf(typing)).toHaveCount(4);
    await page.getByRole("button", { name: "QR code" }).click();
    faults.push(...(await faultsOf(page, "the waiting room")));
    expect(faults).toEqual([]);

    await page.getByRole("button", { name: "Start the battle" }).click();
    for (const there of [page, typing, following]) await expect(there).toHaveURL(/\/battle\/[\da-f-]{36}\/$/);
    const battleId = /\/battle\/([\da-f-]{36})\//.exec(page.url())?.[1] ?? "";
    for (const player of [bob, cem]) await player.api.leave_battle({ battle_id: battleId });

    await page.goto(`${product.url}${STATISTICS}`);
    const row = page.getByRole("region", { name: "Your battles" }).getByRole("article");
    await expect(async () => {
      await page.reload();
      await expect(row).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await expect(row).toContainText(/Won.*Group battle/s);
    expect(await faultsOf(page, "battle statistics")).toEqual([]);
  },
);

flow("a room says why there is no way in, and what has become of it", async ({ newPlayer, signIn }) => {
  const [owner, other] = [await newPlayer(), await newPlayer()];
  const guest = await newPlayer();
  const page = await signIn(guest);

  await page.goto(`${ROOMS}?room=ZZZZZZ`);
  await expect(page.getByText("Room code is not valid.")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Room code" });
  await page.getByRole("button", { name: "Find the room" }).click();
  await expect(page.getByText("Please enter a room code.")).toBeVisible();
  await field.fill("zzzzzz");
  await field.press("Enter");
  await expect(page.getByText("Invalid room code.")).toBeVisible();

  const full = await openRoom(owner, "friend");
  await join(other, full.roomCode);
  await field.fill(full.roomCode);
  await field.press("Enter");
  await expect(page.getByText("Room is full.")).toBeVisible();
  await other.api.leave_battle({ battle_id: full.battle_id });

  await page.goto(`${ROOMS}?room=${full.roomCode}`);
  await page.getByRole("button", { name: "Join for 5 coins" }).click();
  expect(await findingsOfDialog(page, "joining")).toEqual([]);
  await takeSeat(page);
  await owner.api.leave_battle({ battle_id: full.battle_id });
  await expect(page.getByText("The room was deleted by its owner.")).toBeVisible();

  const deleted = await openRoom(other, "group");
  await other.api.leave_battle({ battle_id: deleted.battle_id });
  await page.goto(`${ROOMS}?room=${deleted.roomCode}`);
  await expect(page.getByText("Document does not exist.")).toBeVisible();
});

flow("who made a room can send somebody away", async ({ newPlayer, signIn, openContext, product }) => {
  const [owner, guest] = [await newPlayer(), await newPlayer()];
  const room = await openRoom(owner, "group");
  const page = await signIn(owner);
  await page.goto(`${ROOMS}?room=${room.roomCode}`);
  const away = await signInAs(await openContext(), product.url, guest);
  await away.goto(`${ROOMS}?room=${room.roomCode}`);
  await takeSeat(away);
  await page.getByRole("button", { name: /^Remove / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(away.getByText("You were removed from this room.")).toBeVisible();
  await page.getByRole("button", { name: "Delete the room" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the room" }).click();
  await expect(page.getByRole("textbox", { name: "Room code" })).toBeVisible();
});
