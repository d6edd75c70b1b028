import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { sidewaysScroll, findingsOf } from "./accessibility.ts";
import { accept, invite } from "./console.ts";
import { rightOptions } from "./content.ts";
import { expect, flow, signInAs } from "./flow.ts";
import type { Player } from "./players.ts";
import { playByCalls, type Card } from "./runs.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const ROOT = join(import.meta.dirname, "..");
const PACK = "content/packs/ppl";
const LEVEL = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };
/** Right ones of ten: one less than a level needs. */
const RIGHT = 4;
const run = promisify(execFile);

type Doubtful = { readonly stem: string; readonly text: string; readonly questionId: string };

/** Loses a level by one question that the pack's key calls wrong, and reports it. */
async function loseByAKey(player: Player): Promise<Doubtful> {
  let doubtful: Doubtful | null = null;
  const rightOf = (card: Card) => rightOptions(card)?.[0] ?? "";
  const wrongOf = (card: Card) => card.options.find(({ option_id: id }) => id !== rightOf(card));
  await playByCalls(player, await player.api.get_questions_by_level(LEVEL), (card) => {
    if (card.number <= RIGHT) return rightOf(card);
    const wrong = wrongOf(card);
    doubtful ??= { stem: card.stem, text: wrong?.text ?? "", questionId: card.question_id };
    return wrong?.option_id ?? "";
  });
  if (doubtful === null) throw new Error("nothing was answered wrongly");
  const { questionId, stem, text }: Doubtful = doubtful;
  const sent = await player.api.report_question({
    question_id: questionId,
    message: "My option is right since 2024.",
  });
  if (!sent.ok) throw new Error(`not reported: ${sent.refused}`);
  return { questionId, stem, text };
}

/** Brings a pack in again in which the key of a question is the option with this text. */
async function correctKey(dataFolder: string, doubtful: Doubtful): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "crosscheck-pack-"));
  try {
    await cp(join(ROOT, PACK), folder, { recursive: true });
    const { id, key } = keyOf(await readFile(join(folder, "questions.en.jsonl"), "utf8"), doubtful);
    for (const language of ["en", "ar"]) {
      const file = join(folder, `questions.${language}.jsonl`);
      await writeFile(file, withKey(await readFile(file, "utf8"), id, key));
    }
    const command = join(ROOT, "apps/server/src/commands/content.ts");
    await run(process.execPath, [command, "import", folder], {
      cwd: ROOT,
      env: { ...process.env, DATA_FOLDER: dataFolder, DEMO_MODE: "0", LOG_LEVEL: "error" },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Written = { id: string; stem: string; options: { id: string; text: string }[]; key: string[] };

// The importer checks the shape.
const read = (line: string) => JSON.parse(line) as Written;
const linesOf = (file: string) => file.split("\n").filter((line) => line.trim() !== "");

/** The author's ids of a question and of the option with this text. */
function keyOf(file: string, { stem, text }: Doubtful): { readonly id: string; readonly key: string } {
  const item = linesOf(file)
    .map(read)
    .find((one) => one.stem === stem && one.options.some((option) => option.text === text));
  const key = item?.options.find((option) => option.text === text)?.id;
  if (item === undefined || key === undefined) throw new Error(`no question: ${stem}`);
  return { id: item.id, key };
}

/** All translations have the same key. */
function withKey(file: string, id: string, key: string): string {
  const lines = linesOf(file).map((line) =>
    read(line).id === id ? JSON.stringify({ ...read(line), key: [key] }) : line,
  );
  return `${lines.join("\n")}\n`;
}

async function looksRight(page: Page, where: string): Promise<void> {
  expect(await findingsOf(page, where)).toEqual([]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The rail becomes a drawer first.
    await expect.poll(() => sidewaysScroll(page, `${where} at ${width} px`)).toEqual([]);
  }
}

flow(
  "a reported key is corrected, play is regraded, and the player is told and paid",
  async ({ ownProduct, newPlayer, context, page }) => {
    flow.slow();
    const product = await ownProduct();
    const player = await newPlayer(product);
    const doubtful = await loseByAKey(player);
    const coinsBefore = await coinsOf(player);
    await correctKey(product.dataFolder, doubtful);

    const { path } = await invite(product.dataFolder, "admin");
    await accept(page, `${product.url}${path}`);
    await page.goto(`${product.url}/admin/reports`);
    await page.getByRole("link", { name: "How it does" }).click();
    await expect(page.getByText(doubtful.stem)).toBeVisible();
    await expect(
      page.getByRole("row", { name: new RegExp(`${escapeText(doubtful.text)} \\(Right\\)`) }),
    ).toBeVisible();
    await looksRight(page, "figures of a question");

    await page.getByRole("button", { name: "Regrade what was played" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/Players: 1. Coins: 6. Points: 5/)).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: "Version 1, attempts: 1" })).toBeChecked();
    await looksRight(page, "who is affected");
    await dialog.getByRole("checkbox").uncheck();
    await expect(dialog.getByRole("button", { name: "Go on" })).toBeDisabled();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Go on" }).click();
    await dialog.getByLabel("Reason").fill("The key was wrong.");
    const decide = dialog.getByRole("button", { name: "Regrade what was played" });
    await expect(decide).toBeDisabled();
    await dialog.getByLabel("Type 1 to confirm").fill("1");
    await decide.click();
    await expect(dialog.getByText(/the others follow within minutes/)).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("row", { name: /Done.*The key was wrong/ })).toBeVisible();

    expect(await coinsOf(player)).toBe(coinsBefore + 6);
    const own = await signInAs(context, product.url, player);
    await own.goto(`${product.url}/profile/notifications/`);
    await own.getByRole("link", { name: /A question you answered was corrected/ }).press("Enter");
    await expect(own).toHaveURL(/\/profile\/coin-history\/$/);
    await expect(own.getByText("A question was corrected")).toBeVisible();
  },
);

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

async function coinsOf({ api }: Player): Promise<number> {
  const told = await api.get_user_coin_score({});
  if (!told.ok) throw new Error(`no coins: ${told.refused}`);
  return told.data.coins;
}
