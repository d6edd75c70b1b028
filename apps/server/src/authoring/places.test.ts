import { createTestApp } from "@crosscheck/testkit/test-app";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { importPack } from "../content/import-pack.ts";
import { createSamplePack, SAMPLE_MANIFEST } from "../content/sample-pack.ts";
import { createOperators } from "../operators/operator-fixture.ts";

const app = await createTestApp({ content: false });
const author = await createOperators(app).newOperator("author");
const pack = await createSamplePack({});
afterAll(() => pack[Symbol.asyncDispose]());

async function importAt(version: string, changes: object = {}): Promise<void> {
  const manifest = {
    ...SAMPLE_MANIFEST,
    version,
    categories: [{ ...SAMPLE_MANIFEST.categories[0], ...changes }],
  };
  await pack.write({ "pack.json": JSON.stringify(manifest) });
  const report = await importPack(app.db, pack.folder, {
    nowMs: app.clock.nowMs(),
    uuid: app.ports.random.uuid,
    dryRun: false,
    storage: null,
    onProgress: () => undefined,
  });
  expect(report.status).toBe("imported");
}
await importAt("1.0.0");

type Row = { readonly category_name: string; readonly image: string | null; readonly slug: string };
const shown = async () => dataOf<readonly Row[]>(await app.call("get_categories", { type: 1 }));
type View = {
  readonly category_id: string;
  readonly version: number;
  readonly subcategories: readonly { readonly subcategory_id: string; readonly version: number }[];
};
const view = async (category = "air-law") => (await author.call("view_category", { category })).data as View;

async function upload(kind: string, bytes: Uint8Array) {
  const upload_id = crypto.randomUUID();
  const half = Math.ceil(bytes.length / 2);
  for (const part of [1, 2, 2]) {
    const base64 = Buffer.from(bytes.subarray((part - 1) * half, part * half)).toString("base64");
    await author.call("upload_part", { upload_id, part, base64 });
  }
  return await author.call("finish_upload", { upload_id, kind, title: "A file" });
}

it("a category's name and picture are seen by players at once, and a pack leaves them and changes the rest", async () => {
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const { file } = (await upload("picture", png)).data as { readonly file: string };
  expect(file).toMatch(/^content\/[0-9a-f]{40}\.webp$/);
  const { category_id, version } = await view();
  const look = { code: "010", names: { en: "Law of the air" }, emblem: "aircraft", image: file };
  const changed = await author.call("change_category", { category_id, version, ...look });
  expect(changed).toMatchObject({ data: { version: version + 1 } });
  expect(await shown()).toMatchObject([{ category_name: "Law of the air", image: `/media/${file}` }]);
  await importAt("1.0.1", { name: { en: "Air law again" }, emblem: "navigation" });
  expect(await shown()).toMatchObject([{ category_name: "Law of the air", emblem: "aircraft" }]);
});

it("whoever comes later with a version that is no more changes nothing", async () => {
  const { category_id, version } = await view();
  const look = { code: "010", names: { en: "Law one" }, emblem: "aircraft" };
  const both = await Promise.all([
    author.call("change_category", { category_id, version, ...look }),
    author.call("change_category", { category_id, version, ...look, names: { en: "Law two" } }),
  ]);
  expect(both.filter(({ refused }) => refused === "changed_meanwhile")).toHaveLength(1);
  expect(both.filter(({ message }) => message === "updated")).toHaveLength(1);
});

it("a retired category goes from the screen, stays away when its pack is loaded again, and comes back", async () => {
  const { category_id: id, version } = await view();
  await author.call("retire_place", { id, version });
  expect(await shown()).toEqual([]);
  await importAt("1.0.2");
  expect(await shown()).toEqual([]);
  await author.call("restore_place", { id, version: version + 1 });
  expect(await shown()).toHaveLength(1);
});

it("a part that is written by hand stays when the pack is loaded again, and parts keep the order they are given", async () => {
  const { category_id } = await view();
  const made = await author.call("create_subcategory", { category_id, names: { en: "Signals & Lights" } });
  expect(made).toMatchObject({ data: { slug: "signals-lights", version: 1 } });
  const again = await author.call("create_subcategory", { category_id, names: { en: "Signals, lights" } });
  expect(again).toMatchObject({ refused: "place_exists" });
  const ids = (await view()).subcategories.map((part) => part.subcategory_id).toReversed();
  expect(await author.call("order_places", { ids })).toMatchObject({ data: { ids } });
  await importAt("1.0.3");
  expect((await view()).subcategories.map((part) => part.subcategory_id)).toEqual(ids);
  expect(await author.call("order_places", { ids: ids.slice(1) })).toMatchObject({
    refused: "changed_meanwhile",
  });
});

it("a new category belongs to a pack of what is written here, and to a tree that exists", async () => {
  const names = { en: "Gliding", ar: "الطيران الشراعي" };
  const made = await author.call("create_category", { names, mode: "fun_and_learn", coins: 20 });
  expect(made).toMatchObject({ data: { slug: "gliding" } });
  expect(await author.call("view_category", { category: "gliding" })).toMatchObject({
    data: { pack_id: "own", mode: "fun_and_learn", coins: 20, names, questions: 0 },
  });
  expect(await author.call("create_category", { names })).toMatchObject({ refused: "place_exists" });
  const lost = await author.call("create_category", { names: { en: "Lost" }, syllabus: "no-such" });
  expect(lost).toMatchObject({ refused: "invalid_field", field: "syllabus" });
  const nameless = await author.call("create_category", { names: { ar: "بلا عنوان" } });
  expect(nameless).toMatchObject({ refused: "invalid_field", field: "slug" });
});

it.each([
  ["picture", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
  ["figure", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
  ["figure", "<svg xmlns='http://www.w3.org/2000/svg'><image href='https://example.org/x.png'/></svg>"],
  ["figure", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>"],
  ["clip", "%PDF-1.7 not a clip"],
  ["document", "<html>%PDF-1.7</html>"],
  ["captions", "00:01 --> 00:02"],
] as const)("a %s that is not what it says is refused: %s", async (kind, text) => {
  expect(await upload(kind, Buffer.from(text))).toEqual({
    refused: "file_refused",
  });
});

it("a drawing that only draws is kept as it is", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><path id="a" d="M0 0h9"/></defs><use href="#a"/></svg>`;
  expect(await upload("figure", Buffer.from(svg))).toMatchObject({
    data: { kind: "figure", size_bytes: svg.length },
  });
  expect((await author.call("list_content_files", { kind: "figure" })).total).toBe(1);
});
