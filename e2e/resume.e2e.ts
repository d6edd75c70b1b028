import { expect, flow, signInAs } from "./flow.ts";
import { cutNetwork } from "./network.ts";
import { operate } from "./operator-command.ts";
import { answerByKey, LEVEL_1, optionsOf, playToEnd, stemOf, waitForQuestion } from "./play.ts";

flow(
  "a reload in the middle of a question comes back to the same question and deadline",
  async ({ signIn }) => {
    const page = await signIn();
    await page.goto(LEVEL_1);
    await waitForQuestion(page, 1);
    await answerByKey(page, "right");
    const opened = page.waitForResponse(/open_question/);
    await page.keyboard.press("Enter");
    const { deadline } = (await (await opened).json()).data;
    await waitForQuestion(page, 2);
    const stem = await stemOf(page);
    const options = await optionsOf(page).allInnerTexts();

    const loaded = page.waitForResponse(/get_questions_by_level/);
    await page.reload();
    const attempt = (await (await loaded).json()).data;
    await waitForQuestion(page, 2);
    expect(await stemOf(page)).toBe(stem);
    expect(await optionsOf(page).allInnerTexts()).toEqual(options);
    expect(attempt.states[1].deadline).toBe(deadline);

    await answerByKey(page, "right");
    await page.keyboard.press("Enter");
    await playToEnd(page, 3);
    await expect(page.getByText("100%").first()).toBeVisible();
  },
);

flow(
  "an answer given while the network is away goes through when it is back",
  async ({ signIn, context }) => {
    const page = await signIn();
    await page.goto(LEVEL_1);
    await waitForQuestion(page, 1);
    const stem = await stemOf(page);

    await cutNetwork(page);
    await optionsOf(page).first().click();
    await expect(
      page.getByText("The network is away. Your answer is kept and sent as soon as it is back."),
    ).toBeVisible();
    await expect(page.getByText("You are offline. Your answers are kept")).toBeVisible();
    expect(await stemOf(page)).toBe(stem);

    await context.setOffline(false);
    await expect(page.getByRole("button", { name: "Next question" })).toBeVisible();
    await expect(page.getByText(/^(Right!|Not right\.)$/)).toBeVisible();
    await expect(page.getByText("The network is away.", { exact: false })).toBeHidden();
    await page.keyboard.press("Enter");
    await waitForQuestion(page, 2);
  },
);

flow(
  "maintenance in the middle of a quiz is said, and the quiz goes on by itself after it",
  async ({ ownProduct, newPlayer, context }) => {
    flow.slow();
    const product = await ownProduct();
    const page = await signInAs(context, product.url, await newPlayer(product));
    await page.goto(`${product.url}${LEVEL_1}`);
    await waitForQuestion(page, 1);
    const stem = await stemOf(page);

    await operate(product.dataFolder, "set_setting", { key: "maintenance", value: true });
    await expect(async () => {
      const answer = await page.request.post(`${product.url}/api/get_system_configurations`);
      expect((await answer.json()).data.maintenance).toBe(true);
    }).toPass();
    await optionsOf(page).first().click();
    const note = page.getByText("The product is being maintained. What you answered before is kept", {
      exact: false,
    });
    await expect(note).toBeVisible();
    expect(await stemOf(page)).toBe(stem);

    await operate(product.dataFolder, "set_setting", { key: "maintenance", value: false });
    await expect(page.getByRole("button", { name: "Next question" })).toBeVisible({ timeout: 40_000 });
    await expect(note).toBeHidden();
  },
);

flow("a server killed in the middle of a quiz loses nothing", async ({ ownProduct, newPlayer, context }) => {
  flow.slow();
  const product = await ownProduct();
  const page = await signInAs(context, product.url, await newPlayer(product));
  await page.goto(`${product.url}${LEVEL_1}`);
  await waitForQuestion(page, 1);
  await answerByKey(page, "right");
  await page.keyboard.press("Enter");
  await waitForQuestion(page, 2);
  const stem = await stemOf(page);

  await product.kill();
  await optionsOf(page).first().click();
  await expect(
    page.getByText("The network is away. Your answer is kept and sent as soon as it is back."),
  ).toBeVisible();
  await ownProduct({ dataFolder: product.dataFolder, port: Number(new URL(product.url).port) });

  await expect(page.getByRole("button", { name: "Next question" })).toBeVisible();
  await page.reload();
  await waitForQuestion(page, 3);
  expect(await stemOf(page)).not.toBe(stem);
  await playToEnd(page, 3);
  await expect(page.getByText(/^(90|100)%$/).first()).toBeVisible();
});
