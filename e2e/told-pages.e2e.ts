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

flow("no two screens have the same title in their tab", async ({ page, newPlayer, signIn }) => {
  flow.slow();
  const screensByTitle = new Map<string, string[]>();
  const note = (title: string, path: string) =>
    screensByTitle.set(title, [...(screensByTitle.get(title) ?? []), path]);
  for (const path of GUEST_SCREENS) {
    await page.goto(path);
    await contentHere(page);
    note(await page.title(), path);
  }
  const player = await signIn(await allowDefaultLanguage(await newPlayer()));
  for (const path of [...PUBLIC_SCREENS, ...PLAYER_SCREENS]) {
    await player.goto(path);
    await contentHere(player);
    note(await player.title(), path);
  }
  expect([...screensByTitle].filter(([, paths]) => paths.length > 1)).toEqual([]);
  for (const title of screensByTitle.keys()) expect(title).toMatch(/^[^·]{3,}( · [^·]+)? · Crosscheck$/);
});
