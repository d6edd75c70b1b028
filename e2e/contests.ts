import { expect, type Page } from "@playwright/test";
import { rightOptions } from "./content.ts";
import { operate } from "./operator-command.ts";
import type { Card } from "./runs.ts";

type Place = { readonly dataFolder: string };
type Fields = { readonly lengthMs: number; readonly startsInMs?: number } & Readonly<Record<string, unknown>>;

/** Makes and publishes a contest, as an operator does; live at once where nothing else is said. */
export async function makeContest(
  { dataFolder }: Place,
  { lengthMs, startsInMs = -1_000, ...fields }: Fields,
): Promise<string> {
  // Before its times are said: the first call of an operator takes a while.
  await operate(dataFolder, "list_contests", { limit: 1 });
  const start = Date.now() + startsInMs;
  const { contest_id: contestId } = (await operate(dataFolder, "create_contest", {
    language: "en",
    name: "Night flight",
    description: "All subjects of the private pilot licence, from an evening briefing to a safe landing.",
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + lengthMs).toISOString(),
    entry_coins: 20,
    question_count: 5,
    prizes: [100, 50, 25],
    ...fields,
  })) as { readonly contest_id: string }; // as the contract has it
  await operate(dataFolder, "publish_contest", { contest_id: contestId });
  return contestId;
}

/** Opens a contest and waits until it is shown. */
export async function contestHere(page: Page, url: string, contestId: string): Promise<void> {
  await page.goto(`${url}/contest-play/${contestId}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Night flight");
}

/** An option that is not right. */
export function wrongAnswer(card: Card): string {
  const right = rightOptions(card);
  return card.options.find(({ option_id: id }) => right?.includes(id) === false)?.option_id ?? "";
}
