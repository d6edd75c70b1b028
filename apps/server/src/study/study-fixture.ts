import { sql } from "kysely";
import { createAttemptFixture } from "../attempts/attempt-fixture.ts";
import type { TestPlace } from "../attempts/level-fixture.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import type { Clock, Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { dataOf, optionOf, paperOf, type Ask, type Result, type View } from "../conformance/play-fixture.ts";

/** How a run goes: so many questions right, then so many wrong, the rest blank. */
export type Plan = { readonly right: number; readonly wrong: number };

/** A test application without content. */
type App = {
  readonly db: Db;
  readonly clock: Clock & { readonly advanceMs: (ms: number) => void };
  readonly ports: { readonly random: Random };
};
type Player = { readonly call: Ask };

/** For tests: the whole application over HTTP, with places of their own and players who play them. */
export function createStudyFixture<A extends App>(app: A) {
  const { db, clock } = app;
  const game = createAttemptFixture(db, { clock, random: app.ports.random });

  let places = 0;

  /**
   * A category with levels of ten single-choice questions, by default with a syllabus code of its own, which is that of
   * its questions' objectives too.
   */
  const newPlace = async ({
    code = String(100 + (places += 1)),
    name = "Air law",
    objectives = [code],
  }: {
    readonly code?: string;
    readonly name?: string;
    readonly objectives?: readonly string[];
  } = {}): Promise<TestPlace> => {
    const place = await game.newPlace();
    await db
      .updateTable("categories")
      .set({
        code,
        names: JSON.stringify({ en: name, ar: `${name} ع` }),
      })
      .where("category_id", "=", place.categoryId)
      .execute();
    await setObjectives(db, place, objectives);
    forgetCatalogue(db);
    return place;
  };

  const open = async (player: Player, place: TestPlace, level = 1): Promise<View> => {
    const { category, subcategory } = place;
    return dataOf<View>(await player.call("get_questions_by_level", { category, subcategory, level }));
  };

  /** Answers the next question of a view; time passes before. */
  const answer = async (
    player: Player,
    view: Pick<View, "attempt_id">,
    { number, wish, seconds = 3 }: { number: number; wish: "right" | "wrong" | "blank"; seconds?: number },
  ): Promise<void> => {
    const question = (await paperOf(db, view.attempt_id))[number - 1];
    if (question === undefined) throw new Error(`no question ${number}`);
    const about = { attempt_id: view.attempt_id, question_id: question.itemId };
    if (number > 1) dataOf(await player.call("open_question", about));
    clock.advanceMs(seconds * 1_000);
    const text = wish === "blank" ? "" : optionOf(question, wish);
    dataOf(await player.call("submit_answer", { ...about, answer: text }));
  };

  const finish = async (player: Player, view: Pick<View, "attempt_id">): Promise<Result> =>
    dataOf<Result>(await player.call("finish_attempt", { attempt_id: view.attempt_id }));

  /** Plays a level to its end. */
  const play = async (player: Player, place: TestPlace, plan: Plan): Promise<View> => {
    const view = await open(player, place);
    for (let number = 1; number <= view.questions.length; number += 1) {
      const wish = number <= plan.right ? "right" : number <= plan.right + plan.wrong ? "wrong" : "blank";
      await answer(player, view, { number, wish });
    }
    await finish(player, view);
    return view;
  };

  return { ...app, game, newPlace, open, answer, finish, play };
}

/** Subject codes of the questions' objectives, taking turns. */
async function setObjectives(db: Db, place: TestPlace, codes: readonly string[]): Promise<void> {
  await sql`
    update item_versions set body = jsonb_set(body, '{lo}', to_jsonb(
      (${codes}::text[])[1 + items.position % ${codes.length}::integer] || '.01'))
    from items
    where items.item_id = item_versions.item_id and items.category_id = ${place.categoryId}`.execute(db);
}

/** Id of a question of a view, counted from 1. */
export function idOf(view: View, number: number): string {
  const question = view.questions[number - 1];
  if (question === undefined) throw new Error(`no question ${number}`);
  return question.question_id;
}
