import { INDEXED_PATHS } from "@crosscheck/contract/boot";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { mountCrawling } from "./mount-crawling.ts";

const app = Fastify();
mountCrawling(app, "https://crosscheck.test", async () => ["en", "ar"]);

it("names every open page once, with its address in each language", async () => {
  const answer = await app.inject("/sitemap.xml");
  expect(answer.headers["content-type"]).toContain("application/xml");
  const pages = [...answer.body.matchAll(/<loc>https:\/\/crosscheck\.test([^<]*)<\/loc>/g)];
  expect(pages.map(([, path]) => path)).toEqual([...INDEXED_PATHS]);
  expect(answer.body).toContain('hreflang="ar" href="https://crosscheck.test/faq/?lang=ar"');
  expect(answer.body).toContain('hreflang="x-default" href="https://crosscheck.test/faq/"');
});

it("leads robots to the sitemap and keeps them from what is no page", async () => {
  const { body } = await app.inject("/robots.txt");
  expect(body).toContain("Sitemap: https://crosscheck.test/sitemap.xml");
  expect(body).toContain("Disallow: /api/");
  for (const path of INDEXED_PATHS) expect(body).not.toContain(`Disallow: ${path}\n`);
});
