import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TextsSource } from "../../languages/texts-source.ts";
import { createSay } from "../../languages/say.ts";
import { WORKER_POLICY } from "../../net/security-headers.ts";
import { wishedLanguages } from "../../net/wishes.ts";
import type { Settings } from "../../settings/settings.ts";
import { toManifest } from "./manifest.ts";
import { workerText } from "./offline-page.ts";

type InstallOptions = {
  readonly texts: TextsSource;
  readonly settings: () => Promise<Settings>;
};
type Asked = FastifyRequest<{ Querystring: Readonly<Record<string, string | readonly string[]>> }>;

/**
 * What makes an app of the site: its manifest and its worker, in the language of the page that names them (`?lang=`; a
 * manifest is asked for without cookies). Settings and texts change, so both are looked for anew each time.
 */
export function mountInstall(app: FastifyInstance, { texts, settings }: InstallOptions): void {
  const say = createSay(texts);

  async function languageOf({ query, headers }: Asked): Promise<string> {
    const known = await texts.current();
    const wished = wishedLanguages({ cookie: "", acceptLanguage: headers["accept-language"] ?? "" });
    const codes = [query["lang"], ...wished].filter((code) => typeof code === "string");
    return codes.find((code) => known.has(code)) ?? BASE_LANGUAGE;
  }

  app.get("/manifest.webmanifest", async (request: Asked, reply) => {
    const theme = request.query["theme"] === "dark" ? "dark" : "light";
    const { appName } = await settings();
    const manifest = toManifest(say, appName, { language: await languageOf(request), theme });
    return reply
      .type("application/manifest+json; charset=utf-8")
      .headers({ "cache-control": "no-cache", vary: "accept-language" })
      .send(JSON.stringify(manifest));
  });
  app.get("/sw.js", async (request: Asked, reply) => {
    const { appName } = await settings();
    return reply
      .type("text/javascript; charset=utf-8")
      .headers({
        "cache-control": "no-cache",
        vary: "accept-language",
        "content-security-policy": WORKER_POLICY,
      })
      .send(workerText(say, await languageOf(request), appName));
  });
}
