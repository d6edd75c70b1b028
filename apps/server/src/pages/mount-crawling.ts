import { INDEXED_PATHS } from "@crosscheck/contract/boot";
import type { FastifyInstance } from "fastify";

/** Addresses that are no pages, and those that show a loader to whoever has no token. */
const CLOSED = ["/api/", "/idp/", "/profile/", "/review/", "/resume/"];
const AN_HOUR = "public, max-age=3600";

/**
 * Tells search engines what there is: robots.txt, and a sitemap with every open page in every language.
 *
 * @param origin address players use, without a slash at its end
 * @param languages codes of the interface languages as they are now
 */
export function mountCrawling(
  app: FastifyInstance,
  origin: string,
  languages: () => Promise<readonly string[]>,
): void {
  const robots = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", AN_HOUR).send(robots),
  );
  app.get("/sitemap.xml", async (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", AN_HOUR)
      .send(toSitemap(origin, await languages())),
  );
}

function toSitemap(origin: string, languages: readonly string[]): string {
  const urls = INDEXED_PATHS.map((path) => {
    const address = escapeXml(origin + path);
    const alternate = (code: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;
    // Without a language in the address it is the reader's own.
    const others = [
      ...languages.map((code) => alternate(code, `${address}?lang=${code}`)),
      alternate("x-default", address),
    ];
    return `<url><loc>${address}</loc>${others.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
