import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** Serious findings of axe on the page as it is now, each with where it was seen. */
export async function findingsOf(page: Page, where: string): Promise<readonly string[]> {
  // No frame here holds anything of ours, so everything is told by the page itself.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} at ${target.join(" ")}`));
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
