import type { OutputOf } from "@crosscheck/contract";
import type { getWebHomeSettings } from "@crosscheck/contract/actions/settings";
import { HOME_SECTIONS } from "@crosscheck/contract/home-sections";
import { MOST_SLIDES, type createSlide, type listSlides } from "@crosscheck/contract/operators/slides";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { dropSlides } from "./current-slides.ts";

const app = await createTestApp({ content: false });
const operators = createOperators(app);
const admin = await operators.newOperator("admin");
const HOUR_MS = 3_600_000;
const FIGURE = `content/${"0b".repeat(20)}.webp`;

type Slide = OutputOf<typeof createSlide>;

const at = (hours: number) => new Date(app.clock.nowMs() + hours * HOUR_MS).toISOString();
const words = (heading: string) => ({ en: { heading, text: `${heading}.` } });
const slide = (heading: string, more: object = {}) => ({
  words: words(heading),
  starts_at: at(0),
  ...more,
});
const create = (heading: string, more: object = {}) => admin.call("create_slide", slide(heading, more));
/** Stores it; answers its row. */
const stored = async (heading: string, more: object = {}) => (await create(heading, more)).data as Slide; // of the contract
const list = async (fields: object = {}) =>
  (await admin.call("list_slides", fields)).data as OutputOf<typeof listSlides>; // of the contract
const home = async (language_id = 14) =>
  dataOf<OutputOf<typeof getWebHomeSettings>>(await app.call("get_web_home_settings", { language_id }));
const headings = async () => (await home()).slides.map(({ heading }) => heading);

beforeEach(async () => {
  await sql`truncate home_slides`.execute(app.db);
  dropSlides(app.db);
  await sql`delete from settings`.execute(app.db);
});

describe("slides on home", () => {
  it("are there from their start to their end, in their order, five at once", async () => {
    await stored("Over soon", { ends_at: at(1) });
    await stored("Tomorrow", { starts_at: at(24) });
    for (const name of ["A", "B", "C", "D", "E"]) await stored(name);
    expect(await headings()).toEqual(["Over soon", "A", "B", "C", "D"]);
    expect((await list()).rows.map(({ state }) => state)).toEqual([
      "live",
      "upcoming",
      ...Array.from({ length: 5 }, () => "live"),
    ]);
    app.clock.advanceMs(HOUR_MS);
    expect(await headings()).toEqual(["A", "B", "C", "D", "E"]);
    expect((await list()).rows[0]?.state).toBe("over");
    app.clock.advanceMs(23 * HOUR_MS);
    expect(await headings()).toEqual(["Tomorrow", "A", "B", "C", "D"]);
  });

  it("change their order, all together", async () => {
    const ids = [await stored("A"), await stored("B"), await stored("C")].map(({ slide_id }) => slide_id);
    expect(await admin.call("order_slides", { ids: ids.toReversed() })).toMatchObject({ message: "updated" });
    expect(await headings()).toEqual(["C", "B", "A"]);
    for (const wrong of [ids.slice(1), [...ids, crypto.randomUUID()], [ids[0], ids[0], ids[1]]])
      expect(await admin.call("order_slides", { ids: wrong })).toMatchObject({
        refused: "changed_meanwhile",
      });
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.next_cursor });
    expect([...first.rows, ...second.rows].map(({ words: { en } }) => en?.heading)).toEqual(["C", "B", "A"]);
  });

  it("are no more than can be looked through, and one that goes makes room", async () => {
    const first = await stored("A");
    for (let made = 1; made < MOST_SLIDES; made += 1) await stored("B");
    expect(await create("C")).toEqual({ refused: "slides_full" });
    await admin.call("delete_slide", { slide_id: first.slide_id, version: first.version });
    expect(await create("C")).toMatchObject({ message: "stored" });
    const ids = (await list({ limit: 200 })).rows.map(({ slide_id }) => slide_id);
    expect(await admin.call("order_slides", { ids })).toMatchObject({ message: "updated" });
  });

  it("are changed and taken away, but not over somebody else's change", async () => {
    const { slide_id, version } = await stored("A", { link: "/leaderboard/" });
    const change = (heading: string, read: number) =>
      admin.call("change_slide", { ...slide(heading), slide_id, version: read });
    expect(await change("B", version)).toMatchObject({ data: { link: null, version: 2 } });
    expect(await change("C", version)).toMatchObject({ refused: "changed_meanwhile" });
    expect(await headings()).toEqual(["B"]);
    const remove = (read: number) => admin.call("delete_slide", { slide_id, version: read });
    expect(await remove(version)).toMatchObject({ refused: "changed_meanwhile" });
    expect(await remove(2)).toMatchObject({ message: "updated" });
    expect(await remove(2)).toMatchObject({ refused: "no_data" });
    expect(await change("D", 2)).toMatchObject({ refused: "no_data" });
    expect(await headings()).toEqual([]);
  });

  it("are told in the language of home, else in English", async () => {
    await stored("A", { words: { ...words("A"), ar: { heading: "ا", text: "نص" } } });
    await stored("B");
    expect((await home(15)).slides.map(({ heading }) => heading)).toEqual(["ا", "B"]);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "http://example.org/",
    "//evil.example/",
    "HTTPS://example.org/",
    "https://user:pass@evil.example/",
    "https://127.0.0.1/",
    'https://example.org/"onclick="alert(1)',
    "/leaderboard/\njavascript:alert(1)",
    "/\\evil.example/",
  ])("do not lead to %j", async (link) => {
    expect(await create("A", { link })).toMatchObject({ refused: "invalid_field", field: "link" });
  });

  it.each(["/", "/quiz-play/daily-quiz-dashboard/", "https://example.org", "https://example.org/a?b=c"])(
    "lead to %s",
    async (link) => {
      await stored("A", { link });
      expect((await home()).slides[0]?.link).toBe(link);
    },
  );

  it("show pictures that were uploaded, with what they show", async () => {
    const told = { words: { en: { heading: "A", text: "A.", alt: "A wing" } } };
    expect(await create("A", { ...told, image: FIGURE })).toMatchObject({ field: "image" });
    await sql`insert into content_files (name, kind, title, size_bytes, uploaded_at)
      values (${FIGURE}, 'figure', 'A wing', 10, now())`.execute(app.db);
    expect(await create("A", { image: FIGURE })).toMatchObject({ field: "words" });
    for (const image of ["https://evil.example/x.webp", "content/../x.webp", `${FIGURE}"onerror="x`])
      expect(await create("A", { ...told, image })).toMatchObject({ field: "image" });
    await stored("A", { ...told, image: FIGURE });
    expect((await home()).slides[0]).toMatchObject({ image: `/media/${FIGURE}`, alt: "A wing" });
    expect(await admin.call("set_setting", { key: "siteLogo", value: FIGURE })).toMatchObject({
      message: "updated",
    });
  });

  it("end after they have begun, and are of administrators alone", async () => {
    expect(await create("A", { ends_at: at(-1) })).toMatchObject({ field: "ends_at" });
    const author = await operators.newOperator("author");
    expect(await author.call("create_slide", slide("A"))).toMatchObject({ refused: "role_missing" });
  });
});

describe("sections and links of the site", () => {
  const set = (key: string, value: unknown) => admin.call("set_setting", { key, value });

  it("stand in the operator's order, those that are hidden left out", async () => {
    expect((await home()).sections).toEqual(HOME_SECTIONS);
    await set("homeSections", ["board", "today"]);
    expect((await home()).sections).toEqual(["board", "today"]);
    for (const wrong of [["today", "today"], ["<b>"], "today"])
      expect(await set("homeSections", wrong)).toMatchObject({ field: "value" });
  });

  it("lead to where else the site is found, over https alone", async () => {
    const links = [{ name: "Video", url: "https://video.example.org/@school" }];
    await set("socialLinks", links);
    expect(dataOf(await app.call("get_web_settings", {}))).toMatchObject({ social_links: links });
    for (const url of [
      "javascript:alert(1)",
      "http://example.org",
      "https://a:b@example.org/",
      "//x.example",
    ])
      expect(await set("socialLinks", [{ name: "Video", url }])).toMatchObject({ field: "value" });
    expect(await set("socialLinks", [...links, ...links])).toMatchObject({ field: "value" });
  });
});
