import { expect, flow } from "./flow.ts";
import { playByCalls } from "./runs.ts";

flow(
  "a daily quiz played elsewhere is refused here and shows its result",
  async ({ signIn, newPlayer, timezoneId }) => {
    const player = await newPlayer();
    const opened = await player.api.get_daily_quiz({ timezone: timezoneId ?? "" });
    const run = await playByCalls(player, opened, () => "");
    const page = await signIn(player);
    const refused = page.waitForResponse(/\/api\/get_daily_quiz$/);
    await page.goto("/quiz-play/daily-quiz-play/");
    expect(await (await refused).json()).toMatchObject({ error: true, message: "112" });
    await expect(page.locator(`a[href='/review/${run.attempt_id}/']`)).toBeVisible();
  },
);
