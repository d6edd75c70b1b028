import type { Actions, OutputOf } from "@crosscheck/contract";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { createStudyFixture } from "./study-fixture.ts";

const { db, signUp, newPlace, answer } = createStudyFixture(await createTestApp({ content: false }));

const ask = async <Name extends keyof Actions>(
  player: TestPlayer,
  name: Name,
  fields: Readonly<Record<string, unknown>>,
) => dataOf<OutputOf<Actions[Name]>>(await player.call(name, fields));

describe("the face of a subject", () => {
  it("comes with its run, the list of open runs, the result and the review", async () => {
    const [player, place] = [await signUp(), await newPlace({ code: "050" })];
    const { category, subcategory } = place;
    const face = faceOf("050");
    expect(face).not.toBeNull();
    const run = await ask(player, "get_questions_by_level", { category, subcategory, level: 1 });
    expect(run.faces).toEqual({ [category]: face });
    expect(await ask(player, "get_open_attempts", {})).toMatchObject([{ category, face }]);

    await answer(player, run, { number: 1, wish: "right" });
    const about = { attempt_id: run.attempt_id };
    const result = await ask(player, "finish_attempt", about);
    expect(result.faces).toEqual({ [category]: face, [subcategory]: face });
    expect((await ask(player, "review_attempt", about)).result.faces).toEqual(result.faces);
  });

  it("is missing where a category is of several subjects", async () => {
    const [player, place] = [await signUp(), await newPlace({ code: "0" })];
    const { category, subcategory } = place;
    const run = await ask(player, "get_questions_by_level", { category, subcategory, level: 1 });
    expect(run.faces).toEqual({});
    expect(await ask(player, "get_open_attempts", {})).toMatchObject([{ category, face: null }]);
  });

  it("is that of the syllabus as it is now, not of the day of the run", async () => {
    const [player, place] = [await signUp(), await newPlace({ code: "050" })];
    const { category, subcategory } = place;
    const run = await ask(player, "get_questions_by_level", { category, subcategory, level: 1 });
    await answer(player, run, { number: 1, wish: "right" });
    await ask(player, "finish_attempt", { attempt_id: run.attempt_id });
    await db.updateTable("categories").set({ code: "040" }).where("slug", "=", category).execute();
    forgetCatalogue(db);
    const { result } = await ask(player, "review_attempt", { attempt_id: run.attempt_id });
    expect(result.faces[category]).toEqual(faceOf("040"));
  });
});
