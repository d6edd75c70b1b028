import type { Page } from "@playwright/test";

/** What the figures show; the names their pictures are found by. */
export const FIGURES = ["A blue sky", "A chart of winds"] as const;

const ADDRESS = "/media/figure-of-a-flow.svg";
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#7db1ff"/></svg>';

/** Gives the first question that a call opens so many figures; which questions of the packs have one, the lot decides. */
export async function addFigures(page: Page, call: string, count: 1 | 2): Promise<void> {
  await page.route(`**${ADDRESS}*`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PICTURE }),
  );
  await page.route(`**/api/${call}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first] = body.data.questions;
    first.media = FIGURES.slice(0, count).map((alt, place) => ({
      type: "image",
      url: `${ADDRESS}?${place}`,
      alt,
    }));
    await route.fulfill({ response, json: body });
  });
}
