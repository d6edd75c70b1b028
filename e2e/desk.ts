import { expect, type Page } from "@playwright/test";

export const DESK_VIEWPORT = { width: 1440, height: 900 } as const;
/** Least part of the room beside the rail that a screen makes use of. */
const LEAST_SHARE = 0.7;

/** What is wrong with the two panes of this screen: missing, on the wrong sides, over or below each other. */
export async function faultsOfPanes(page: Page, where: string): Promise<readonly string[]> {
  const { panes, isRtl } = await page.evaluate(() => ({
    isRtl: document.documentElement.dir === "rtl",
    panes: [...document.querySelectorAll<HTMLElement>("main [data-pane]")]
      .filter((pane) => pane.checkVisibility())
      .map((pane) => pane.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  }));
  const [first, second] = panes;
  if (panes.length !== 2 || first === undefined || second === undefined) {
    return [`${where}: ${panes.length} panes`];
  }
  const isInOrder = isRtl ? second.right <= first.left : first.right <= second.left;
  const isBeside = first.top < second.bottom && second.top < first.bottom;
  return isInOrder && isBeside ? [] : [`${where}: panes at ${JSON.stringify(panes)}`];
}

/**
 * A fault where what is drawn on this screen leaves most of the width beside the rail empty; a dialog and a message that
 * there is nothing stand in the middle by intent.
 */
export async function faultOfWidth(page: Page, where: string): Promise<readonly string[]> {
  // After a change of its width a page draws itself anew.
  await expect
    .poll(async () => shareOfWidth(page))
    .toBeGreaterThanOrEqual(LEAST_SHARE)
    .catch(() => undefined);
  const share = await shareOfWidth(page);
  return share >= LEAST_SHARE ? [] : [`${where}: uses ${Math.round(share * 100)} % of its width`];
}

function shareOfWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    if (main === null) return 0;
    if (document.querySelector("[role=dialog], [role=alertdialog]") !== null) return 1;
    if (main.querySelector("[data-empty]") !== null) return 1;
    const edges: DOMRect[] = [];
    for (const element of main.querySelectorAll<HTMLElement>("*")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const isDrawn = backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
      if (isDrawn || element.matches("img, svg, button, input, select, video, iframe")) {
        edges.push(element.getBoundingClientRect());
      }
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        edges.push(range.getBoundingClientRect());
      }
    }
    const drawn = edges.filter(({ width, height }) => width > 1 && height > 1);
    const left = Math.min(...drawn.map((edge) => edge.left));
    const right = Math.max(...drawn.map((edge) => edge.right));
    return (right - left) / main.clientWidth;
  });
}
