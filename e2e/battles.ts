import { expect, type Locator, type Page } from "@playwright/test";
import { PHONE } from "./arabic-phone.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";
import { letterOf, optionsOf } from "./play.ts";
import type { Player } from "./players.ts";

export const ROOMS = "/group-battle/";
export const STATISTICS = "/profile/battle-statistics/";
/** The fewest there may be. */
export const QUESTIONS = 5;
/** The most there may be: several browsers on a busy machine take their time over a question. */
const SECONDS = 60;
const SUBJECT = "air-law";
const WAYS_ON = /^(?:What next|الخطوة التالية)$/;

/** A narrow phone and a desk, on which nothing moves: axe reads colours, which must not be half way. */
export const ON_PHONE = { ...PHONE.contextOptions, viewport: PHONE.viewport };
export const ON_DESK = { ...PHONE.contextOptions, viewport: { width: 1440, height: 900 } };

/** Has battles that open from now on be short ones. */
export async function shortenBattles({ api }: Player): Promise<void> {
  await operate(SHARED_DATA, "set_setting", { key: "battleQuestions", value: QUESTIONS });
  await operate(SHARED_DATA, "set_setting", { key: "battleSecondsPerQuestion", value: SECONDS });
  await expect
    .poll(() => api.get_system_configurations({}))
    .toMatchObject({ data: { battle_no_of_que: QUESTIONS, battle_seconds_per_question: SECONDS } });
}

/** A room of a player's own, by calls. */
export async function openRoom({ api }: Player, kind: "friend" | "group") {
  const opened = await api.create_room({
    room_type: kind,
    category: SUBJECT,
    no_of_que: QUESTIONS,
    entry_fee: 5,
    creator_starts: true,
  });
  if (!opened.ok) throw new Error(`no room: ${opened.refused}`);
  return opened.data;
}

/** Takes a seat, by a call. */
export async function join({ api }: Player, room: string): Promise<void> {
  const joined = await api.get_question_by_room_id({ room_id: room, with_socket: true });
  if (!joined.ok) throw new Error(`no seat: ${joined.refused}`);
}

/** Takes a seat in the room that is shown. */
export async function takeSeat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Join for 5 coins" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Join for 5 coins" }).click();
  await expect(page.getByText(/starts the battle/)).toBeVisible();
}

/** The board above the question. */
export function boardOf(page: Page): Locator {
  return page.getByRole("region", { name: /^(?:Score|النتيجة)$/ });
}

/** Options that can be chosen still. */
export function openOptions(page: Page): Locator {
  return optionsOf(page).and(page.locator("button:not([aria-disabled], [aria-pressed=true])"));
}

/** Answers the question that is open with a key: this one, or the one of a right or wrong option. */
export async function answer(page: Page, wish: "a" | "b" | "right" | "wrong"): Promise<void> {
  await expect(openOptions(page).first()).toBeVisible();
  const key = wish === "right" || wish === "wrong" ? await letterOf(page, wish) : wish;
  await page.keyboard.press(key);
  // Locked, or told already when everybody has answered.
  await expect(openOptions(page)).toHaveCount(0);
}

/** The ways on from the end of a battle. */
export function waysOn(page: Page): Locator {
  return page.getByRole("navigation", { name: WAYS_ON });
}

/** Players of a list from above, each with their points: `Ann 12`. */
export async function standingIn(list: Locator, names: readonly string[]): Promise<readonly string[]> {
  return await list.getByRole("listitem").evaluateAll(
    (rows, known) =>
      rows
        .map((row) => ({ text: row.textContent, top: row.getBoundingClientRect().top }))
        .toSorted((one, other) => one.top - other.top)
        .map(({ text }) => {
          const name = known.find((player) => text.includes(player)) ?? text;
          return `${name} ${/\d+(?=\D*$)/.exec(text)?.[0] ?? ""}`;
        }),
    names,
  );
}
