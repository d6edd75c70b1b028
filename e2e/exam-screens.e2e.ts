import type { Page } from "@playwright/test";
import { faultsOf } from "./accessibility.ts";
import { contentHere } from "./content-here.ts";
import { EXAM_KEY, makeExam, resultOf } from "./exams.ts";
import { expect, flow } from "./flow.ts";
import { LOOKS } from "./looks.ts";
import { waitForNumber } from "./play.ts";

const HAND_IN = /^(?:Hand in|تسليم)$/;
const START = /^(?:Start|ابدأ)$/;

for (const { theme, language } of LOOKS) {
  const look = `${theme}, ${language === "ar" ? "right to left" : "left to right"}`;

  flow.describe(look, () => {
    // Every animation at its end: axe reads colours, which must not be half way.
    flow.use({ contextOptions: { reducedMotion: "reduce" } });

    flow(
      `screens of a school's exam are accessible and never scroll sideways: ${look}`,
      async ({ context, product, newPlayer, signIn }) => {
        flow.slow();
        await context.addCookies([
          { name: "theme", value: theme, url: product.url },
          { name: "lang", value: language, url: product.url },
        ]);
        const player = await newPlayer();
        const examId = await makeExam({ candidates: [player], key: EXAM_KEY });
        const page = await signIn(player);
        const faults: string[] = [];
        const look = async (where: string) => void faults.push(...(await faultsOf(page, where)));

        for (const path of ["/exam-module/", `/exam-module/${examId}/`]) {
          await page.goto(path);
          await contentHere(page);
          await look(path);
        }
        await goTo(page, examId, "rules");
        await look("rules");
        await player.api.set_exam_module_result({ exam_module_id: examId });
        await goTo(page, examId, "rehearsal");
        await look("rehearsal");
        await goTo(page, examId, "key");
        await look("key");
        await page.getByRole("textbox").fill(EXAM_KEY);
        await page.keyboard.press("Enter");
        const start = page.getByRole("button", { name: START });
        await expect(start).toBeVisible();
        await look("start");
        await start.click();
        await waitForNumber(page, 1);
        await look("sitting");
        const handIn = page.getByRole("button", { name: HAND_IN });
        await handIn.first().click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        await look("hand-in");
        await dialog.getByRole("button", { name: HAND_IN }).click();
        await page.waitForURL(`**/exam-module/${examId}/result/`);
        await contentHere(page);
        await look("result");
        const code = (await resultOf(player, examId)).report?.code ?? "";
        for (const path of [`/verify/${code}/`, "/verify/"]) {
          await page.goto(path);
          await contentHere(page);
          await look(path);
        }
        expect(faults).toEqual([]);
      },
    );
  });
}

/** Opens a step on the way to the start of an exam, as its address does. */
async function goTo(page: Page, examId: string, step: string): Promise<void> {
  await page.goto(`/exam-module/${examId}/?step=${step}`);
  await contentHere(page);
}
