import type { Page } from "@playwright/test";

/** A shift of what was on the screen already, and what moved. */
export type Shift = { readonly value: number; readonly what: readonly string[] };

/** Bytes per second and milliseconds of a phone far from its mast: loading states are really seen. */
const SLOW = { latency: 150, downloadThroughput: 400_000, uploadThroughput: 200_000 };

/** Notes every layout shift of the pages that are opened from now on, as the browser scores them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node, previousRect, currentRect }) => {
            const name = node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.textContent);
            return `${name} from ${previousRect.y} to ${currentRect.y}, ${previousRect.height} high`;
          }),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Shifts of this page since it was opened. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return await page.evaluate(
    () =>
      // What was drawn last is scored after the frame that draws it.
      new Promise<readonly Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((globalThis as unknown as { layoutShifts: Shift[] }).layoutShifts)),
          ),
        );
      }),
  );
}

/** Makes the page's network slow. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW });
}

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};
