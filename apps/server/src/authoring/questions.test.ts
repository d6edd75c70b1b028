import { createTestApp } from "@crosscheck/testkit/test-app";
import { afterAll, describe, expect, it } from "vitest";
import { dataOf, openLevel, optionOf, paperOf, type Result, type View } from "../conformance/play-fixture.ts";
import { importPack } from "../content/import-pack.ts";
import { createSamplePack, jsonLines, sampleRow, sampleRows } from "../content/sample-pack.ts";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";
import { EXAMPLES } from "./sheets/examples.ts";
import { checkQuestions } from "./check-queries.ts";
import { emptyTrash } from "./draft-queries.ts";

const app = await createTestApp({ content: false });
const { newOperator, host } = createOperators(app);
const ann = await newOperator("author");
const bob = await newOperator("author");
const pack = await createSamplePack({});
afterAll(() => pack[Symbol.asyncDispose]());

async function load(files: Readonly<Record<string, string>> = {}) {
  await pack.write(files);
  return await importPack(app.db, pack.folder, {
    nowMs: app.clock.nowMs(),
    uuid: app.ports.random.uuid,
    dryRun: false,
    storage: app.ports.storage,
    onProgress: () => undefined,
  });
}
await load();

type Read = { readonly question_id: string; readonly version: number; readonly live_version: number };
type Viewed = Read & {
  readonly state: string;
  readonly origin: string;
  readonly live: {
    readonly category_id: string;
    readonly level: number;
    readonly texts: { readonly en: { readonly stem: string; readonly media: readonly { file: string }[] } };
  } | null;
  readonly draft: { readonly source: string; readonly state: string; readonly note: string } | null;
  readonly versions: readonly {
    readonly version: number;
    readonly confirmed_by: string | null;
    readonly confirmed_at: string | null;
  }[];
  readonly similar: readonly { readonly question_id: string; readonly state: string }[];
};
type Place = {
  readonly category_id: string;
  readonly subcategories: readonly { readonly subcategory_id: string }[];
};

const place = (await ann.call("view_category", { category: "air-law" })).data as Place;
const where = {
  category_id: place.category_id,
  subcategory_id: place.subcategories[0]?.subcategory_id,
};
const textOf = (n: number, changes: object = {}) => {
  const { stem, options, key, explanation, reference, lo, difficulty } = sampleRow(n, { ...changes });
  return { stem, options, key, explanation, reference, lo, difficulty };
};
const fieldsOf = (n: number, changes: object = {}) => ({
  kind: "single",
  ...where,
  level: 1,
  texts: { en: textOf(n, changes) },
});
const view = async (question_id: string) => (await ann.call("view_question", { question_id })).data as Viewed;
const readOf = async (id: string): Promise<Read> => {
  const { question_id, version, live_version } = await view(id);
  return { question_id, version, live_version };
};
async function create(n: number, changes: object = {}): Promise<string> {
  return ((await ann.call("create_question", fieldsOf(n, changes))).data as Read).question_id;
}
const move = async (who: typeof ann, step: string, id: string) =>
  await who.call("move_questions", { step, questions: [await readOf(id)] });
async function publish(id: string) {
  await move(bob, "approve", id);
  return await move(ann, "publish", id);
}
async function listed(filter: object) {
  return rowsOf<Read & { readonly source_id: string }>(
    await ann.call("list_questions", { limit: 50, ...filter }),
  );
}
const sample = async (n: number) => {
  const rows = await listed({ text: `sample-${n}` });
  return rows.find(({ source_id }) => source_id === `sample-${n}`)?.question_id ?? "";
};

const rowsWith = (n: number, changes: object) =>
  jsonLines(sampleRows(1, 10).map((row) => (row.id === `sample-${n}` ? { ...row, ...changes } : row)));

async function stemsOfLevel(level: number): Promise<readonly string[]> {
  const { call } = await app.signUp();
  const answer = await call("get_questions_by_level", {
    category: "air-law",
    subcategory: "rules-of-the-air",
    level,
  });
  return (answer.body.error ? [] : dataOf<View>(answer).questions).map(({ stem }) => stem);
}

describe("a question by hand", () => {
  it("is played once another person has approved it, and not before", async () => {
    const stem = "Which way does a glider give way at night?";
    const id = await create(31, { stem });
    expect(await stemsOfLevel(1)).not.toContain(stem);
    expect(await move(ann, "publish", id)).toMatchObject({
      data: { moved: 0, stayed: [{ why: "other_state" }] },
    });
    expect(await move(ann, "approve", id)).toMatchObject({
      data: { moved: 0, stayed: [{ why: "own_work" }] },
    });
    expect(await move(bob, "approve", id)).toMatchObject({ data: { moved: 1 } });
    expect(await stemsOfLevel(1)).not.toContain(stem);
    expect(await move(ann, "publish", id)).toMatchObject({ data: { moved: 1, stayed: [] } });
    expect(await stemsOfLevel(1)).toContain(stem);
    expect(await view(id)).toMatchObject({ state: "live", origin: "own", draft: null, live_version: 1 });
  });

  it("waits for review again when it was changed after it, whoever changed it is its writer", async () => {
    const id = await create(32);
    await move(bob, "approve", id);
    await bob.call("change_question", {
      ...(await readOf(id)),
      ...fieldsOf(32, { explanation: "Since 2014." }),
    });
    expect(await view(id)).toMatchObject({ state: "draft" });
    expect(await move(bob, "approve", id)).toMatchObject({ data: { stayed: [{ why: "own_work" }] } });
    expect(await move(ann, "approve", id)).toMatchObject({ data: { stayed: [{ why: "own_work" }] } });
    await bob.call("move_questions", {
      step: "send_back",
      note: "Name the rule.",
      questions: [await readOf(id)],
    });
    expect(await view(id)).toMatchObject({ draft: { note: "Name the rule." } });
  });

  it("keeps what is played until its change goes live, and versions before it", async () => {
    const id = await create(33);
    await publish(id);
    const stem = "What does the pilot of a balloon do over point Q?";
    await ann.call("change_question", { ...(await readOf(id)), ...fieldsOf(33, { stem }) });
    expect(await stemsOfLevel(1)).not.toContain(stem);
    await publish(id);
    expect(await stemsOfLevel(1)).toContain(stem);
    const { versions } = await view(id);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    const first = await ann.call("view_question_version", { question_id: id, version: 1 });
    expect(first).toMatchObject({ data: { texts: { en: { stem: sampleRow(33)["stem"] } } } });
  });

  it("is overwritten by nobody who has not read it", async () => {
    const id = await create(34);
    const read = await readOf(id);
    const both = await Promise.all([
      ann.call("change_question", { ...read, ...fieldsOf(34, { explanation: "One." }) }),
      bob.call("change_question", { ...read, ...fieldsOf(34, { explanation: "Two." }) }),
    ]);
    expect(both.filter(({ refused }) => refused === "changed_meanwhile")).toHaveLength(1);
    expect(both.filter(({ message }) => message === "updated")).toHaveLength(1);
  });

  it("goes to the trash and comes back, for thirty days", async () => {
    const id = await create(35);
    await move(ann, "discard", id);
    expect(await listed({ state: "trash" })).toMatchObject([{ question_id: id }]);
    await move(ann, "take_out_of_trash", id);
    expect(await view(id)).toMatchObject({ state: "draft" });
    await move(ann, "discard", id);
    await emptyTrash(app.db, new Date(app.clock.nowMs() - 1));
    expect(await listed({ state: "trash" })).toHaveLength(1);
    await emptyTrash(app.db, new Date(app.clock.nowMs() + 1));
    expect(await ann.call("view_question", { question_id: id })).toEqual({ refused: "no_data" });
  });

  it("with an error in it is saved, told of and not approved", async () => {
    const made = await ann.call("create_question", fieldsOf(36, { key: [], explanation: "" }));
    expect(made).toMatchObject({ message: "stored" });
    const { question_id, faults } = made.data as Read & {
      readonly faults: readonly { readonly rule: string }[];
    };
    expect(faults.map(({ rule }) => rule)).toContain("missing-text");
    expect(await move(bob, "approve", question_id)).toMatchObject({ data: { stayed: [{ why: "faulty" }] } });
  });

  it("is refused with a part of another category, or a picture that nobody has uploaded", async () => {
    const lost = { ...fieldsOf(37), subcategory_id: crypto.randomUUID() };
    expect(await ann.call("create_question", lost)).toEqual({ refused: "question_unfit" });
    const file = `content/${"0".repeat(40)}.webp`;
    const texts = { en: { ...textOf(37), media: [{ type: "image", file, alt: "A needle." }] } };
    expect(await ann.call("create_question", { ...fieldsOf(37), texts })).toEqual({
      refused: "question_unfit",
    });
  });

  it("finds what asks nearly the same", async () => {
    const id = await create(1, { stem: `${String(sampleRow(1)["stem"])} Again?` });
    const { data } = await ann.call("view_question", { question_id: id });
    expect(data).toMatchObject({ similar: [{ question_id: await sample(1) }, {}, {}, {}, {}] });
  });

  it("finds what somebody else is writing, once, and nothing that was thrown away", async () => {
    const stem = "Which quetzal holds its altimeter upside down while hovering?";
    const similarTo = async (id: string) =>
      (await view(id)).similar.map((one) => [one.question_id, one.state]);
    const [id, other] = [await create(1, { stem }), await create(2, { stem: `${stem} Always?` })];
    expect(await similarTo(id)).toEqual([[other, "draft"]]);
    expect(await similarTo(other)).toEqual([[id, "draft"]]);
    await publish(other);
    await move(ann, "retire", other);
    expect(await similarTo(id)).toEqual([[other, "retired"]]);
    await move(ann, "discard", id);
    expect(await similarTo(other)).toEqual([]);
  });

  it.each(EXAMPLES)("of kind $kind goes live as it was written", async ({ kind, text }) => {
    const made = await ann.call("create_question", { kind, ...where, texts: { en: text } });
    expect(made).toMatchObject({ data: { faults: [] } });
    const id = (made.data as Read).question_id;
    expect(await publish(id)).toMatchObject({ data: { moved: 1 } });
    expect((await view(id)).live).toMatchObject({ kind, texts: { en: text } });
  });
});

describe("a live question", () => {
  it("that is retired while somebody plays it is answered and marked all the same", async () => {
    const { call } = await app.signUp();
    const place = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };
    const { attempt_id } = await openLevel(call, place);
    const id = await sample(2);
    await move(ann, "retire", id);
    expect(await stemsOfLevel(1)).not.toContain(sampleRow(2)["stem"]);
    const paper = await paperOf(app.db, attempt_id);
    expect(paper.map(({ itemId }) => itemId)).toContain(id);
    for (const question of paper.filter(({ kind }) => kind === "single")) {
      const answer = optionOf(question, "right");
      dataOf(await call("submit_answer", { attempt_id, question_id: question.itemId, answer }));
    }
    dataOf<Result>(await call("finish_attempt", { attempt_id }));
    expect((await call("review_attempt", { attempt_id })).body.error).toBe(false);
    await move(ann, "restore", id);
    expect(await stemsOfLevel(1)).toContain(sampleRow(2)["stem"]);
  });
});

describe("a pack that is loaded again", () => {
  it("leaves what was changed here, offers what it says anew, and takes a change back that has reached it", async () => {
    const id = await sample(3);
    const mine = "The rule of the air says so.";
    await ann.call("change_question", { ...(await readOf(id)), ...fieldsOf(3, { explanation: mine }) });
    await publish(id);
    expect(await view(id)).toMatchObject({
      origin: "edited",
      live: { texts: { en: { explanation: mine } } },
    });

    const other = await load({ "questions.en.jsonl": rowsWith(4, { explanation: "Another one." }) });
    expect(other).toMatchObject({ status: "imported", counts: { changed: 1, retired: 0 }, problems: [] });
    expect(await view(id)).toMatchObject({ origin: "edited", draft: null });

    const theirs = "The pack says otherwise.";
    const offered = await load({ "questions.en.jsonl": rowsWith(3, { explanation: theirs }) });
    expect(offered.problems).toMatchObject([
      { itemId: "sample-3", rule: "edited-here", severity: "warning" },
    ]);
    expect(await view(id)).toMatchObject({
      live: { texts: { en: { explanation: mine } } },
      draft: { source: "pack", texts: { en: { explanation: theirs } } },
    });
    await move(ann, "discard", id);
    await load({ "questions.en.jsonl": `${rowsWith(3, { explanation: theirs })}\n` });
    expect(await view(id)).toMatchObject({ draft: { source: "pack", trashed_at: expect.any(String) } });

    await load({ "questions.en.jsonl": rowsWith(3, { explanation: mine }) });
    expect(await view(id)).toMatchObject({ origin: "pack", live: { texts: { en: { explanation: mine } } } });
  });

  it("leaves a question where somebody has put it, and offers a place that the pack says anew", async () => {
    const id = await sample(7);
    const { data } = await ann.call("create_category", { names: { en: "Rules" }, code: "010" });
    const mine = (data as { readonly id: string }).id;
    const { live } = await view(id);
    await ann.call("change_question", {
      ...(await readOf(id)),
      kind: "single",
      category_id: mine,
      level: 2,
      texts: live?.texts,
    });
    await publish(id);
    const placeOf = async () => {
      const { live: now, origin } = await view(id);
      return { origin, category: now?.category_id, level: now?.level };
    };
    expect(await placeOf()).toEqual({ origin: "edited", category: mine, level: 2 });

    const other = await load({ "questions.en.jsonl": rowsWith(8, { explanation: "Of another one." }) });
    expect(other).toMatchObject({ status: "imported", problems: [] });
    expect(await placeOf()).toEqual({ origin: "edited", category: mine, level: 2 });
    expect(await view(id)).toMatchObject({ draft: null });

    const offered = await load({ "questions.en.jsonl": rowsWith(7, { level: 2 }) });
    expect(offered.problems.find(({ rule }) => rule === "edited-here")).toMatchObject({ itemId: "sample-7" });
    expect(await view(id)).toMatchObject({
      live: { category_id: mine, level: 2 },
      draft: { source: "pack", category_id: where.category_id, level: 2 },
    });
    await publish(id);
    expect(await placeOf()).toEqual({ origin: "pack", category: where.category_id, level: 2 });
  });

  it("hands its figures to questions by hand", async () => {
    const file = "needle.svg";
    const media = [{ type: "image", file, alt: "A needle." }];
    await load({
      [`media/${file}`]: "<svg></svg>",
      "questions.en.jsonl": rowsWith(9, { media }),
    });
    const { live } = await view(await sample(9));
    const figures = live?.texts.en.media ?? [];
    const texts = { en: { ...textOf(51), media: figures } };
    expect(await ann.call("create_question", { ...fieldsOf(51), texts })).toMatchObject({
      message: "stored",
    });
    const files = rowsOf<{ file: string; title: string; kind: string }>(
      await ann.call("list_content_files", { kind: "figure" }),
    );
    expect(files).toMatchObject([{ file: figures[0]?.file, title: `sample/${file}` }]);
  });

  it("neither brings back what was retired here nor takes what was written here", async () => {
    const [retired, own] = [
      await sample(5),
      await create(50, { stem: "Which lights does an airship show at night?" }),
    ];
    await move(ann, "retire", retired);
    await publish(own);
    const report = await load({ "questions.en.jsonl": rowsWith(6, { explanation: "Yet another." }) });
    expect(report.counts).toMatchObject({ retired: 0 });
    expect(await view(retired)).toMatchObject({ state: "retired" });
    expect(await view(own)).toMatchObject({ state: "live" });
  });
});

describe("what is played", () => {
  const confirmed = async (id: string) =>
    (await listed({ confirmed: true, text: "sample-" })).some(({ question_id }) => question_id === id);
  const countOf = async () => {
    const places = rowsOf<{
      readonly slug: string;
      readonly subcategories: readonly { confirmed: number }[];
    }>(await ann.call("list_categories", { limit: 200 }));
    return places.find(({ slug }) => slug === "air-law")?.subcategories[0]?.confirmed;
  };

  it("is confirmed as right by whoever has read it, and what a pack changes is to be read again", async () => {
    const id = await sample(8);
    expect(await confirmed(id)).toBe(false);
    const before = (await countOf()) ?? 0;
    expect(await move(ann, "confirm", id)).toMatchObject({ data: { moved: 1, stayed: [] } });
    expect([await confirmed(id), await countOf()]).toEqual([true, before + 1]);
    expect((await view(id)).versions[0]).toMatchObject({ confirmed_by: ann.operatorId });
    expect(await move(bob, "confirm", id)).toMatchObject({ data: { stayed: [{ why: "other_state" }] } });
    expect(await move(bob, "take_back", id)).toMatchObject({ data: { moved: 1 } });
    expect(await countOf()).toBe(before);
    await move(bob, "confirm", id);
    await load({ "questions.en.jsonl": rowsWith(8, { explanation: "As of 2016." }) });
    expect(await confirmed(id)).toBe(false);
    expect((await view(id)).versions.slice(0, 2)).toMatchObject([
      { confirmed_at: null },
      { confirmed_by: bob.operatorId },
    ]);
  });

  it("is confirmed by nobody for the host, who is told so", async () => {
    const questions = [await readOf(await sample(9))];
    const stayed = [{ why: "no_operator" }];
    expect(await host("move_questions", { step: "confirm", questions })).toMatchObject({
      data: { moved: 0, stayed },
    });
    expect(await confirmed(await sample(9))).toBe(false);
  });

  it("is confirmed by who approved it where it was written here, for good", async () => {
    const id = await create(34, { stem: "Who gives way when two balloons meet?" });
    await publish(id);
    expect((await view(id)).versions).toMatchObject([{ confirmed_by: bob.operatorId }]);
    expect(await move(ann, "take_back", id)).toMatchObject({ data: { stayed: [{ why: "other_state" }] } });
    expect((await listed({ confirmed: false, state: "live" })).map((row) => row.question_id)).not.toContain(
      id,
    );
  });
});

it("the books agree with all of it", async () => {
  expect((await checkQuestions(app.db)).breaches).toEqual([]);
  await app.db
    .updateTable("items")
    .set({ current_version: 99 })
    .where("source_id", "=", "sample-1")
    .execute();
  expect((await checkQuestions(app.db)).breaches).toHaveLength(1);
});
