import type { Actions, OutputOf } from "@crosscheck/contract";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { showAnswer } from "@crosscheck/rules/questions/typed";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  LEVEL,
  dataOf,
  openLevel,
  paperOf,
  type Submitted,
  type View,
} from "../../conformance/play-fixture.ts";
import { answerAll, finish, rightAnswer, wrongAnswer } from "../solo-fixture.ts";

const app = await createTestApp();
const PLACE = { type: "category", type_id: "math-navigation" };

type Review = OutputOf<Actions["review_attempt"]>;

async function openMath(player = app.signUp()) {
  const { call } = await player;
  const view = dataOf<View>(await call("get_maths_questions", PLACE));
  return { call, view, attempt_id: view.attempt_id, paper: await paperOf(app.db, view.attempt_id) };
}

async function countGenerated(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from items where pack_id = 'generated'`.execute(app.db);
  return rows[0]?.count ?? 0;
}

/** What is asked: of a figure the words alone may be the same. */
const stems = ({ questions }: View) =>
  questions.map(({ stem, media }) => [stem, ...media.map(({ url }) => url)].join());

describe("math mania", () => {
  it("never ends: two openings ask different numbers, each question stored once", async () => {
    const before = await countGenerated();
    const player = app.signUp();
    const one = await openMath(player);
    expect(one.view.questions).toHaveLength(10);
    expect(one.view.questions.every(({ is_generated }) => is_generated)).toBe(true);
    expect(await countGenerated()).toBe(before + 10);
    const again = await openMath(player);
    expect(again.attempt_id).toBe(one.attempt_id);
    expect(await countGenerated()).toBe(before + 10);
    await finish(one.call, one.attempt_id);
    const next = await openMath(player);
    expect(stems(next.view).filter((stem) => stems(one.view).includes(stem))).toEqual([]);
    const versions = await sql<{ count: number }>`select count(*)::int as count from item_versions
      join items using (item_id) where pack_id = 'generated'`.execute(app.db);
    expect(versions.rows[0]?.count).toBe(await countGenerated());
  });

  it("draws the figure of a question into its card and keeps no file of it", async () => {
    const files = async () => (await app.db.selectFrom("content_files").select("name").execute()).length;
    const before = await files();
    const player = app.signUp();
    const urls: string[] = [];
    for (let run = 0; run < 12 && urls.length < 3; run += 1) {
      const { call, view, attempt_id } = await openMath(player);
      urls.push(...view.questions.flatMap(({ media }) => media.map(({ url }) => url)));
      await finish(call, attempt_id);
    }
    expect(urls.length).toBeGreaterThanOrEqual(3);
    for (const url of urls) {
      const [head, data = ""] = url.split(",");
      expect(head).toBe("data:image/svg+xml;base64");
      expect(Buffer.from(data, "base64").toString()).toMatch(/^<svg [^]*<\/svg>\n$/);
    }
    expect(await files()).toBe(before);
  });

  it("does not make a place larger that an author has written", async () => {
    const { call } = await app.signUp();
    const sizes = async () =>
      dataOf<OutputOf<Actions["get_categories"]>>(await call("get_categories", { type: 5 })).map(
        ({ slug, no_of_que }) => `${slug} ${no_of_que}`,
      );
    const before = await sizes();
    await openMath();
    app.clock.advanceMs(6_000); // the copy of the catalogue lives for five seconds
    expect(await sizes()).toEqual(before);
  });

  it("takes a typed number within its tolerance, close to both edges, and none beyond", async () => {
    let met = 0;
    for (let run = 0; run < 6; run += 1) {
      const { call, attempt_id, paper } = await openMath();
      for (const question of paper) {
        const submit = async (answer: string) =>
          dataOf<Submitted>(
            await call("submit_answer", { attempt_id, question_id: question.itemId, answer }),
          );
        const { numberKey } = question;
        if (numberKey === undefined) {
          await submit("");
          continue;
        }
        const { value, tolerance } = numberKey;
        const step = Math.max(tolerance, 0.01);
        const tries = [
          [value, true],
          [value + 0.999 * tolerance, true],
          [value - 0.999 * tolerance, true],
          [value + tolerance + step, false],
          [value - tolerance - step, false],
        ] as const;
        const [number, isRight] = tries[met % tries.length] ?? tries[0];
        expect(await submit(showAnswer(number))).toMatchObject({
          correct: isRight,
          correct_answer: showAnswer(value, numberKey),
          reveal: { tolerance },
        });
        met += 1;
      }
    }
    expect(met).toBeGreaterThan(10);
  });

  it("shows a typed number as it was asked for, and that is right", async () => {
    const { call, attempt_id, paper } = await openMath();
    const shown: string[] = [];
    for (const question of paper) {
      const { decimals = -1 } = question.numberKey ?? {};
      const answer = rightAnswer(question);
      const told = dataOf<Submitted>(
        await call("submit_answer", { attempt_id, question_id: question.itemId, answer }),
      );
      expect(told).toMatchObject({ correct: true, correct_answer: answer, reveal: { mistake: null } });
      if (question.kind !== "typed_number") continue;
      shown.push(answer);
      expect((answer.split(".")[1] ?? "").length).toBe(decimals);
    }
    expect(shown.length).toBeGreaterThan(0);
  });

  it("tells who types the result of a mistake which one it is, and nobody else", async () => {
    const { call, attempt_id, paper } = await openMath();
    const told = async (question: PaperQuestion, answer: string) => {
      const fields = { attempt_id, question_id: question.itemId, answer };
      return dataOf<Submitted>(await call("submit_answer", fields)).reveal;
    };
    let met = 0;
    for (const question of paper) {
      const item = await app.db
        .selectFrom("item_versions")
        .select("body")
        .where("item_id", "=", question.itemId)
        .executeTakeFirstOrThrow();
      const mistake = item.body.mistakes?.[0];
      const isMistake = mistake !== undefined && met % 2 === 0;
      const reveal = await told(question, isMistake ? showAnswer(mistake.value) : wrongAnswer(question));
      expect(reveal).toMatchObject({ correct: false, mistake: isMistake ? mistake.why : null });
      if (mistake !== undefined) met += 1;
    }
    expect(met).toBeGreaterThan(1);
  });

  it("takes only a number where one is asked for", async () => {
    const { call, view, attempt_id, paper } = await openMath();
    const index = paper.findIndex(({ kind }) => kind === "typed_number");
    expect(index).toBeGreaterThanOrEqual(0);
    for (const earlier of paper.slice(0, index)) {
      await call("submit_answer", { attempt_id, question_id: earlier.itemId, answer: "" });
    }
    expect(view.questions[index]).toMatchObject({ options: [], unit: paper[index]?.numberKey?.unit });
    for (const answer of ["12,5", "1e3", "abc", "--1", "NaN", "0x1F", " 12", "1234567890123"]) {
      const sent = await call("submit_answer", { attempt_id, question_id: paper[index]?.itemId, answer });
      expect(sent.body).toMatchObject({ message: "103", field: "answer" });
    }
  });
});

describe("formulae", () => {
  const TEX = /\$([^$]+)\$/g;
  const texIn = (texts: readonly string[]) =>
    texts.flatMap((text) => [...text.matchAll(TEX)].map(([, tex]) => tex ?? ""));

  it("are sent as HTML for every formula of the texts beside them", async () => {
    const { call, view, attempt_id } = await openMath();
    await answerAll({ db: app.db, ask: call }, attempt_id, wrongAnswer);
    await finish(call, attempt_id);
    const review = dataOf<Review>(await call("review_attempt", { attempt_id }));
    let found = 0;
    for (const { card, reveal } of review.questions) {
      if (reveal === null) throw new Error("no reveal");
      const shown = texIn([card.stem, ...card.options.map(({ text }) => text)]);
      const told = texIn([reveal.explanation, ...reveal.options.map(({ why }) => why)]);
      expect(Object.keys(card.formulae).toSorted()).toEqual([...new Set(shown)].toSorted());
      expect(Object.keys(reveal.formulae).toSorted()).toEqual([...new Set(told)].toSorted());
      for (const html of Object.values({ ...card.formulae, ...reveal.formulae })) {
        expect(html).toContain("<math");
        expect(html).not.toContain("katex-error");
        expect(html).not.toMatch(/<script|javascript:|\son\w+=|<a\s|<img|<iframe/i);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(5);
    expect(view.questions.map(({ formulae }) => formulae)).toEqual(
      review.questions.map(({ card }) => card.formulae),
    );
  });

  it.each([
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\url{javascript:alert(1)}`,
    String.raw`\includegraphics{https://evil.example/x.png}`,
    String.raw`\htmlClass{x}{y}\htmlData{onload=alert(1)}{y}\htmlStyle{background:url(//evil.example)}{z}`,
    String.raw`\text{<script>alert(1)</script><img src=x onerror=alert(1)>}`,
    String.raw`\def\a{\a\a}\a`,
    String.raw`\newcommand{\b}[1]{#1#1}\b{\b{\b{x}}}`,
    "\\frac{1}{",
    `"><svg onload=alert(1)>`,
  ])("of an author that means harm run nothing: %s", async (tex) => {
    const { call } = await app.signUp();
    const place = { ...LEVEL, subcategory: "licensing-and-organisation" };
    await sql`update item_versions set body = jsonb_set(body, '{stem}', to_jsonb(${`Try $${tex}$ now`}::text))
      where item_id in (select item_id from items join subcategories using (subcategory_id)
        where subcategories.slug = ${place.subcategory})`.execute(app.db);
    // Versions never change, so that what was read stays in memory: this one is read for the first time.
    await sql`update item_versions set version = version + 1 where item_id in (select item_id from items
      join subcategories using (subcategory_id) where subcategories.slug = ${place.subcategory})`.execute(
      app.db,
    );
    await sql`update items set current_version = current_version + 1 where subcategory_id in (
      select subcategory_id from subcategories where slug = ${place.subcategory})`.execute(app.db);
    const view = await openLevel(call, place);
    const html = view.questions[0]?.formulae[tex] ?? "";
    expect(html).not.toBe("");
    const tags = [...html.matchAll(/<\s*([a-z]+)/gi)].map(([, tag]) => (tag ?? "").toLowerCase());
    expect(tags.filter((tag) => ["script", "img", "a", "iframe", "object", "style"].includes(tag))).toEqual(
      [],
    );
    const attributes = [...html.matchAll(/<[^>]*?\s(on\w+|href|src)\s*=/gi)].map(([, name]) => name);
    expect(attributes).toEqual([]);
    expect(html).not.toMatch(/style="[^"]*url\(/);
  });
});
