import type { Page } from "@playwright/test";
import { contentHere } from "./content-here.ts";
import { addFigures } from "./figures.ts";
import { expect, flow } from "./flow.ts";
import { shiftsOf, slowDown, watchShifts } from "./layout-shift.ts";
import { halfOf } from "./looks.ts";
import { bookmarkEveryKind, flyMocks, playLevel } from "./practice.ts";
import { LEVEL_1 } from "./play.ts";
import { CHALLENGE, GUEST_SCREENS, PLAYER_SCREENS, PUBLIC_SCREENS } from "./screens.ts";

/** The design's budget of every screen; the browser's score, summed over the whole loading. */
const BUDGET = 0.02;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Screens of these on which more moved than the budget allows, and what it was. */
async function restlessOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const restless: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await contentHere(page);
    await page.waitForLoadState("networkidle");
    const shifts = await shiftsOf(page);
    const score = shifts.reduce((sum, { value }) => sum + value, 0);
    if (score > BUDGET) {
      const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
      restless.push(`${path} ${score.toFixed(3)}: ${worst?.what.join(" | ")}`);
    }
  }
  return restless;
}

for (const [round, viewport] of SIZES.entries()) {
  flow.describe(`${viewport.width} px`, () => {
    flow.use({ viewport });

    flow(`nothing moves while a visitor's screen loads, ${viewport.width} px`, async ({ page }) => {
      flow.slow();
      await watchShifts(page);
      await slowDown(page);
      expect(await restlessOf(page, halfOf([...PUBLIC_SCREENS, ...GUEST_SCREENS], round))).toEqual([]);
    });

    flow(
      `nothing moves while a player's screen loads, ${viewport.width} px`,
      async ({ newPlayer, signIn }) => {
        flow.slow();
        const player = await newPlayer();
        await playLevel(player, 2);
        await bookmarkEveryKind(player);
        await flyMocks(player);
        const page = await signIn(player);
        await watchShifts(page);
        await slowDown(page);
        expect(await restlessOf(page, halfOf(["/", ...PLAYER_SCREENS], round))).toEqual([]);
      },
    );

    flow(`nothing moves while a question with a figure loads, ${viewport.width} px`, async ({ signIn }) => {
      const page = await signIn();
      await addFigures(page, "get_questions_by_level", 1);
      await addFigures(page, "get_questions_for_self_challenge", 1);
      await watchShifts(page);
      await slowDown(page);
      expect(await restlessOf(page, [LEVEL_1, CHALLENGE])).toEqual([]);
    });
  });
}
