import { expect, type Page } from "@playwright/test";
import { rightOptions, rightText } from "./content.ts";
import { tabTo } from "./play.ts";
import type { Card } from "./runs.ts";

type Answering = (page: Page, card: Card) => Promise<void>;

/** A number no generated question asks for by its sign: typed with a comma, read as a decimal. */
const NUMBER = { typed: "12,5", read: /12\.5/ };
const CHECK = /^(?:Check|تحقق)$/;
const LETTERS = /^(?:Letters|الحروف)$/;
const LETTER_KEYS = "ABCDEF";

const HOW: Readonly<Record<Card["kind"], Answering>> = {
  single: choose,
  true_false: choose,
  multi_select: async (page, card) => {
    await page.getByRole("checkbox").first().waitFor();
    for (const id of rightOptions(card) ?? firstOptions(card, 1)) {
      await page.keyboard.press(letterOfOption(card, id));
      await expect(page.getByRole("checkbox").nth(placeOf(card, id))).toBeChecked();
    }
    await page.keyboard.press("Enter");
  },
  sequence: async (page, card) => {
    for (const [place, id] of (rightOptions(card) ?? []).entries()) await moveTo(page, id, place);
    await check(page);
  },
  matching: async (page, card) => {
    await page.locator("[aria-keyshortcuts]").first().waitFor();
    for (const id of rightOptions(card) ?? firstOptions(card, card.slots.length)) {
      await page.keyboard.press(letterOfOption(card, id));
    }
    await page.keyboard.press("Enter");
  },
  drop_downs: async (page, card) => {
    const chosen = rightOptions(card);
    for (const [gap, slot] of card.slots.entries()) {
      const offered = card.options.filter(({ slot_id: id }) => id === null || id === slot.slot_id);
      const list = page.getByRole("main").getByRole("combobox").nth(gap);
      await tabTo(page, list);
      const place = chosen === null ? 0 : offered.findIndex(({ option_id: id }) => id === chosen[gap]);
      // The first entry of a list asks to choose.
      for (let presses = 0; presses <= place; presses += 1) await page.keyboard.press("ArrowDown");
      await expect(list).toHaveValue(offered[place]?.option_id ?? "");
    }
    await check(page);
  },
  typed_number: async (page) => {
    await type(page, NUMBER.typed);
    await expect(page.locator("[id$='-read']")).toHaveText(NUMBER.read);
    await page.keyboard.press("Enter");
  },
  typed_text: async (page, card) => {
    await type(page, rightText(card) ?? "squawk");
    await page.keyboard.press("Enter");
  },
  word_tiles: async (page, card) => {
    const word = rightText(card)?.replaceAll(/[\s-]/g, "") ?? card.tiles.slice(0, letterCount(card)).join("");
    await page.getByRole("region", { name: LETTERS }).waitFor();
    for (const letter of word) await page.keyboard.press(letter.toLowerCase());
    await expect(page.getByRole("button", { name: CHECK })).toBeEnabled();
    await page.keyboard.press("Enter");
  },
};

/** Answers the question on the screen with keys alone; rightly where a pack says how. */
export async function answerWithKeys(page: Page, card: Card): Promise<void> {
  await HOW[card.kind](page, card);
}

async function choose(page: Page, card: Card): Promise<void> {
  await page.getByRole("main").locator("[aria-keyshortcuts]").first().waitFor();
  const [id = ""] = rightOptions(card) ?? firstOptions(card, 1);
  await page.keyboard.press(letterOfOption(card, id));
}

/** Lifts a line of a sequence and carries it up to a place, counted from 0. */
async function moveTo(page: Page, id: string, place: number): Promise<void> {
  const rows = page.getByRole("main").locator("[data-row]");
  await rows.first().waitFor();
  const order = () => rows.evaluateAll((found) => found.map((row) => row.getAttribute("data-row")));
  const from = (await order()).indexOf(id);
  if (from === place) return;
  await tabTo(page, page.locator(`[data-row="${id}"] [data-part=handle]`));
  await page.keyboard.press("Space");
  for (let presses = place; presses < from; presses += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  expect((await order())[place]).toBe(id);
}

async function check(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("button", { name: CHECK }));
  await page.keyboard.press("Enter");
}

async function type(page: Page, text: string): Promise<void> {
  await tabTo(page, page.getByRole("main").locator("form input"));
  await page.keyboard.type(text);
}

function firstOptions({ options }: Card, count: number): readonly string[] {
  return options.slice(0, count).map(({ option_id: id }) => id);
}

function placeOf({ options }: Card, id: string): number {
  return options.findIndex((option) => option.option_id === id);
}

function letterOfOption(card: Card, id: string): string {
  return LETTER_KEYS[placeOf(card, id)] ?? "";
}

function letterCount({ word_lengths: lengths }: Card): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
