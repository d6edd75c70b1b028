import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { createOperators, rowsOf, type Outcome } from "../operators/operator-fixture.ts";

type Row = {
  readonly text_id: string;
  readonly state: string;
  readonly own: string | null;
  readonly version: number;
};
type Imported = { readonly changed: readonly object[]; readonly faults: readonly object[] };
type Texts = OutputOf<Actions["get_system_language_json"]>;

const app = await createTestApp({ content: false });
const { newOperator } = createOperators(app);
const [admin, author] = [await newOperator("admin"), await newOperator("author")];

const ID = "shell.retry";
const textsIn = async (language: string) =>
  dataOf<Texts>(await app.call("get_system_language_json", { from: 2, language }));
const write = (text: string | null, version = 0, language = "en", text_id = ID) =>
  author.call("set_interface_text", { language, text_id, text, version });
const list = (fields: object) => admin.call("list_interface_texts", { language: "en", ...fields });
const addFrench = (more: object = {}) =>
  admin.call("add_language", { language: "fr", own_name: "Français", locale: "fr-FR", ...more });

beforeEach(async () => {
  await sql`delete from interface_texts`.execute(app.db);
  await sql`delete from languages where code not in ('en', 'ar')`.execute(app.db);
  await sql`update languages set version = version + 1, is_default = false, is_content = true,
    is_interface = true`.execute(app.db);
  await sql`update languages set is_default = true where code = 'en'`.execute(app.db);
  app.clock.advanceMs(5_000);
});

describe("texts of the interface", () => {
  it("are shown as an operator writes them, at once, and as they ship when he takes his back", async () => {
    const before = await textsIn("en");
    expect(await write("Once more")).toMatchObject({
      message: "updated",
      data: { state: "own", version: 1 },
    });
    const now = await textsIn("en");
    expect(now.texts[ID]).toBe("Once more");
    expect(now.messages[ID]).toEqual(["Once more"]);
    expect(now.version).not.toBe(before.version);
    expect(await write(null, 1)).toMatchObject({ data: { state: "shipped", own: null, version: 2 } });
    expect(await textsIn("en")).toEqual(before);
  });

  it("are seen within two seconds where another process has written them", async () => {
    await textsIn("en");
    await sql`insert into interface_texts values ('en', ${ID}, 'Again', 1, now())`.execute(app.db);
    app.clock.advanceMs(2_000);
    expect((await textsIn("en")).texts[ID]).toBe("Again");
  });

  it("refuse what somebody else has changed since, whoever is later", async () => {
    await write("Once more");
    expect(await write("And again")).toMatchObject({ refused: "changed_meanwhile" });
    const both = await Promise.all([write("One", 1), write("Two", 1)]);
    expect(both.filter((one) => one.refused === "changed_meanwhile")).toHaveLength(1);
    // A text that was taken back has a version too.
    await write(null, 2);
    expect(await write("Three", 0)).toMatchObject({ refused: "changed_meanwhile" });
  });

  it.each([
    ["{count", "text_syntax"],
    ["Again {name}", "text_values"],
    ["<script>alert(1)</script>", "text_values"],
    ["", "text_syntax"],
  ])("refuse %j", async (text, refused) => {
    expect(await write(text)).toMatchObject({ refused });
    expect((await textsIn("en")).texts[ID]).not.toBe(text);
  });

  it("do not count when the English one has changed since, and are told apart", async () => {
    await sql`insert into interface_texts values ('ar', ${ID}, 'مرة {name}', 1, now())`.execute(app.db);
    app.clock.advanceMs(2_000);
    expect((await textsIn("ar")).texts[ID]).not.toContain("{name}");
    expect(rowsOf<Row>(await list({ language: "ar", state: "stale" }))).toMatchObject([{ text_id: ID }]);
    expect(rowsOf<Row>(await list({ language: "ar", limit: 1 }))).toMatchObject([{ text_id: ID }]);
  });

  it("are listed with the missing ones first, page by page, by words of the id and both texts", async () => {
    await addFrench();
    const all = rowsOf<Row>(await list({ language: "fr", limit: 200 }));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(["missing"]));
    const [first] = all;
    await write("Bienvenue", 0, "fr", "home.title");
    const total = (await list({ language: "fr" })).total ?? 0;
    const seen: Row[] = [];
    for (let cursor: string | undefined; seen.length < total;) {
      const page: Outcome = await list({ language: "fr", limit: 200, cursor });
      seen.push(...rowsOf<Row>(page));
      cursor = (page.data as { next_cursor: string | null }).next_cursor ?? undefined; // of the contract
    }
    expect(seen[0]).toEqual(first);
    expect(seen.at(-1)).toMatchObject({ text_id: "home.title", state: "own" });
    expect(new Set(seen.map(({ text_id }) => text_id)).size).toBe(total);
    expect(rowsOf<Row>(await list({ language: "fr", search: "bienvenue" }))).toHaveLength(1);
    expect(rowsOf<Row>(await list({ search: ID }))).toMatchObject([{ text_id: ID, state: "shipped" }]);
    expect(await list({ language: "xx" })).toMatchObject({ refused: "no_data" });
    expect(await write("x", 0, "en", "no.such")).toMatchObject({ refused: "no_data" });
  });
});

describe("files of texts", () => {
  const take = (content: string, more: object = {}) =>
    author.call("import_interface_texts", { language: "ar", format: "csv", content, ...more });
  const contentOf = (outcome: Outcome) => (outcome.data as { content: string }).content; // of the contract

  it.each(["csv", "json"])("go out as %s and come back without a change", async (format) => {
    await write("=Start+1", 0, "en", "home.title");
    for (const language of ["en", "ar"]) {
      const content = contentOf(await author.call("export_interface_texts", { language, format }));
      expect(await take(content, { language, format, is_trial: false })).toMatchObject({
        data: { changed: [], faults: [], is_stored: true },
      });
    }
  });

  it("have no formulas", async () => {
    await write("=Start+1", 0, "en", "home.title");
    const content = contentOf(await author.call("export_interface_texts", { language: "en" }));
    expect(content).toContain(`"'=Start+1"`);
  });

  it("say first what they would change, then change it", async () => {
    const file = `text_id;english;text\r\n${ID};Retry;من جديد\r\nhome.title;Home;\r\n`;
    expect((await take(file)).data).toMatchObject({
      texts: 2,
      changed: [{ text_id: ID, after: "من جديد" }],
      is_stored: false,
    });
    expect((await textsIn("ar")).texts[ID]).not.toBe("من جديد");
    expect(await take(file, { is_trial: false })).toMatchObject({ message: "updated" });
    expect((await textsIn("ar")).texts[ID]).toBe("من جديد");
  });

  it("are taken whole or not at all, with every fault named", async () => {
    const file = `text_id,text\n${ID},من جديد\nhome.title,{name\nno.such,x\n`;
    const { changed, faults } = (await take(file, { is_trial: false })).data as Imported; // of the contract
    expect(changed).toHaveLength(1);
    expect(faults).toEqual([
      { text_id: "home.title", fault: "text_syntax" },
      { text_id: "no.such", fault: "text_unknown" },
    ]);
    expect((await textsIn("ar")).texts[ID]).not.toBe("من جديد");
  });

  it.each([
    ["csv", "what,ever\n1,2\n"],
    ["csv", 'text_id,text\n"a'],
    ["json", "{"],
    ["json", '{"texts": {"a.b": 1}}'],
  ])("that are no such %s are refused", async (format, content) => {
    expect(await take(content, { format })).toMatchObject({ refused: "file_not_read" });
  });
});

describe("languages", () => {
  const codesOf = async (action: string) =>
    dataOf<readonly { code: string }[]>(await app.call(action)).map(({ code }) => code);
  const change = (language: string, version: number, more: object = {}) =>
    admin.call("change_language", {
      language,
      version,
      own_name: language,
      locale: language,
      is_rtl: false,
      is_content: true,
      is_interface: true,
      is_default: false,
      ...more,
    });
  const versionOf = async (code: string) => {
    const rows = rowsOf<{ language: string; version: number }>(await admin.call("list_languages"));
    return rows.find(({ language }) => language === code)?.version ?? 0;
  };

  it("are added for questions, for the interface or both, and begin with the English texts", async () => {
    expect(await addFrench({ is_content: false })).toMatchObject({
      data: { language: "fr", is_rtl: false, is_default: false, version: 1 },
    });
    expect(await codesOf("get_system_language_list")).toEqual(["en", "ar", "fr"]);
    expect(await codesOf("get_languages")).toEqual(["en", "ar"]);
    await write("Encore", 0, "fr");
    const [french, english] = [await textsIn("fr"), await textsIn("en")];
    expect(french.texts).toEqual({ ...english.texts, [ID]: "Encore" });
    expect(await addFrench()).toMatchObject({ refused: "language_exists" });
  });

  it("count what is missing", async () => {
    await addFrench();
    await write("Encore", 0, "fr");
    const rows = rowsOf<{ language: string; texts: number; texts_missing: number }>(
      await author.call("list_languages"),
    );
    const all = rows[0]?.texts ?? 0;
    expect(rows.map(({ language, texts_missing }) => [language, texts_missing])).toEqual([
      ["en", 0],
      ["ar", 0],
      ["fr", all - 1],
    ]);
  });

  it.each(["en-GB", "fr_FR", "french", "xx"])("refuse %s as the locale of French", async (locale) => {
    expect(await addFrench({ locale })).toMatchObject({ refused: "invalid_field", field: "locale" });
  });

  it("are switched off, for questions and interface apart", async () => {
    const version = await versionOf("ar");
    await change("ar", version, { is_interface: false });
    expect(await codesOf("get_system_language_list")).toEqual(["en"]);
    expect(await codesOf("get_languages")).toEqual(["en", "ar"]);
    expect((await app.call("get_system_language_json", { language: "ar" })).body).toMatchObject({
      message: "102",
    });
    expect(await change("ar", version)).toMatchObject({ refused: "changed_meanwhile" });
    await change("ar", version + 1, { is_content: false });
    expect(await codesOf("get_languages")).toEqual(["en"]);
  });

  it("have one default, which is on", async () => {
    const version = await versionOf("en");
    for (const more of [{ is_default: false }, { is_default: true, is_content: false }])
      expect(await change("en", version, more)).toMatchObject({ refused: "language_is_default" });
    expect(await change("ar", await versionOf("ar"), { is_default: true })).toMatchObject({
      data: { is_default: true },
    });
    expect(await codesOf("get_languages")).toEqual(["ar", "en"]);
    expect(await change("en", version, { is_content: false })).toMatchObject({
      refused: "changed_meanwhile",
    });
  });

  it("are one while language mode is off: nothing is to be chosen", async () => {
    await admin.call("set_setting", { key: "languageMode", value: false });
    expect(await codesOf("get_system_language_list")).toEqual(["en"]);
    expect(dataOf(await app.call("get_languages"))).toMatchObject([{ id: 0, language: "english" }]);
    await admin.call("set_setting", { key: "languageMode", value: null });
  });
});
