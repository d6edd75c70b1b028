import { startTcpProxy } from "@crosscheck/testkit/tcp-proxy";
import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "./accessibility.ts";
import {
  answer,
  boardOf,
  ON_DESK,
  ON_PHONE,
  QUESTIONS,
  ROOMS,
  shortenBattles,
  standingIn,
  takeSeat,
  waysOn,
} from "./battles.ts";
import { expect, flow, signInAs } from "./flow.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";
import { waitForNumber } from "./play.ts";
import type { Player } from "./players.ts";

const RUDE = "You fly like a brick";

/** Both answer this question, the first one rightly. */
async function playQuestion([ann, bob]: readonly [Page, Page], number: number): Promise<void> {
  for (const page of [ann, bob]) await waitForNumber(page, number);
  await answer(bob, "wrong");
  await answer(ann, "right");
}

/** What others say, beside the match. */
const paneOf = (page: Page): Locator => page.getByRole("complementary", { name: "Messages" });

/** One says something rude, and the other one reports it. */
async function meetRudeness([ann, bob]: readonly [Page, Page], speaker: Player): Promise<void> {
  await bob.getByRole("button", { name: "Say something" }).click();
  await bob.getByRole("textbox", { name: "Your message" }).fill(RUDE);
  await bob.keyboard.press("Enter");
  await expect(bob.getByRole("dialog")).toBeHidden();

  const pane = paneOf(ann);
  await expect(pane).toContainText(RUDE);
  await pane.getByRole("button", { name: "What to do about this message" }).click();
  expect(await faultsOf(ann, "a message", [1440])).toEqual([]);
  await pane.getByRole("button", { name: "Report" }).click();
  await expect(ann.getByText("Reported. Thank you, we will look at it.")).toBeVisible();
  expect(await operate(SHARED_DATA, "list_reported_messages")).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ speaker_id: speaker.session.user.id, line: { kind: "text", text: RUDE } }),
    ]),
  });
}

/** One mutes the other for a while, and then for good. */
async function stopListening([ann, bob]: readonly [Page, Page]): Promise<void> {
  const pane = paneOf(ann);
  await pane.getByRole("button", { name: "Mute Bob" }).click();
  await expect(pane).not.toContainText(RUDE);
  await bob.getByRole("button", { name: "Applause" }).click();
  await expect(pane.getByText("Muted", { exact: true })).toHaveCount(2);
  await pane.getByRole("button", { name: "Hear Bob again" }).click();
  await expect(pane).toContainText(RUDE);
  await pane.getByRole("button", { name: "Block Bob" }).click();
  await expect(ann.getByText("Blocked: you will not meet any more.")).toBeVisible();
  await expect(pane).not.toContainText(RUDE);
}

flow(
  "friends play to the end though one's network breaks and one has to be blocked",
  async ({ newPlayer, openContext, product }) => {
    flow.slow();
    const [host, guest] = [await newPlayer(product, "Ann"), await newPlayer(product, "Bob")];
    await shortenBattles(host);
    // A browser without a network keeps the sockets that are open: what breaks has to be between it and the server.
    const network = await startTcpProxy(() => Number(new URL(product.url).port));
    const ann = await signInAs(await openContext(ON_DESK), product.url, host);
    const bob = await signInAs(await openContext(ON_PHONE), network.url, guest);
    const both = [ann, bob] as const;

    await ann.goto(ROOMS);
    await ann.getByRole("link", { name: /Play with a friend/ }).click();
    await ann.getByLabel("Subject").selectOption({ label: "Air law" });
    await ann.getByRole("button", { name: "Open the room" }).click();
    await expect(ann).toHaveURL(/\?room=[0-9A-Z]{6}$/);
    await bob.goto(`${network.url}${ROOMS}${new URL(ann.url()).search}`);
    await takeSeat(bob);
    await ann.getByRole("button", { name: "Start the battle" }).click();

    // A question each: a busy machine takes its time over it.
    for (const page of both) await waitForNumber(page, 1);
    await meetRudeness(both, guest);
    await playQuestion(both, 1);
    for (const page of both) await waitForNumber(page, 2);
    await stopListening(both);
    await playQuestion(both, 2);

    for (const page of both) await waitForNumber(page, 3);
    await answer(bob, "wrong");
    await expect(boardOf(ann)).toContainText("Bob has answered.");
    network.behave({ is: "hole" });
    network.cut();
    await expect(boardOf(bob)).toContainText("Connection lost. Reconnecting…");
    await expect(boardOf(ann)).toContainText("Bob is reconnecting");
    expect(await faultsOf(bob, "a lost connection", [360])).toEqual([]);
    await answer(ann, "right");
    await waitForNumber(ann, 4);
    network.behave({ is: "pass" });
    await expect(boardOf(ann)).not.toContainText("Bob is reconnecting");
    for (let number = 4; number <= QUESTIONS; number += 1) await playQuestion(both, number);

    const points = [];
    for (const page of both) {
      await expect(waysOn(page)).toBeVisible();
      const rows = await standingIn(page.getByRole("list", { name: "Final standing" }), ["Ann", "Bob"]);
      points.push(rows.toSorted());
    }
    expect(points[1]).toEqual(points[0]);
    expect(points[0]).toContain("Bob 0");
    await expect(ann.getByRole("heading", { level: 1 })).toHaveText("You win!");
    await expect(bob.getByRole("heading", { level: 1 })).toHaveText("Not this time");
    for (const [page, coins] of [
      [ann, "+5"],
      [bob, "-5"],
    ] as const)
      await expect(page.getByRole("region", { name: "What it brought" })).toContainText(coins);

    await ann.goto("/profile/settings/");
    await expect(ann.getByRole("button", { name: "Unblock Bob" })).toBeVisible();
    await network.stop();
  },
);
