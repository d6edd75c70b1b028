import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import Fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { mountMedia } from "../media/mount-media.ts";
import { createFolderStorage } from "../ports/storage.ts";
import { ALL_HEADERS } from "../net/security-headers.ts";
import { importPack } from "./import-pack.ts";
import { importContent } from "./import-content.ts";
import { sanitisePassage } from "./passage-html.ts";
import { findPassage, findPassageVersion, listPassages } from "./passage-queries.ts";
import { categoryIdOf, passageIdOf } from "./plan-import.ts";
import { SAMPLE_MANIFEST, createSamplePack, jsonLines, sampleRows, type SampleRow } from "./sample-pack.ts";

const CONTENT = join(import.meta.dirname, "../../../../content");

const { db } = await createTestDatabase();
const clock = fakeClock();
const folder = await mkdtemp(join(tmpdir(), "crosscheck-media-"));
const options = {
  nowMs: clock.nowMs(),
  uuid: seededRandom(1, clock).uuid,
  dryRun: false,
  storage: createFolderStorage(folder),
  onProgress: () => undefined,
};
const app = Fastify();
app.addHook("onRequest", (_request, reply, done) => {
  reply.headers(ALL_HEADERS);
  done();
});
await mountMedia(app, folder);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const HARM = [
  '<p onclick="alert(1)" style="position:fixed">Wind</p>',
  "<script>alert(1)</script>",
  "<style>body{display:none}</style>",
  '<a href="javascript:alert(1)">click</a>',
  '<img src="https://evil.example/pixel.png" alt="x">',
  '<img src="//evil.example/pixel.png">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="media/wind.svg" alt="Wind &quot;rose&quot;" onerror="alert(1)" style="width:9999px" srcset="https://evil.example/a 2x">',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="media/wind.svg"></object><embed src="media/wind.svg">',
  '<form action="https://evil.example"><input name="a"></form>',
  "<svg><script>alert(1)</script></svg>",
  '<math><mtext><img src="x" onerror="alert(1)"></mtext></math>',
  '<td colspan="2" onmouseover="alert(1)">cell</td>',
  "<p>3 &lt; 5</p><!-- hidden --><p>end",
].join("");

const passage = (changes: Readonly<Record<string, unknown>> = {}): SampleRow => ({
  id: "passage-1",
  category: "air-law",
  subcategory: "rules-of-the-air",
  title: "Wind",
  detail: HARM,
  content_type: "text",
  reference: "FAA-H-8083-28",
  version: 1,
  ...changes,
});

const FILES = {
  "pack.json": JSON.stringify({ ...SAMPLE_MANIFEST, type: 2 }),
  "questions.en.jsonl": jsonLines(sampleRows(1, 10, { passage: "passage-1" })),
  "media/wind.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const PLACE = { categoryId: categoryIdOf("air-law"), subcategoryId: null };

describe("the text of a passage", () => {
  it("keeps its tags and the pack's own pictures, and nothing that runs, loads or hides", async () => {
    await using pack = await createSamplePack({ ...FILES, "passages.en.jsonl": jsonLines([passage()]) });
    const report = await importPack(db, pack.folder, options);
    expect([report.status, report.problems.filter(({ severity }) => severity === "error")]).toEqual([
      "imported",
      [],
    ]);
    const [stored] = await listPassages(db, PLACE, ["en"]);
    const detail = stored?.detail ?? "";
    expect(detail).not.toMatch(
      /script|onclick|onerror|onload|onmouseover|style|javascript:|evil|iframe|object|embed|form|data:|srcset|<a|<!--|secret/i,
    );
    const pictures = [...detail.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(1);
    const src = /src="(\/media\/content\/[0-9a-f]{40}\.svg)"/.exec(pictures[0] ?? "")?.[1] ?? "";
    expect(pictures[0]).toContain('alt="Wind &quot;rose&quot;"');
    expect(detail).toContain("<p>Wind</p>");
    expect(detail).toContain('<td colspan="2">cell</td>');
    expect(detail).toContain("<p>3 &lt; 5</p><p>end</p>");
    expect((await app.inject({ url: src })).statusCode).toBe(200);
  });

  it("comes out of a second cleaning as it went in", () => {
    const once = sanitisePassage({ html: HARM, language: "en" }, () => undefined);
    expect(sanitisePassage({ html: once, language: "en" }, () => undefined)).toBe(once);
  });

  it.each([
    "media/../../secret.svg",
    "media/not-there.svg",
    "secret.svg",
    "/media/wind.svg",
    "MEDIA/wind.svg",
    "",
  ])("shows no picture from %s", (src) => {
    const nameOf = (file: string) => (file === "wind.svg" ? "content/abc.svg" : undefined);
    expect(sanitisePassage({ html: `<p>x</p><img src="${src}" alt="y">`, language: "en" }, nameOf)).toBe(
      "<p>x</p>",
    );
  });

  it.each([
    ["a picture", { detail: '<p>x</p><img src="media/lost.svg" alt="">' }],
    ["a document", { content_type: "pdf", content_data: "lost.pdf" }],
    ["captions", { captions: "lost.vtt" }],
  ])("is not imported with %s that the pack does not have", async (_case, changes) => {
    await using pack = await createSamplePack({
      ...FILES,
      "passages.en.jsonl": jsonLines([passage({ detail: "<p>Other</p>", ...changes })]),
    });
    const report = await importPack(db, pack.folder, { ...options, dryRun: true });
    expect(report.status).toBe("invalid");
    expect(report.problems.map(({ message }) => message)).toContainEqual(expect.stringContaining("lost"));
  });

  it("gets a version when it changes in any language, and keeps the old texts", async () => {
    await using pack = await createSamplePack({
      ...FILES,
      "passages.en.jsonl": jsonLines([passage({ id: "passage-3", detail: "<p>One</p>" })]),
      "questions.en.jsonl": jsonLines(sampleRows(1, 10, { passage: "passage-3" })),
    });
    const passageId = passageIdOf("sample", "passage-3");
    const write = async (language: string, detail: string) => {
      const text = jsonLines([passage({ id: "passage-3", detail: `<p>${detail}</p>` })]);
      await pack.write({ [`passages.${language}.jsonl`]: text });
      expect(await importPack(db, pack.folder, options)).toMatchObject({ status: "imported" });
      const { version } = (await findPassage(db, passageId, ["en"])) ?? {};
      return version;
    };
    expect(await write("en", "One")).toBe(1);
    expect(await write("ar", "واحد")).toBe(2);
    const questions = jsonLines(sampleRows(1, 10, { passage: "passage-3", reference: "Other" }));
    await pack.write({ "questions.en.jsonl": questions });
    expect(await write("ar", "واحد")).toBe(2);
    expect(await write("en", "Two")).toBe(3);
    await pack.write({
      "passages.en.jsonl": jsonLines([passage({ detail: "<p>Other</p>" })]),
      "questions.en.jsonl": jsonLines(sampleRows(1, 10, { passage: "passage-1" })),
    });
    await pack.remove("passages.ar.jsonl");
    await importPack(db, pack.folder, options);
    expect(await findPassage(db, passageId, ["en"])).toBeUndefined();
    const read = async (version: number, language: string) =>
      (await findPassageVersion(db, { passageId, version }, [language]))?.detail;
    expect([await read(1, "en"), await read(2, "en"), await read(3, "en")]).toEqual([
      "<p>One</p>",
      "<p>One</p>",
      "<p>Two</p>",
    ]);
    expect([await read(1, "ar"), await read(3, "ar")]).toEqual([undefined, "<p>واحد</p>"]);
  });

  it("goes when it leaves its pack, and comes back with it", async () => {
    await using pack = await createSamplePack({
      ...FILES,
      "passages.en.jsonl": jsonLines([passage(), passage({ id: "passage-2", detail: "<p>Two</p>" })]),
    });
    const ids = async () => (await listPassages(db, PLACE, ["en"])).map(({ passageId }) => passageId);
    const both = ["passage-1", "passage-2"].map((id) => passageIdOf("sample", id));
    await importPack(db, pack.folder, options);
    expect(await ids()).toEqual(both);
    await pack.write({ "passages.en.jsonl": jsonLines([passage()]) });
    await importPack(db, pack.folder, options);
    expect(await ids()).toEqual(both.slice(0, 1));
    await pack.write({ "passages.en.jsonl": jsonLines([passage({ id: "passage-2" }), passage()]) });
    await importPack(db, pack.folder, options);
    expect(await ids()).toEqual(both.toReversed());
  });
});

it("figures and codes of the shipped Arabic passages keep their order", async () => {
  const { db: shipped } = await createTestDatabase();
  await importContent(shipped, CONTENT, options);
  const texts = await shipped
    .selectFrom("passage_texts")
    .select("detail")
    .where("language", "=", "ar")
    .execute();
  const isolated = texts.flatMap(({ detail }) => [...detail.matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/g)]);
  expect(isolated.map(([, run]) => run)).toEqual(expect.arrayContaining(["18 °C", "−1 °C", "12 kt"]));
  const bare = texts.map(({ detail }) => detail.replaceAll(/<bdi.*?<\/bdi>|<[^>]*>|&\w+;/g, ""));
  expect(bare.filter((text) => /[A-Za-z0-9]/.test(text))).toEqual([]);
});

it("every picture, clip, video, caption and document of the shipped packs is served", async () => {
  const { db: shipped } = await createTestDatabase();
  await importContent(shipped, CONTENT, options);
  const texts = await shipped
    .selectFrom("passage_texts")
    .select(["detail", "content_data", "captions"])
    .execute();
  const bodies = await shipped.selectFrom("item_versions").select("body").execute();
  const urls = new Set([
    ...texts.flatMap(({ detail }) => [...detail.matchAll(/src="([^"]+)"/g)].map(([, src]) => src ?? "")),
    ...texts
      .flatMap((row) => [row.content_data, row.captions])
      .filter((name) => name !== "")
      .map((name) => `/media/${name}`),
    ...bodies.flatMap(({ body }) => body.media.map(({ file }) => `/media/${file}`)),
  ]);
  expect(urls.size).toBeGreaterThan(140);
  const types = new Map<string, string>();
  for (const url of urls) {
    const { statusCode, headers } = await app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    const ending = url.slice(url.lastIndexOf("."));
    types.set(ending, String(headers["content-type"]).split(";", 1)[0] ?? "");
    const isPdf = ending === ".pdf";
    expect(headers["x-frame-options"]).toBe(isPdf ? "SAMEORIGIN" : "DENY");
    expect(String(headers["content-security-policy"])).toContain(
      isPdf ? "frame-ancestors 'self'" : "sandbox",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  expect(Object.fromEntries(types)).toMatchObject({
    ".pdf": "application/pdf",
    ".webm": "video/webm",
    ".vtt": "text/vtt",
    ".mp3": "audio/mpeg",
    ".svg": "image/svg+xml",
  });
});
