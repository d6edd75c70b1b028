import { readFile } from "node:fs/promises";
import { findingsOf, sidewaysScroll } from "./accessibility.ts";
import { enter } from "./console.ts";
import { expect, flow } from "./flow.ts";
import { SHARED_DATA } from "./operator-command.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

flow(
  "a player is noted about, renamed and told, gets the data, and is erased on request",
  async ({ page, newPlayer, signIn }) => {
    flow.slow();
    const player = await newPlayer(undefined, "Rude Wordsmith");
    const { id } = player.session.user;
    await enter(page, SHARED_DATA, "admin");
    await page.goto(`/admin/players/${id}`);
    const dialog = page.getByRole("dialog");

    await page.getByRole("button", { name: "Add note" }).click();
    await dialog.getByRole("textbox", { name: "Note" }).fill("Wrote about the sound.");
    await dialog.getByRole("button", { name: "Add note" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Wrote about the sound.")).toBeVisible();
    expect(await findingsOf(page, "player")).toEqual([]);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The rail becomes a drawer first.
      await expect.poll(() => sidewaysScroll(page, `player at ${width} px`)).toEqual([]);
    }

    await page.getByRole("button", { name: "Change name" }).click();
    await dialog.getByLabel("Name").fill("Crosscheck Support");
    await dialog.getByLabel("Reason").fill("it offends");
    await dialog.getByRole("button", { name: "Change name" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Nobody may have this name");
    await dialog.getByLabel("Name").fill("Quiet Wordsmith");
    await dialog.getByRole("button", { name: "Change name" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quiet Wordsmith");

    await page.getByRole("button", { name: "Hand out data" }).click();
    await dialog.getByLabel("Reason").fill("asked by letter");
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Hand out data" }).click();
    const file = await readFile(await (await saved).path(), "utf8");
    expect(JSON.parse(file)).toMatchObject({
      account: [{ player_id: id, name: "Quiet Wordsmith" }],
      support_notes: [{ note: "Wrote about the sound." }],
    });

    const own = await signIn(player);
    await own.goto("/profile/notifications/");
    await expect(own.getByText("Your name was changed")).toBeVisible();
    await own.close();

    await expect(page.getByRole("button", { name: "Erase for good" })).toBeHidden();
    await page.getByRole("button", { name: "Deactivate" }).click();
    await dialog.getByLabel("Reason").fill("asked by letter");
    await dialog.getByLabel(/^Type .* to confirm$/).fill("Quiet Wordsmith");
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Erase for good" }).click();
    await dialog.getByLabel("Reason").fill("asked by letter");
    await dialog.getByLabel(/^Type .* to confirm$/).fill("Quiet Wordsmith");
    await dialog.getByRole("button", { name: "Erase for good" }).click();
    await expect(page).toHaveURL(/\/admin\/players(?:\?.*)?$/);
    expect(await player.api.get_user_coin_score({})).toMatchObject({ ok: false });
  },
);
