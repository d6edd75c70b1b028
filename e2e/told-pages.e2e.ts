import type { Page } from "@playwright/test";
import { contentHere } from "./content-here.ts";
import { expect, flow } from "./flow.ts";
import { allowDefaultLanguage } from "./players.ts";
import { GUEST_SCREENS, PLAYER_SCREENS, PUBLIC_SCREENS } from "./screens.ts";

/** What a page says of itself to whoever loads it without scripts. */
function toldBy(html: string) {
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  return {
    title: attribute(/<title>([^<]+)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]+)"/),
    heading: attribute(/<meta property="og:title" content="([^"]+)"/),
    picture: attribute(/<meta property="og:image" content="([^"]+)"/),
  };
}

flow(
  "every page tells what it is before any script runs, the listed ones in both languages",
  async ({ page, product }) => {
    const pictures = new Set<string>();
    for (const language of ["en", "ar"]) {
      const descriptions = new Set<string>();
      for (const path of [
        ...PUBLIC_SCREENS,
        ...GUEST_SCREENS,
        "/quiz-zone/",
        "/profile/",
        "/exam-module/",
        "/group-battle/",
      ]) {
        const html = await (await page.request.get(`${path}?lang=${language}`)).text();
        const told = toldBy(html);
        for (const [part, text] of Object.entries(told)) expect(text, `${part} of ${path}`).not.toBe("");
        expect(told.title).toContain(" · Crosscheck");
        descriptions.add(told.description);
        pictures.add(told.picture);
      }
      expect(descriptions.size).toBe(PUBLIC_SCREENS.length + GUEST_SCREENS.length + 4);
    }
    expect(pictures.size).toBe(6);
    for (const picture of pictures) {
      expect(picture).toMatch(new RegExp(`^${product.url}/og/\\w+\\.png$`));
      const body = await (await page.request.get(picture)).body();
      // Width and height stand at the head of a PNG.
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1_200, 630]);
      expect(body.byteLength).toBeLessThan(40_000);
    }
  },
);

/** The titles of these screens in a tab, each met under its own address with one heading of the first level. */
async function titlesOf(page: Page, url: string, paths: readonly string[]) {
  const titles: { readonly title: string; readonly path: string }[] = [];
  for (const path of paths) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(200);
    await contentHere(page);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole("heading", { name: "Page not found" }), path).toBeHidden();
    await expect.soft(page, path).toHaveURL(`${url}${path}`);
    titles.push({ title: await page.title(), path });
  }
  return titles;
}

flow(
  "visitors and players see every screen of the table, and no two have the same title in their tab",
  async ({ page, product: { url }, newPlayer, signIn }) => {
    flow.slow();
    const visited = await titlesOf(page, url, [...PUBLIC_SCREENS, ...GUEST_SCREENS]);
    const player = await signIn(await allowDefaultLanguage(await newPlayer()));
    const all = [...visited, ...(await titlesOf(player, url, PLAYER_SCREENS))];
    const byTitle = Map.groupBy(all, ({ title }) => title);
    expect([...byTitle].filter(([, screens]) => screens.length > 1)).toEqual([]);
    for (const title of byTitle.keys()) expect(title).toMatch(/^[^·]{3,}( · [^·]+)? · Crosscheck$/);
  },
);
