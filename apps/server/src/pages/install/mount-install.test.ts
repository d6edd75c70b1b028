import { fixedTexts } from "../../languages/texts-source.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { loadInterfaceTexts } from "../../languages/interface-texts.ts";
import { DEFAULT_SETTINGS } from "../../settings/settings.ts";
import { GROUNDS } from "./manifest.ts";
import { mountInstall } from "./mount-install.ts";

const ROOT = join(import.meta.dirname, "../../../../..");
const texts = await loadInterfaceTexts(join(ROOT, "apps/player/locales"));
const tokens = await readFile(join(ROOT, "packages/ui/src/tokens.css"), "utf8");
let appName = "Crosscheck";
const app = Fastify();
mountInstall(app, { texts: fixedTexts(texts), settings: async () => ({ ...DEFAULT_SETTINGS, appName }) });

const read = (url: string, acceptLanguage = "") =>
  app.inject({ url, headers: { "accept-language": acceptLanguage } });

/** What a worker of this text shows without a network. */
function offlineOf(worker: string) {
  const constants = `${worker.slice(0, worker.indexOf("\n"))} OFFLINE`;
  return runInNewContext(constants) as { readonly html: string; readonly headers: Record<string, string> };
}

describe("the manifest", () => {
  it.each([
    ["?lang=ar", "en", "ar", "rtl"],
    ["?lang=en", "ar", "en", "ltr"],
    ["?lang=xx", "ar", "ar", "rtl"],
    ["?lang=ar&lang=en", "xx", "en", "ltr"],
    ["", "", "en", "ltr"],
  ])("asked for with %j by a reader of %j is in %s", async (query, accepted, lang, dir) => {
    const answer = await read(`/manifest.webmanifest${query}`, accepted);
    expect(answer.headers["content-type"]).toContain("application/manifest+json");
    expect(answer.json()).toMatchObject({ lang, dir, id: "/", start_url: "/", display: "standalone" });
    expect(answer.json()).toMatchObject({ description: texts.get(lang)?.texts["meta.home"] });
  });

  it("bears the name that the settings give now, and the ground of the theme", async () => {
    appName = "Cross & Check";
    const answer = await read("/manifest.webmanifest?lang=en&theme=dark");
    appName = "Crosscheck";
    expect(answer.json()).toMatchObject({ name: "Cross & Check", background_color: GROUNDS.dark });
    expect((await read("/manifest.webmanifest?theme=system")).json()).toMatchObject({
      theme_color: GROUNDS.light,
    });
    expect(tokens).toContain(`--cc-bg: light-dark(${GROUNDS.light}, ${GROUNDS.dark});`);
  });

  it("names icons of 192 and 512 pixels for any shape and for masks", async () => {
    const { icons } = (await read("/manifest.webmanifest")).json<{
      readonly icons: readonly { readonly sizes: string; readonly purpose: string }[];
    }>();
    for (const purpose of ["any", "maskable"])
      for (const sizes of ["192x192", "512x512"])
        expect(icons).toContainEqual(expect.objectContaining({ sizes, purpose }));
  });
});

describe("the worker", () => {
  it.each([
    ["en", "ltr", "No network right now"],
    ["ar", "rtl", "لا توجد شبكة الآن"],
  ])("brings a page in %s along", async (language, direction, title) => {
    const { html } = offlineOf((await read(`/sw.js?lang=${language}`)).body);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<title>${title} · Crosscheck</title>`);
    expect(html).not.toContain("offline.");
  });

  it("may be replaced at any visit, and fetches nothing but pages of this site", async () => {
    const { headers } = await read("/sw.js");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; img-src 'self'; connect-src 'self'");
    expect((await read("/sw.js")).body).not.toMatch(/caches|indexedDB/);
  });

  it("shows nothing that would have to be loaded, under a policy that lets its own script run", async () => {
    const { html, headers } = offlineOf((await read("/sw.js")).body);
    expect(html).not.toMatch(/ (?:src|href)="[^"]/);
    expect(headers["content-security-policy"]).toMatch(/script-src 'sha256-[\w+/]{43}='/);
  });

  it("keeps a name that is markup from becoming some", async () => {
    appName = "</title><script>";
    const { html } = offlineOf((await read("/sw.js")).body);
    appName = "Crosscheck";
    expect(html).toContain("&lt;/title>&lt;script>");
  });
});

it("the page without a network has the colours of the product", async () => {
  const style = await readFile(join(import.meta.dirname, "offline-page.css"), "utf8");
  const own = [...style.matchAll(/--([\w-]+): (light-dark\([^)]*\));/g)];
  expect(own.length).toBeGreaterThan(10);
  for (const [, name, colours] of own) expect(tokens).toContain(`--cc-${name}: ${colours};`);
});
