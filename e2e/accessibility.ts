import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { DESK_VIEWPORT, faultOfWidth } from "./desk.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
const WIDTHS = [320, 360, DESK_VIEWPORT.width];
/** In CSS pixels, either way. */
const SMALLEST_TARGET = 24;
/** Axe without its comments: less than half as long. */
const AXE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
/** What the builder sends instead, twice for each look, when axe is there. */
const AXE_IS_THERE = "void 0";

/** Serious findings of axe on the page as it is now, each with where it was seen. */
export async function findingsOf(page: Page, where: string): Promise<readonly string[]> {
  await page.evaluate(endTransitions);
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // No frame here holds anything of ours, so everything is told by the page itself.
  const { violations } = await new AxeBuilder({ page, axeSource: isAlone ? AXE_IS_THERE : AXE })
    // What passes need not be described.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true)
    .withTags(RULES)
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} at ${target.join(" ")}`));
}

/** Waits for what is on its way from one look to another: nobody reads colours half-way. */
async function endTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Findings on the dialog that is open; closes it afterwards. */
export async function findingsOfDialog(page: Page, where: string): Promise<readonly string[]> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/./);
  const findings = await findingsOf(page, where);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  return findings;
}

/** Serious findings of axe, widths at which the page scrolls sideways, and a desk that is left empty. */
export async function faultsOf(page: Page, where: string, widths = WIDTHS): Promise<readonly string[]> {
  const faults = [...(await findingsOf(page, where)), ...(await skippedHeadings(page, where))];
  const small = new Set<string>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await sidewaysScroll(page, `${where} at ${width} px`)));
    for (const target of await smallTargets(page)) small.add(`${where}: too small to touch: ${target}`);
    if (width === DESK_VIEWPORT.width) faults.push(...(await faultOfWidth(page, where)));
  }
  faults.push(...small);
  return faults;
}

/** A fault where the page scrolls sideways, with what stands out. */
export async function sidewaysScroll(page: Page, where: string): Promise<readonly string[]> {
  const { wide, widest } = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const tooWide = [...document.querySelectorAll("body *")].find(
      (element) =>
        element.getBoundingClientRect().right > limit + 1 || element.getBoundingClientRect().left < -1,
    );
    return { wide: document.documentElement.scrollWidth > limit, widest: tooWide?.outerHTML.slice(0, 120) };
  });
  return wide ? [`${where}: scrolls sideways because of ${widest}`] : [];
}

/** What can be pressed and is smaller than WCAG 2.2 (2.5.8) allows; links within a sentence may be. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const controls =
      "a[href], button, input, select, textarea, summary, [role=button], [role=checkbox], [tabindex='0']";
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.hidden) return false;
        // Within a sentence the line height decides.
        const isInline = getComputedStyle(element).display === "inline";
        if (isInline && element.parentElement?.textContent !== element.textContent) return false;
        // A field may be drawn by its label.
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        return width > 1 && height > 1 && (width < least || height < least);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 100)}`;
      });
  }, SMALLEST_TARGET);
}

/** Headings that stand more than one level below the one before. */
async function skippedHeadings(page: Page, where: string): Promise<readonly string[]> {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")]
      // A dialog begins anew.
      .filter((heading) => heading.checkVisibility() && heading.closest("dialog, [role=dialog]") === null)
      .map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        text: heading.textContent.slice(0, 60),
      })),
  );
  return levels.flatMap(({ level, text }, place) =>
    level > (levels[place - 1]?.level ?? 0) + 1 ? [`${where}: h${level} "${text}" skips a level`] : [],
  );
}

/** The control in focus where no part of it can be seen, because something stands over it (WCAG 2.4.11); null otherwise. */
export function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element.tagName === "IFRAME") return null;
    // A field may be drawn by its label.
    const shown = element.closest("label") ?? element;
    const box = shown.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = parts.some((down) =>
      parts.some((along) => {
        const hit = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down);
        return hit !== null && (shown.contains(hit) || hit.contains(shown));
      }),
    );
    return isSeen ? null : `nothing is seen of ${element.outerHTML.slice(0, 100)}`;
  });
}

/** The element in focus when nothing around it is drawn; "left" when the focus is not in the page any more. */
export function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return "left";
    // A field inside a label may let the label show it.
    const shown = [element, element.closest("label")].some((part) => {
      if (part === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes("inset");
    });
    return shown ? null : element.outerHTML.slice(0, 120);
  });
}
