import { hash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { fakeClock, seededRandom } from "@crosscheck/testkit";
import Fastify from "fastify";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { mountMedia } from "../media/mount-media.ts";
import { createCrowd, type Crowd } from "../net/crowd.ts";
import { busyPage } from "./busy-page.ts";
import { builtPlayer } from "./built-player.ts";
import { mountPlayer } from "./mount-player.ts";
import { wishedLanguages } from "../net/wishes.ts";

const folder = await mkdtemp(join(tmpdir(), "crosscheck-pages-"));
await mkdir(join(folder, "build/client"), { recursive: true });
await mkdir(join(folder, "build/server"), { recursive: true });
await mkdir(join(folder, "media"), { recursive: true });
await writeFile(join(folder, "build/server/package.json"), '{"type":"module"}');
/** A player app whose pages tell how often it was asked, by whom, and with which nonce. */
await writeFile(
  join(folder, "build/server/index.js"),
  `let asked = 0;
export const handlePage = async (request, { origin, nonce }) => {
  asked += 1;
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/page/")) return Response.json({ url: request.url, origin });
  const told = JSON.stringify({ asked, cookie: request.headers.get("cookie"), bearer: request.headers.get("authorization") });
  const html = '<!doctype html><script nonce="' + nonce + '">ours()</script><script>smuggled()</script><p>' + told + "</p>";
  const status = pathname.endsWith("missing/") ? 404 : 200;
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
};`,
);
await writeFile(join(folder, "media/figure.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const app = Fastify();
const clock = fakeClock();
const faults: unknown[] = [];
/** Room for what is asked at once here, until a test takes it. */
let isCrowded = false;
const crowd = createCrowd({ least: 100, most: 100 });
const renders: Crowd = { ...crowd, run: async (work) => (isCrowded ? null : crowd.run(work)) };
const busy = (text: string) => ({
  version: "1",
  messages: {},
  texts: { "refusals.unavailable": text, "shell.retry": "↻" },
});
const TEXTS = new Map([
  ["en", busy("Try again.")],
  ["ar", busy("حاول")],
]);
let version = "en system 1";
await mountMedia(app, join(folder, "media"));
await mountPlayer(app, {
  player: builtPlayer(folder),
  origin: "http://own.example",
  random: seededRandom(1, { nowMs: () => 0 }),
  nowMs: clock.nowMs,
  sourceOf: ({ url, nonce }) => ({
    stamp: async () => version,
    context: {
      nonce,
      origin: url.origin,
      boot: () => Promise.reject(new Error("not asked for here")),
      page: async () => null,
      look: async () => "",
      verification: async () => "",
    },
  }),
  busyPage: (wishes) => busyPage(TEXTS, wishedLanguages(wishes)),
  renders,
  onError: (error) => faults.push(error),
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each(["/", "//", "//other.example/", "/%5C%5Cother.example"])(
  "reads %s as a path of this site",
  async (path) => {
    const answer = await app.inject({ method: "GET", url: `http://own.example${path}` });
    expect([answer.statusCode, answer.json<{ origin: string }>().origin]).toEqual([
      200,
      "http://own.example",
    ]);
    expect(faults).toEqual([]);
  },
);

it("lets no script of an uploaded figure run", async () => {
  const { statusCode, headers } = await app.inject({ method: "GET", url: "/media/figure.svg" });
  expect([statusCode, headers["content-security-policy"]]).toEqual([200, expect.stringContaining("sandbox")]);
});

type Told = { readonly asked: number; readonly cookie: string | null; readonly bearer: string | null };

async function read(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await app.inject({ method: "GET", url, headers });
  const told = JSON.parse(/<p>(.*)<\/p>/.exec(answer.body)?.[1] ?? "null") as Told; // written by the app above
  return { answer, told };
}

describe("a page that everybody gets alike", () => {
  const ann = { cookie: "lang=en; secret=ann", authorization: "Bearer ann" };

  it("is rendered once for a crowd, and from nothing that a reader sent", async () => {
    const first = await read("/page/crowd/", ann);
    expect(first.told).toMatchObject({ cookie: null, bearer: null });
    const crowd = await Promise.all(
      Array.from({ length: 50 }, () => read("/page/crowd/", { cookie: "bob" })),
    );
    for (const { answer } of crowd) expect(answer.body).toBe(first.answer.body);
  });

  it("is rendered once for a crowd that comes at the same time", async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => read("/page/rush/")));
    expect(new Set(crowd.map(({ told }) => told.asked)).size).toBe(1);
  });

  it("is rendered anew for another language, theme or content, and when it is old", async () => {
    const first = await read("/page/change/");
    version = "ar system 1";
    const other = await read("/page/change/");
    version = "en system 1";
    expect((await read("/page/change/")).told.asked).toBe(first.told.asked);
    clock.advanceMs(5_001);
    const later = await read("/page/change/");
    expect(new Set([first, other, later].map(({ told }) => told.asked)).size).toBe(3);
  });

  it("names the scripts of the app by hash, and no script that came in with a text", async () => {
    const { answer } = await read("/page/scripts/");
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash("sha256", "ours()", "base64")}';`);
    expect(policy).not.toContain(hash("sha256", "smuggled()", "base64"));
    expect(answer.body + policy).not.toContain("nonce");
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types crosscheck");
  });

  it("is sent packed, the same to everybody", async () => {
    const packed = await app.inject({ url: "/page/packed/", headers: { "accept-encoding": "br" } });
    const plain = await app.inject({ url: "/page/packed/" });
    expect([packed.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual([
      "br",
      undefined,
    ]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});

describe("a page of one reader", () => {
  it.each(["/page/own/?code=1", "/page/own/?lang=en&code=1", "/page/own/?lang=e%20n"])(
    "is kept for nobody: %s",
    async (url) => {
      const first = await read(url, { cookie: "ann" });
      const second = await read(url, { cookie: "bob" });
      expect([first.told.cookie, second.told.cookie]).toEqual(["ann", "bob"]);
      expect(second.told.asked).toBe(first.told.asked + 1);
    },
  );

  it("is not kept when it is not there", async () => {
    const first = await read("/page/missing/");
    expect(first.answer.statusCode).toBe(404);
    expect((await read("/page/missing/")).told.asked).toBe(first.told.asked + 1);
  });
});

describe("a crowd that is too big", () => {
  afterEach(() => {
    isCrowded = false;
  });

  it.each([
    ["en", "ltr", "Try again."],
    ["ar", "rtl", "حاول"],
  ])("is told so in its language (%s), and when to come again", async (language, direction, text) => {
    isCrowded = true;
    const answer = await app.inject({
      url: "/page/own/?code=2",
      headers: { "accept-language": `${language},fr;q=0.5` },
    });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "3"]);
    expect(answer.body).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(answer.body).toContain(`<p>${text}</p>`);
  });

  it("gets the page that is kept, also when it should be rendered anew", async () => {
    const first = await read("/page/old/");
    clock.advanceMs(30_000);
    isCrowded = true;
    expect((await read("/page/old/")).told.asked).toBe(first.told.asked);
  });
});
