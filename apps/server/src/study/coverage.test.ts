import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql, type RawBuilder } from "kysely";
import { describe, expect, it } from "vitest";
import { insertOpenExam } from "../exams/open-exam-fixture.ts";
import { dataOf } from "../conformance/play-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";

type Coverage = OutputOf<Actions["get_coverage"]>;

const app = await createTestApp();

async function readCoverage(web_language = "en"): Promise<Coverage> {
  // What was counted for somebody else is a minute old at most.
  app.clock.advanceMs(60_000);
  const { call } = await app.signUp();
  dataOf(await call("update_profile", { web_language }));
  return dataOf<Coverage>(await call("get_coverage"));
}

const treeOf = ({ syllabuses }: Coverage, name: string) => {
  const found = syllabuses.find(({ syllabus }) => syllabus === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

describe("what the questions cover", () => {
  it("is told by subject and topic, and every topic of both licences has some", async () => {
    const coverage = await readCoverage();
    const [ppl, atpl] = [treeOf(coverage, "ppl-a"), treeOf(coverage, "atpl-a")];
    expect([ppl.subjects.length, atpl.subjects.length]).toEqual([9, 13]);
    for (const { code, questions, topics, paper } of [...ppl.subjects, ...atpl.subjects]) {
      const below = topics.reduce((sum, topic) => sum + topic.questions, 0);
      expect(below, code).toBe(questions);
      expect(topics.filter((topic) => topic.questions === 0).map((topic) => topic.code)).toEqual([]);
      expect(questions, code).toBeGreaterThanOrEqual(3 * (paper ?? 1));
    }
  });

  it("counts what can be played: a question taken away is gone, one of a contest never counted", async () => {
    const before = await readCoverage();
    const law = (coverage: Coverage) => treeOf(coverage, "ppl-a").subjects.find(({ code }) => code === "010");
    const [one] = await app.db
      .selectFrom("items")
      .innerJoin("categories", "categories.category_id", "items.category_id")
      .select("items.item_id")
      .where("categories.slug", "=", "air-law")
      .limit(1)
      .execute();
    await app.db
      .updateTable("items")
      .set({ retired_at: new Date(0) })
      .where("item_id", "=", one?.item_id ?? "")
      .execute();
    const after = await readCoverage();
    expect(law(after)?.questions).toBe((law(before)?.questions ?? 0) - 1);
    expect(after.questions).toBe(before.questions - 1);
    const { count } = await app.db
      .selectFrom("items")
      .innerJoin("categories", "categories.category_id", "items.category_id")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("categories.type", "<>", 8)
      .where("items.pack_id", "<>", "generated")
      .where("items.retired_at", "is", null)
      .executeTakeFirstOrThrow();
    expect(after.questions).toBe(count);
  });

  it("does not change by what an exam keeps for its own paper", async () => {
    const before = await readCoverage();
    const examId = await insertOpenExam({ ...app, random: app.ports.random });
    const { rows: kept } = await sql`insert into reserved_items (item_id, exam_id)
      select item_id, ${examId}::uuid from items where source_id like 'ppl-air-law-00%' returning item_id`.execute(
      app.db,
    );
    expect(kept).toHaveLength(9);
    expect(await readCoverage()).toEqual(before);
  });

  it("claims no review that nobody has given", async () => {
    expect((await readCoverage()).reviewed).toBe(0);
    await app.db
      .updateTable("items")
      .set({ origin: "edited", pack_hash: "as it was" })
      .where("source_id", "in", ["ppl-navigation-001", "ppl-navigation-002"])
      .execute();
    expect((await readCoverage()).reviewed).toBe(2);
    const { operatorId } = await createOperators(app).newOperator("author");
    const say = async (version: RawBuilder<number>) =>
      await sql`insert into item_confirmations (item_id, version, operator_id, confirmed_at)
        select item_id, ${version}, ${operatorId}, now() from items
        where source_id in ('ppl-navigation-002', 'ppl-navigation-003')`.execute(app.db);
    // A word about another text than the one that is played counts for nothing.
    await say(sql<number>`current_version + 1`);
    expect((await readCoverage()).reviewed).toBe(2);
    await say(sql<number>`current_version`);
    expect((await readCoverage()).reviewed).toBe(3);
  });

  it("has the titles of the reader's language", async () => {
    const titles = async (language: string) =>
      treeOf(await readCoverage(language), "ppl-a").subjects.map(({ title }) => title);
    expect((await titles("en"))[0]).toBe("Air law");
    expect((await titles("ar"))[0]).toMatch(/[\u0600-\u06ff]/);
    const { call } = await app.signUp();
    const asked = dataOf<Coverage>(await call("get_coverage", { language: "ar" }));
    expect(treeOf(asked, "ppl-a").title).toMatch(/[\u0600-\u06ff]/);
  });
});
