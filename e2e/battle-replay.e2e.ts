import { BattleSeat } from "@crosscheck/testkit/battle-seat";
import { faultsOf } from "./accessibility.ts";
import { expectSound, pressByKey, speak } from "./arabic-phone.ts";
import { join, ON_DESK, ON_PHONE, openRoom, QUESTIONS, STATISTICS } from "./battles.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { tabTo } from "./play.ts";
import type { Player } from "./players.ts";

/** Plays a battle among friends to its end, without a browser. */
async function playByThemselves(url: string, [owner, friend]: readonly [Player, Player]): Promise<void> {
  const room = await openRoom(owner, "friend");
  await join(friend, room.roomCode);
  const seats = [owner, friend].map(({ session: { token } }) => {
    const seat = new BattleSeat(url, { battleId: room.battle_id, token });
    seat.answers = true;
    return seat;
  });
  await expect.poll(() => seats.every(({ store }) => store.getState().connection.is === "live")).toBe(true);
  await seats[0]?.store.ask({ type: "start" });
  const isOver = () => seats.every(({ card }) => card !== undefined && card.result !== null);
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  for (const { store } of seats) store.close();
}

flow(
  "a battle that was played is watched again from the record, by keyboard",
  async ({ newPlayer, openContext, product }) => {
    const players = [await newPlayer(product, "Ann"), await newPlayer(product, "Bob")] as const;
    await playByThemselves(product.url, players);

    const page = await signInAs(await openContext(ON_DESK), product.url, players[0]);
    const replay = page.getByRole("link", { name: /^Watch the battle of / });
    await expect(async () => {
      await page.goto(STATISTICS);
      await expect(replay).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await pressByKey(page, replay);

    const controls = page.getByRole("region", { name: "Replay controls" });
    const question = (number: number) => controls.getByText(`Question ${number} of ${QUESTIONS}`);
    await expect(page.getByText(/the first question comes now/)).toBeVisible();
    expect(await faultsOf(page, "the start of a replay")).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(question(2)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(question(1)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(controls.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(controls.getByRole("button", { name: "Play" })).toBeVisible();
    await tabTo(page, controls.getByRole("radio", { name: "1×" }));
    await page.keyboard.press("ArrowRight");
    await expect(controls.getByRole("radio", { name: "2×" })).toBeChecked();
    await pressByKey(page, controls.getByRole("slider", { name: "Position in the battle" }), "End");
    await expect(question(QUESTIONS)).toBeVisible();
    await expect(page.getByRole("list", { name: "Players" })).toContainText(/Won|Draw/);
    await expect(page.getByText("Right answer:")).toHaveCount(1);
    expect(await faultsOf(page, "the end of a replay")).toEqual([]);

    const phone = await openContext(ON_PHONE);
    await speak(phone, product.url, "ar");
    const other = await signInAs(phone, product.url, players[1]);
    await other.goto(new URL(page.url()).pathname);
    await expect(other.getByRole("button", { name: "تشغيل" })).toBeVisible();
    // The way of reading is from right to left.
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight"]) await other.keyboard.press(key);
    await expect(other.getByText(`السؤال 1 من ${QUESTIONS}`)).toBeVisible();
    await expectSound(other, "a replay");
  },
);
