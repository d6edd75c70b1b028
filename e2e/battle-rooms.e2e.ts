import type { BrowserContext, Locator, Page } from "@playwright/test";
import { faultsOf, findingsOfDialog } from "./accessibility.ts";
import { expect, flow, signInAs } from "./flow.ts";
import type { Place, Player } from "./players.ts";

const ROOMS = "/group-battle/";
const STATISTICS = "/profile/battle-statistics/";

/** A room of a player's own, by calls. */
async function openRoom(player: Player, kind: "friend" | "group") {
  const opened = await player.api.create_room({
    room_type: kind,
    no_of_que: 5,
    entry_fee: 5,
    creator_starts: true,
  });
  if (!opened.ok) throw new Error(`no room: ${opened.refused}`);
  return opened.data;
}

async function join(player: Player, room: string): Promise<void> {
  const joined = await player.api.get_question_by_room_id({ room_id: room, with_socket: true });
  if (!joined.ok) throw new Error(`no seat: ${joined.refused}`);
}

/** A page of another browser. */
async function pageElsewhere(context: BrowserContext, place: Place, player: Player): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: place.url });
  if (other === undefined) throw new Error("there is no browser");
  return await signInAs(other, place.url, player);
}

const seatsOf = (page: Page): Locator => page.getByRole("list", { name: "Players" }).getByRole("listitem");

async function takeSeat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Join for 5 coins" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Join for 5 coins" }).click();
  await expect(page.getByText(/starts the battle/)).toBeVisible();
}

flow(
  "three pilots meet in a room by code and by link; its creator starts it, and the record tells it",
  async ({ newPlayer, context, product }) => {
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

    const typing = await pageElsewhere(context, product, bob);
    await typing.goto(ROOMS);
    await typing.getByRole("textbox", { name: "Room code" }).fill(code.toLowerCase());
    await typing.keyboard.press("Enter");
    faults.push(...(await faultsOf(typing, "a room from outside")));
    await takeSeat(typing);
    await expect(seatsOf(page)).toHaveCount(3);
    const following = await pageElsewhere(context, product, cem);
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

flow("who made a room can send somebody away", async ({ newPlayer, signIn, context, product }) => {
  const [owner, guest] = [await newPlayer(), await newPlayer()];
  const room = await openRoom(owner, "group");
  const page = await signIn(owner);
  await page.goto(`${ROOMS}?room=${room.roomCode}`);
  const away = await pageElsewhere(context, product, guest);
  await away.goto(`${ROOMS}?room=${room.roomCode}`);
  await takeSeat(away);
  await page.getByRole("button", { name: /^Remove / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(away.getByText("You were removed from this room.")).toBeVisible();
  await page.getByRole("button", { name: "Delete the room" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the room" }).click();
  await expect(page.getByRole("textbox", { name: "Room code" })).toBeVisible();
});
