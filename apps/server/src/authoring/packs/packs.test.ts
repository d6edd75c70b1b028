import { zipSync } from "fflate";
import sharp from "sharp";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { afterAll, describe, expect, it } from "vitest";
import {
  createSamplePack,
  jsonLines,
  SAMPLE_MANIFEST,
  sampleRow,
  sampleRows,
} from "../../content/sample-pack.ts";
import { inTurn } from "../../postgres/turn-queries.ts";
import { createPackProduct, type PackReport } from "./pack-fixture.ts";

const here = await createPackProduct(await createTestApp({ content: false }));
const other = await createTestApp({ content: false });
const there = await createPackProduct(other);

const SVG = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`;
const media = (file: string) => [{ type: "image", file, alt: "A needle." }];
const arabic = (n: number, changes: object = {}) =>
  sampleRow(n, { stem: `ماذا يفعل قائد الطائرة ${n} فوق النقطة؟`, ...changes });
const passage = (id: string, detail: string) => ({
  id,
  category: "stories",
  title: "A story",
  detail,
  content_type: "text",
  reference: "Own words",
  version: 1,
});
const MANIFEST = {
  ...SAMPLE_MANIFEST,
  categories: [
    ...SAMPLE_MANIFEST.categories,
    { slug: "stories", code: "010", name: { en: "Stories" }, emblem: "navigation", coins: 20 },
    { slug: "empty", code: "010", name: { en: "Empty" }, emblem: "navigation" },
  ],
};
const story = { category: "stories", subcategory: null, passage: "story-1" };
const FILES = {
  "pack.json": JSON.stringify(MANIFEST),
  "questions.en.jsonl": jsonLines([
    sampleRow(1, { media: media("folder/needle.svg") }),
    sampleRow(2, { figure: { kind: "papi", red: 3 } }),
    ...sampleRows(3, 20).map((row, at) => (at < 8 ? row : { ...row, level: 2 })),
    ...sampleRows(21, 25, story),
  ]),
  "questions.ar.jsonl": jsonLines([
    arabic(1, { media: media("folder/needle.svg") }),
    ...[2, 3, 4].map((n) => arabic(n)),
    arabic(21, story),
  ]),
  "passages.en.jsonl": jsonLines([
    passage("story-1", '<p>At FL100 &lt; 3 °C</p><img src="media/wind.svg" alt="Wind"><p>End.</p>'),
    passage("story-2", "<p>Another one.</p>"),
  ]),
  "passages.ar.jsonl": jsonLines([passage("story-1", "<p>على ارتفاع 3000 ft تهب الريح.</p>")]),
  "papers.jsonl": jsonLines([
    {
      id: "day-1",
      name: { en: "One" },
      items: [1, 2, 3, 4].map((n) => `sample/sample-${n}`).concat("sample/sample-6"),
    },
  ]),
  "media/folder/needle.svg": SVG("needle"),
  "media/wind.svg": SVG("wind"),
};
const pack = await createSamplePack(FILES);
afterAll(() => pack[Symbol.asyncDispose]());
await here.load(pack.folder);

type Listed = { readonly question_id: string; readonly source_id: string };
type Viewed = { readonly live: { readonly category_id: string; readonly texts: Record<string, object> } };
type Place = { readonly category_id: string; readonly version: number };

async function idOf(name: string): Promise<string> {
  const { data } = await here.ann.call("list_questions", { text: name, limit: 50 });
  const { rows } = data as { readonly rows: readonly Listed[] };
  return rows.find(({ source_id }) => source_id === name)?.question_id ?? "";
}
const placeOf = async (category: string) =>
  (await here.ann.call("view_category", { category })).data as Place;
const liveOf = async (question_id: string) =>
  ((await here.ann.call("view_question", { question_id })).data as Viewed).live;
const bytesOf = ({ base64 }: { readonly base64: string }) => new Uint8Array(Buffer.from(base64, "base64"));
const zipOf = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        typeof text === "string" ? Buffer.from(text) : text,
      ]),
    ),
  );
const reportOf = (answer: { readonly data?: unknown }) => answer.data as PackReport;

/** What people do in the console with a pack: a text, a place, an own question, one retired, an own category. */
async function edit() {
  const { ann, publish, readOf, move } = here;
  const changed = await idOf("sample-2");
  const live = await liveOf(changed);
  const texts = { ...live.texts, en: { ...live.texts["en"], explanation: "Changed here." } };
  const fields = { kind: "single", category_id: live.category_id };
  const { subcategories } = (await ann.call("view_category", { category: "air-law" })).data as {
    readonly subcategories: readonly { readonly subcategory_id: string }[];
  };
  const subcategory_id = subcategories[0]?.subcategory_id;
  await ann.call("change_question", {
    ...(await readOf(changed)),
    ...fields,
    subcategory_id,
    level: 1,
    texts,
  });
  await publish(changed);

  const made = await ann.call("create_category", { names: { en: "Own ones" }, code: "010" });
  const own = (made.data as { readonly id: string }).id;
  const moved = await idOf("sample-7");
  const movedTexts = (await liveOf(moved)).texts;
  await ann.call("change_question", {
    ...(await readOf(moved)),
    kind: "single",
    category_id: (await placeOf("empty")).category_id,
    level: 1,
    texts: movedTexts,
  });
  await publish(moved);

  const needle = ((await liveOf(await idOf("sample-1"))).texts["en"] as { readonly media: readonly object[] })
    .media;
  const {
    stem: _stem,
    id: _id,
    category: _c,
    subcategory: _s,
    level: _l,
    kind: _k,
    version: _v,
    ...text
  } = sampleRow(3);
  const question = (await ann.call("create_question", {
    ...fields,
    subcategory_id,
    level: 1,
    texts: { en: { ...text, stem: "Which lights does an airship show?", media: needle } },
  })) as { readonly data: Listed };
  await publish(question.data.question_id);
  await move(ann, "retire", await idOf("sample-5"));

  const { category_id, version } = await placeOf("stories");
  const red = { create: { width: 9, height: 9, channels: 3 as const, background: "red" } };
  const upload_id = await here.upload(await sharp(red).png().toBuffer());
  const { file: image } = (await ann.call("finish_upload", { upload_id, kind: "picture", title: "Red" }))
    .data as { readonly file: string };
  const look = { names: { en: "Tales", ar: "حكايات" }, emblem: "navigation", image };
  const renamed = await ann.call("change_category", { category_id, version, code: "010", ...look });
  expect(renamed).toMatchObject({ message: "updated" });
  const ids = [category_id, own, live.category_id, (await placeOf("empty")).category_id];
  expect(await ann.call("order_places", { ids })).toMatchObject({ message: "updated" });
}

describe("a pack that was edited here", () => {
  it("is the same in another product after export and import, and its zip the same bytes", async () => {
    await edit();
    const { base64, ...first } = await here.exported("sample");
    expect(first).toMatchObject({ questions: 25, left_out: { questions: 0, papers: 0, files: 0 } });
    expect(await here.exported("sample")).toMatchObject({ base64 });

    const dry = reportOf(await there.imported(bytesOf({ base64 }), {}, there.ann));
    expect(dry).toMatchObject({ status: "compared", created: 25, retired: 0, errors: 0 });
    expect((await there.catalogue()).places).toEqual([]);
    const stored = reportOf(await there.imported(bytesOf({ base64 }), { dry_run: false }));
    expect(stored).toMatchObject({ status: "imported", created: 25, errors: 0 });

    const [one, two] = [await here.catalogue(), await there.catalogue()];
    expect(one.places).toContainEqual(
      expect.objectContaining({ slug: "stories", position: 1, image: expect.stringContaining("content/") }),
    );
    const ofPack = one.places.filter((place) => (place as { slug: string }).slug !== "own-ones");
    expect(two).toEqual({ ...one, places: ofPack });
    expect(two.questions).toHaveLength(30);
    expect((await there.exported("sample")).base64).toBe(base64);
    expect(reportOf(await there.imported(bytesOf({ base64 }), { dry_run: false }))).toMatchObject({
      status: "unchanged",
    });
  });

  it("is exported category by category too", async () => {
    const { category_id } = await placeOf("stories");
    const { base64, questions } = await here.exported("sample", { category_id });
    expect(questions).toBe(5);
    const dry = reportOf(await there.imported(bytesOf({ base64 })));
    expect(dry).toMatchObject({ status: "compared", unchanged: 5, retired: 20, places_retired: 3 });
  });

  it("takes along a question of another pack that stands in it, and leaves that alone when it comes back", async () => {
    const second = await createSamplePack({
      "pack.json": JSON.stringify({
        ...SAMPLE_MANIFEST,
        pack: "other",
        categories: [{ slug: "others", code: "010", name: { en: "Others" }, emblem: "navigation" }],
      }),
      "questions.en.jsonl": jsonLines([
        sampleRow(30, { id: "sample-1", category: "others", subcategory: null }),
        sampleRow(31, { category: "others", subcategory: null }),
      ]),
    });
    await here.load(second.folder);
    await second[Symbol.asyncDispose]();
    const { category_id } = await placeOf("empty");
    const guest = await here.ann.call("list_questions", { pack_id: "other", text: "sample-1" });
    const question_id = (guest.data as { readonly rows: readonly Listed[] }).rows[0]?.question_id ?? "";
    await here.ann.call("change_question", {
      ...(await here.readOf(question_id)),
      kind: "single",
      category_id,
      level: 1,
      texts: (await liveOf(question_id)).texts,
    });
    await here.publish(question_id);

    const zip = bytesOf(await here.exported("sample"));
    expect(reportOf(await there.imported(zip))).toMatchObject({ created: 1, retired: 0 });
    // Everything else of the console is the pack's now; the guest is not counted as new.
    expect(reportOf(await here.imported(zip))).toMatchObject({ status: "compared", created: 0, retired: 0 });
    expect(await here.exported("other")).toMatchObject({ questions: 1 });
  });
});

describe("a zip", () => {
  const small = {
    "pack.json": JSON.stringify({
      ...SAMPLE_MANIFEST,
      pack: "small",
      categories: [{ ...SAMPLE_MANIFEST.categories[0], slug: "small" }],
    }),
    "questions.en.jsonl": jsonLines(sampleRows(1, 10, { category: "small" })),
  };

  it("may have its folder around it, is stored by an admin alone, and retires nothing unasked", async () => {
    const whole = zipOf(
      Object.fromEntries(Object.entries(small).map(([name, text]) => [`small/${name}`, text])),
    );
    expect(await there.imported(whole, { dry_run: false }, there.ann)).toMatchObject({
      refused: "role_missing",
    });
    expect(reportOf(await there.imported(whole, { dry_run: false }))).toMatchObject({ created: 10 });
    other.clock.advanceMs(1_000);

    const fewer = zipOf({
      ...small,
      "questions.en.jsonl": jsonLines(sampleRows(1, 9, { category: "small" })),
    });
    expect(reportOf(await there.imported(fewer))).toMatchObject({ unchanged: 9, retired: 1 });
    expect(await there.imported(fewer, { dry_run: false })).toEqual({ refused: "pack_retires" });
    expect(reportOf(await there.imported(fewer, { dry_run: false, retire: true }))).toMatchObject({
      retired: 1,
    });
    const listed = (await there.ann.call("list_packs", {})).data as {
      readonly rows: readonly { readonly pack_id: string }[];
    };
    expect(listed.rows.find(({ pack_id }) => pack_id === "small")).toMatchObject({
      live: 9,
      types: [1],
      categories: [{ slug: "small" }],
      imports: [
        { status: "done", retired: 1 },
        { status: "done", created: 10 },
      ],
    });
  });

  it("that an admin has put into play is replaced by no start, and by the command", async () => {
    const beside = await createSamplePack(small);
    const counts = async (by?: "start") => (await there.load(beside.folder, by)).counts;
    expect(await counts("start")).toMatchObject({ created: 0, changed: 0 });
    expect(await counts()).toMatchObject({ changed: 1 });
    await beside[Symbol.asyncDispose]();
  });

  it("waits for nobody: where another import runs, it is told so", async () => {
    const zip = zipOf({ ...small, "media/x.svg": SVG("x") });
    await inTurn(other.db, "import", async () => {
      expect(await there.imported(zip, { dry_run: false, retire: true })).toEqual({ refused: "import_busy" });
    });
  });

  it("with faults names them by file and line, and stores nothing", async () => {
    const rows = [sampleRow(1, { category: "small", key: [] }), ...sampleRows(2, 10, { category: "small" })];
    const faulty = zipOf({
      ...small,
      "questions.en.jsonl": jsonLines(rows),
      "media/page.png": "<html><script>alert(1)</script></html>",
      "media/run.svg": '<svg onload="alert(1)"></svg>',
    });
    const report = reportOf(await there.imported(faulty, { dry_run: false, retire: true }));
    expect(report).toMatchObject({ status: "invalid", created: 0 });
    expect(report.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: "questions.en.jsonl", line: 1, item: "sample-1", rule: "key" }),
        expect.objectContaining({ file: "media/page.png", rule: "media", severity: "error" }),
        expect.objectContaining({ file: "media/run.svg", rule: "media", severity: "error" }),
      ]),
    );
  });

  it.each([
    ["is none", Buffer.from("no zip at all")],
    ["leads out of its folder", zipOf({ ...small, "media/../../etc/x.svg": SVG("x") })],
    ["has no pack.json", zipOf({ "questions.en.jsonl": "" })],
    ["unpacks to too much", zipOf({ ...small, "media/x.svg": new Uint8Array(90_000_000) })],
  ])("that %s is refused", async (_why, bytes) => {
    expect(await there.imported(bytes)).toEqual({ refused: "file_refused" });
  });
});

it("a pack that is not there is not exported", async () => {
  expect(await here.ann.call("export_pack", { pack_id: "no-such" })).toEqual({ refused: "no_data" });
  expect(await here.ann.call("export_pack", { pack_id: "generated" })).toEqual({ refused: "no_data" });
});
