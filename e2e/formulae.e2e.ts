import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderFormulae } from "@crosscheck/testkit/formulae";
import type { Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import { playByCalls } from "./runs.ts";

type MathItem = {
  readonly stem: string;
  readonly options: readonly { readonly text: string; readonly why: string }[];
  readonly explanation: string;
  readonly mistakes?: readonly { readonly why: string }[];
};

const PACK = join(import.meta.dirname, "../content/packs/math");
const ITEMS = globSync("questions.*.jsonl", { cwd: PACK })
  .flatMap((file) => readFileSync(join(PACK, file), "utf8").split("\n"))
  .filter((line) => line.includes("$"))
  .map((line) => JSON.parse(line) as MathItem); // the importer's own tests check the shape

/** Share of the height of a sign that its font leaves empty above, and below, at least. */
const FONT_EDGE = 0.15;

/** Makes a review show every item of the pack that has a formula, as questions of single choice. */
async function reviewWholePack(page: Page): Promise<void> {
  await page.route("**/api/review_attempt", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [shown] = body.data.questions;
    body.data.questions = ITEMS.map(({ stem, options, explanation, mistakes = [] }, place) => {
      const rows = [...options, ...mistakes.map(({ why }) => ({ text: "–", why }))];
      const texts = [stem, explanation, ...rows.flatMap(({ text, why }) => [text, why])];
      const formulae = renderFormulae(texts);
      const id = (row: number) => `option-${place}-${row}`;
      return {
        ...shown,
        answer: id(0),
        card: {
          ...shown.card,
          question_id: `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`,
          number: place + 1,
          kind: "single",
          stem,
          formulae,
          options: rows.map(({ text }, row) => ({ option_id: id(row), text, slot_id: null })),
        },
        reveal: {
          ...shown.reveal,
          correct: false, // right ones are folded
          explanation,
          formulae,
          correct_answer: id(1),
          options: rows.map(({ why }, row) => ({ option_id: id(row), why })),
          tolerance: null,
          mistake: null,
        },
      };
    });
    await route.fulfill({ response, json: body });
  });
}

/** Formulae that stand out of the page, whose signs are cut, or that are too wide to see and cannot be scrolled. */
function badFormulae(page: Page): Promise<readonly string[]> {
  return page.evaluate((edgeShare) => {
    const limit = document.documentElement.clientWidth;
    return [...document.querySelectorAll(".katex")].flatMap((formula) => {
      const box = formula.parentElement;
      if (box === null) return [];
      const edge = box.getBoundingClientRect();
      // Letters and figures only, without the empty edge a font leaves above and below them.
      const signs = [...formula.querySelectorAll(".katex-html *")]
        .filter((part) => part.childElementCount === 0 && /[\p{L}\p{N}]/u.test(part.textContent))
        .map((part) => part.getBoundingClientRect());
      const cut = Math.max(
        ...signs.map(({ top, bottom, height }) =>
          Math.max(edge.top - top - height * edgeShare, bottom - height * edgeShare - edge.bottom),
        ),
      );
      const isWide = box.scrollWidth > box.clientWidth + 1;
      const faults = [
        edge.left < -1 || edge.right > limit + 1 ? "stands out of the page" : "",
        cut > 0 ? `is cut by ${cut.toFixed(1)} px` : "",
        isWide && box.tabIndex !== 0 ? "cannot be scrolled by keys" : "",
      ];
      const source = formula.querySelector("annotation")?.textContent ?? "";
      return faults.filter((fault) => fault !== "").map((fault) => `${source} ${fault}`);
    });
  }, FONT_EDGE);
}

flow(
  "no formula of the math pack is cut or moves the page sideways at 360 pixels",
  async ({ newPlayer, signIn }) => {
    flow.slow();
    const player = await newPlayer();
    const quiz = await player.api.get_maths_questions({ type: "category", type_id: "math-navigation" });
    const run = await playByCalls(player, quiz, ({ options }) => options[0]?.option_id ?? "1");
    const page = await signIn(player);
    await page.setViewportSize({ width: 360, height: 740 });
    await reviewWholePack(page);
    await page.goto(`/review/${run.attempt_id}/`);
    await expect(page.getByRole("article")).toHaveCount(ITEMS.length);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator(".katex").count()).toBeGreaterThan(ITEMS.length);
    await expect.poll(() => badFormulae(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
