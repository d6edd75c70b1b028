import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputOf } from "@crosscheck/contract";
import type { viewPage } from "@crosscheck/contract/operators/pages";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";
import { isEmptyPage, sanitisePage } from "./page-html.ts";

const app = await createTestApp({ content: false });
const admin = await createOperators(app).newOperator("admin");
const FOLDER = join(import.meta.dirname, "../../../../content/pages");

const PAGE = { type: "about_us", language: "en" } as const;
const write = (html: string | null, version: number, page: object = PAGE) =>
  admin.call("set_page", { ...page, html, version });
const shown = async (language_id = 14) =>
  dataOf<{ about_us: string }>(await app.call("get_settings", { type: "about_us", language_id })).about_us;
const view = async (version?: number) =>
  (await admin.call("view_page", { ...PAGE, version })).data as OutputOf<typeof viewPage>; // of the contract

beforeEach(async () => {
  await sql`truncate page_versions, pages`.execute(app.db);
});

describe("rich text of pages", () => {
  it.each([
    ["<script>alert(1)</script><p>Yes</p>", "<p>Yes</p>"],
    ['<p onclick="alert(1)" style="color:red" class="x">Yes</p>', "<p>Yes</p>"],
    ['<img src=x onerror="alert(1)"><p>Yes</p>', "<p>Yes</p>"],
    ['<a href="javascript:alert(1)">Yes</a>', "Yes"],
    ['<a href="//evil.example">Yes</a>', "Yes"],
    ['<a href="data:text/html,x">Yes</a>', "Yes"],
    ['<a href="/faq/">Yes</a>', '<a href="/faq/">Yes</a>'],
    [
      '<a href="https://example.org" target="_blank">Yes</a>',
      '<a href="https://example.org" rel="noopener noreferrer nofollow">Yes</a>',
    ],
    ["<iframe src='https://x.example'></iframe><form><input></form><p>Yes", "<p>Yes</p>"],
    ["<svg><script>alert(1)</script></svg><h1>Yes</h1>", "Yes"],
    ["<style>p{display:none}</style><p>Yes</p>", "<p>Yes</p>"],
    ["a < b & c", "a &lt; b &amp; c"],
  ])("%s becomes %s", (html, clean) => {
    expect(sanitisePage(html)).toBe(clean);
    expect(sanitisePage(clean)).toBe(clean);
  });

  it.each(["", "<p> </p>", "<p>&nbsp;<br>\u200b</p>"])("sees that %j is empty", (html) => {
    expect(isEmptyPage(html)).toBe(true);
  });

  it("leaves what ships as it is", () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".html"),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const html = readFileSync(join(FOLDER, file), "utf8").trim();
      expect([file, sanitisePage(html)]).toEqual([file, html]);
    }
  });
});

describe("public pages", () => {
  it("are what an operator writes, and as they ship when that is taken back", async () => {
    const before = await shown();
    expect(await write("<p>{{app_name}} flies.</p><script>x</script>", 0)).toMatchObject({
      message: "updated",
      data: { html: "<p>{{app_name}} flies.</p>", version: 1 },
    });
    expect(await shown()).toBe("<p>Crosscheck flies.</p>");
    expect(await write(null, 1)).toMatchObject({ data: { version: 2 } });
    expect(await shown()).toBe(before);
  });

  it("are written per language; a language without one reads the English one that ships", async () => {
    await admin.call("add_language", { language: "fr", own_name: "Français", locale: "fr" });
    const page = { type: "about_us", language: "fr" };
    const french = rowsOf<{ language: string; state: string }>(await admin.call("list_pages"));
    expect(french.find(({ language }) => language === "fr")).toMatchObject({ state: "missing" });
    expect(await shown(16)).toBe(await shown(14));
    await write("<p>Bonjour</p>", 0, page);
    expect([await shown(16), await shown(14)]).toEqual([
      "<p>Bonjour</p>",
      expect.stringContaining("Crosscheck"),
    ]);
    expect(await write("<p>x</p>", 0, { type: "faq", language: "xx" })).toMatchObject({ refused: "no_data" });
  });

  it("keep every version, and refuse what somebody else has changed since", async () => {
    await write("<p>One</p>", 0);
    await write("<p>Two</p>", 1);
    expect(await write("<p>Late</p>", 1)).toMatchObject({ refused: "changed_meanwhile" });
    const both = await Promise.all([write("<p>A</p>", 2), write("<p>B</p>", 2)]);
    expect(both.filter(({ refused }) => refused === "changed_meanwhile")).toHaveLength(1);
    const { version, versions } = await view();
    expect([version, versions.map((one) => one.version)]).toEqual([3, [3, 2, 1]]);
    expect((await view(1)).html).toBe("<p>One</p>");
    expect(await admin.call("view_page", { ...PAGE, version: 9 })).toMatchObject({ refused: "no_data" });
  });

  it("refuse to be empty, also of what is taken out", async () => {
    expect(await write("<script>alert(1)</script><p> </p>", 0)).toMatchObject({ refused: "page_empty" });
  });

  it("are shown before they are written, with what was taken out told", async () => {
    const preview = (html: string, language = "en") =>
      admin.call("preview_page", { type: "faq", language, html });
    expect((await preview("<p>{{contact_email}}</p>")).data).toEqual({
      html: "<p>hello@crosscheck.example</p>",
      is_cut: false,
    });
    expect((await preview("<p>x</p><iframe></iframe>")).data).toMatchObject({ is_cut: true });
    expect((await preview("<p>درجة 18 °C</p>", "ar")).data).toMatchObject({
      html: '<p>درجة <bdi dir="ltr">18 °C</bdi></p>',
    });
    expect(await shown()).not.toContain("iframe");
  });
});
