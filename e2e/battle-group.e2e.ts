import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "./accessibility.ts";
import { pressByKey, speak } from "./arabic-phone.ts";
import {
  answer,
  boardOf,
  join,
  ON_DESK,
  ON_PHONE,
  openRoom,
  ROOMS,
  shortenBattles,
  standingIn,
  waysOn,
} from "./battles.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { waitForNumber } from "./play.ts";

const NAMES = ["Ann", "Bob", "Cem", "Dee"];
/** Who is right with each question: in the end nobody catches up by being quick. */
const RIGHT = [["Dee"], ["Ann"], ["Ann", "Bob"], ["Ann", "Bob"], ["Ann"]];
/** Who leads for certain before a question. */
const LEADERS: Readonly<Record<number, string>> = { 2: "Dee", 4: "Ann", 5: "Ann" };
const FINAL = ["Ann", "Bob", "Dee", "Cem"];

/** Whose screens are checked: two widths, two languages. */
const LOOKED_AT = ["Bob", "Cem"];

type Pilot = { readonly name: string; readonly page: Page };

const standingOn = (page: Page): Locator =>
  boardOf(page).getByRole("list", { name: /^(?:Standing|الترتيب)$/ });
const finalOn = (page: Page): Locator =>
  page.getByRole("list", { name: /^(?:Final standing|الترتيب النهائي)$/ });

/** The standing, once all pages show the same one. */
async function agreedStanding(lists: readonly Locator[]): Promise<readonly string[]> {
  const told = () => Promise.all(lists.map((list) => standingIn(list, NAMES)));
  await expect.poll(async () => new Set((await told()).map((rows) => rows.join())).size).toBe(1);
  const [standing = []] = await told();
  return standing;
}

/** All see the question with this number, and the same pilot ahead. */
async function agreeBefore(pilots: readonly Pilot[], number: number): Promise<void> {
  for (const { page } of pilots) await waitForNumber(page, number);
  const [first] = await agreedStanding(pilots.map(({ page }) => standingOn(page)));
  expect(first, `before question ${number}`).toContain(LEADERS[number] ?? "");
}

/** All see the same end. */
async function agreeOnEnd(pilots: readonly Pilot[]): Promise<void> {
  for (const { page } of pilots) await expect(waysOn(page)).toBeVisible();
  const final = await agreedStanding(pilots.map(({ page }) => finalOn(page)));
  expect(final.map((row) => row.split(" ")[0])).toEqual(FINAL);
}

async function faultsAtOwnWidth({ page, name }: Pilot, where: string): Promise<readonly string[]> {
  return await faultsOf(page, `${where} of ${name}`, [page.viewportSize()?.width ?? 0]);
}

/** Joins a room with keys alone. */
async function joinByKeys(page: Page): Promise<void> {
  const name = "Join for 5 coins";
  await pressByKey(page, page.getByRole("button", { name }));
  await pressByKey(page, page.getByRole("dialog").getByRole("button", { name }));
  await expect(page.getByText(/starts the battle/)).toBeVisible();
}

flow(
  "four pilots play a group battle to its end and see the same standing throughout",
  async ({ newPlayer, openContext, product }) => {
    flow.slow();
    const pilots: Pilot[] = [];
    let room: string | null = null;
    for (const name of NAMES) {
      const player = await newPlayer(product, name);
      if (room === null) await shortenBattles(player);
      const context = await openContext({ Ann: ON_DESK, Bob: ON_PHONE, Cem: ON_DESK }[name] ?? {});
      if (name === "Cem") await speak(context, product.url, "ar");
      const page = await signInAs(context, product.url, player);
      pilots.push({ name, page });
      // Dee comes by keyboard.
      if (room !== null && name !== "Dee") await join(player, room);
      room ??= (await openRoom(player, "group")).roomCode;
      await page.goto(`${ROOMS}?room=${room}`);
    }
    const [ann, , , dee] = pilots;
    if (ann === undefined || dee === undefined) throw new Error("four pilots");
    await joinByKeys(dee.page);
    await ann.page.getByRole("button", { name: "Start the battle" }).click();

    const lookedAt = pilots.filter(({ name }) => LOOKED_AT.includes(name));
    const faults: string[] = [];
    for (const [place, right] of RIGHT.entries()) {
      await agreeBefore(pilots, place + 1);
      const looking = lookedAt[place];
      if (looking !== undefined) faults.push(...(await faultsAtOwnWidth(looking, "a group battle")));
      for (const { page, name } of pilots) await answer(page, right.includes(name) ? "right" : "wrong");
    }
    await agreeOnEnd(pilots);
    await expect(ann.page.getByRole("heading", { name: "You win!" })).toBeFocused();
    await expect(ann.page.getByRole("region", { name: "What it brought" })).toContainText("+15");
    for (const pilot of lookedAt)
      faults.push(...(await faultsAtOwnWidth(pilot, "the end of a group battle")));
    expect(faults).toEqual([]);
    await pressByKey(dee.page, dee.page.getByRole("link", { name: "Back to rooms" }));
    await expect(dee.page.getByRole("textbox", { name: "Room code" })).toBeVisible();
  },
);
