import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { importPack } from "../content/import-pack.ts";
import { createSamplePack, jsonLines, SAMPLE_MANIFEST, sampleRows } from "../content/sample-pack.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { emptyPassageTrash } from "./passage-draft-queries.ts";

const app = await createTestApp({});
const { newOperator } = createOperators(app);
const player = await app.signUp();
const [author, other] = [await newOperator("author"), await newOperator("author")];
const { rows: places } = await sql<{ id: string; slug: string }>`
  select category_id as id, slug from categories where type = 2 order by slug`.execute(app.db);
const place = places[0] ?? { id: "", slug: "" };

const text = (title: string, more: object = {}) => ({
  title,
  detail: "<p>It is dark.</p>",
  reference: "SERA.5005",
  ...more,
});
type Saved = { readonly passage_id: string; readonly version: number; readonly live_version: number };
type View = Saved & {
  readonly state: string;
  readonly origin: string;
  readonly live: { readonly texts: Readonly<Record<string, { readonly detail: string }>> } | null;
  readonly draft: { readonly note: string } | null;
};
const view = async (id: string) => (await author.call("view_passage", { passage_id: id })).data as View;
const write = async (title: string, more: object = {}) =>
  (await author.call("create_passage", { category_id: place.id, texts: { en: text(title, more) } }))
    .data as Saved;
const read = ({ passage_id, version, live_version }: Saved) => ({ passage_id, version, live_version });
const shown = async () =>
  dataOf<readonly { readonly title: string }[]>(
    await player.call("get_fun_n_learn", { type: "category", type_id: place.slug }),
  ).map(({ title }) => title);

/** Gives a passage a question. */
async function ask({ passage_id }: Saved): Promise<void> {
  await sql`update items set passage_id = ${passage_id}::uuid where item_id = (select item_id from items
    where category_id = ${place.id}::uuid and retired_at is null
      and passage_id in (select passage_id from passages where origin = 'pack') order by item_id limit 1)`.execute(
    app.db,
  );
}

it("a passage is read by players once another person has put it into play and it has a question", async () => {
  const saved = await write("Flying by night");
  expect(await shown()).not.toContain("Flying by night");
  const step = { ...read(saved), step: "publish" };
  expect(await author.call("move_passage", step)).toMatchObject({ refused: "own_work" });
  expect(await other.call("move_passage", step)).toMatchObject({ data: { version: 0, live_version: 1 } });
  expect(await shown()).not.toContain("Flying by night");
  await ask(saved);
  expect(await shown()).toContain("Flying by night");
  expect(await other.call("move_passage", step)).toMatchObject({ refused: "changed_meanwhile" });
});

it("a change waits while the old text is read, is sent back with a word, and becomes the next version", async () => {
  const first = await write("Clouds");
  await other.call("move_passage", { ...read(first), step: "publish" });
  await ask(first);
  const now = await view(first.passage_id);
  const changed = { ...read(now), category_id: place.id, texts: { en: text("Clouds and rain") } };
  const draft = (await author.call("change_passage", changed)).data as Saved;
  expect(await author.call("change_passage", changed)).toMatchObject({ refused: "changed_meanwhile" });
  expect(await shown()).toContain("Clouds");
  await other.call("move_passage", { ...read(draft), step: "send_back", note: "Say which rain." });
  const back = await view(first.passage_id);
  expect(back.draft?.note).toBe("Say which rain.");
  await other.call("move_passage", { ...read(back), step: "publish" });
  expect(await view(first.passage_id)).toMatchObject({ live_version: 2, draft: null });
  expect(await shown()).toContain("Clouds and rain");
  const { rows } = await sql`select from passage_texts where passage_id = ${first.passage_id}::uuid`.execute(
    app.db,
  );
  expect(rows).toHaveLength(2);
});

it("what would run in a browser is taken out, and files that nobody has uploaded are refused", async () => {
  const saved = await write("Wind", {
    detail: '<p onclick="x()">Wind<script>alert(1)</script></p><img src="https://evil.example/x.png" alt="">',
  });
  await other.call("move_passage", { ...read(saved), step: "publish" });
  expect((await view(saved.passage_id)).live?.texts["en"]?.detail).toBe("<p>Wind</p>");
  const lost = `content/${"a".repeat(40)}`;
  for (const more of [
    { detail: `<p>Seen</p><img src="/media/${lost}.webp" alt="A cloud">` },
    { content_type: "pdf", content_data: `${lost}.pdf` },
  ])
    expect(
      await author.call("create_passage", { category_id: place.id, texts: { en: text("Lost", more) } }),
    ).toMatchObject({ refused: "passage_unfit" });
  expect(
    await author.call("create_passage", {
      category_id: place.id,
      texts: { en: text("No file", { content_type: "video" }) },
    }),
  ).toMatchObject({ refused: "invalid_field" });
});

it("a passage stays where its questions are, though they came after the draft that moves it", async () => {
  const saved = await write("Ice");
  await other.call("move_passage", { ...read(saved), step: "publish" });
  const moved = await author.call("change_passage", {
    ...read(await view(saved.passage_id)),
    category_id: places[1]?.id,
    texts: { en: text("Ice") },
  });
  await ask(saved);
  const step = { ...read(moved.data as Saved), step: "publish" }; // of the contract
  expect(await other.call("move_passage", step)).toMatchObject({ refused: "passage_unfit" });
  expect(await shown()).toContain("Ice");
});

it("a retired passage is read no more and comes back; a draft in the trash goes after its time", async () => {
  const saved = await write("Fog");
  await other.call("move_passage", { ...read(saved), step: "publish" });
  await ask(saved);
  expect(await shown()).toContain("Fog");
  const elsewhere = {
    ...read(await view(saved.passage_id)),
    category_id: places[1]?.id,
    texts: { en: text("Fog") },
  };
  expect(await author.call("change_passage", elsewhere)).toMatchObject({ refused: "passage_unfit" });
  await author.call("move_passage", { ...read(await view(saved.passage_id)), step: "retire" });
  expect(await shown()).not.toContain("Fog");
  expect(await view(saved.passage_id)).toMatchObject({ state: "retired" });
  await author.call("move_passage", { ...read(await view(saved.passage_id)), step: "restore" });
  expect(await shown()).toContain("Fog");

  const trash = await write("Smoke");
  await author.call("move_passage", { ...read(trash), step: "discard" });
  expect(await view(trash.passage_id)).toMatchObject({ state: "trash" });
  await emptyPassageTrash(app.db, new Date(app.clock.nowMs() - 1));
  await author.call("move_passage", { ...read(await view(trash.passage_id)), step: "take_out_of_trash" });
  const again = await view(trash.passage_id);
  expect(again).toMatchObject({ state: "draft" });
  await author.call("move_passage", { ...read(again), step: "discard" });
  await emptyPassageTrash(app.db, new Date(app.clock.nowMs() + 1));
  expect(await author.call("view_passage", { passage_id: trash.passage_id })).toMatchObject({
    refused: "no_data",
  });
});

it("a pack that is loaded again leaves what was changed here", async () => {
  const [category] = SAMPLE_MANIFEST.categories;
  await using pack = await createSamplePack({
    "pack.json": JSON.stringify({
      ...SAMPLE_MANIFEST,
      type: 2,
      categories: [{ ...category, slug: "soaring", subcategories: [] }],
    }),
    "questions.en.jsonl": jsonLines(
      sampleRows(1, 10, { category: "soaring", subcategory: null, passage: "clouds" }),
    ),
  });
  const row = (title: string) => ({
    id: "clouds",
    category: "soaring",
    title,
    detail: "<p>Text of the pack.</p>",
    content_type: "text",
    reference: "SERA.5005",
    version: 1,
  });
  const take = async (title: string) => {
    await pack.write({ "passages.en.jsonl": jsonLines([row(title)]) });
    const uuid = () => crypto.randomUUID();
    return await importPack(app.db, pack.folder, {
      nowMs: app.clock.nowMs(),
      uuid,
      dryRun: false,
      storage: null,
      onProgress: () => undefined,
    });
  };
  expect(await take("Of the pack")).toMatchObject({ status: "imported" });
  const { rows } = await sql<{
    id: string;
  }>`select passage_id as id from passages where pack_id = 'sample'`.execute(app.db);
  const id = rows[0]?.id ?? "";
  const was = (await author.call("view_passage", { passage_id: id })).data as View & {
    readonly category_id: string;
  };
  expect(was.origin).toBe("pack");
  const fields = { ...read(was), category_id: was.category_id, texts: { en: text("Changed here") } };
  const draft = (await author.call("change_passage", fields)).data as Saved;
  await other.call("move_passage", { ...read(draft), step: "publish" });
  await take("Anew by the pack");
  expect(await view(id)).toMatchObject({
    origin: "edited",
    live: { texts: { en: { title: "Changed here" } } },
  });
});
