import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { dataOf, openLevel, type View } from "../../conformance/play-fixture.ts";
import { finish } from "../solo-fixture.ts";

const app = await createTestApp();
const WISH = { category_slug: "air-law", limit: 12, minutes: 10 };
const NOBODY = "00000000-0000-4000-8000-000000000000";

type Kept = OutputOf<Actions["set_question_note"]>;
type Review = OutputOf<Actions["review_attempt"]>;
type Own = OutputOf<Actions["get_my_data"]>;

/** A free paper with a question that has options to strike out. */
async function sit(player?: TestPlayer) {
  const { call } = player ?? (await app.signUp());
  const view = dataOf<View>(await call("get_questions_for_self_challenge", WISH));
  const question = view.questions.find(({ kind }) => kind === "single");
  if (question === undefined) throw new Error("no question with options");
  const { attempt_id } = view;
  const { question_id } = question;
  const options = question.options.map(({ option_id }) => option_id);
  const set = (fields: object) =>
    call("set_question_note", { attempt_id, question_id, note: "", struck: [], ...fields });
  const keep = async (fields: object) => dataOf<Kept>(await set(fields));
  const stateOf = ({ states }: View) => states.find((state) => state.question_id === question_id);
  const reload = async () => stateOf(dataOf<View>(await call("get_attempt", { attempt_id })));
  return { call, view, attempt_id, question, options, set, keep, stateOf, reload };
}

describe("what is noted on a question of a paper", () => {
  it("is there after a reload, with what is struck out, and changes no answer", async () => {
    const { call, view, options, stateOf, keep, reload } = await sit();
    expect(stateOf(view)).toMatchObject({ note: "", struck: [], note_sequence: 0 });
    await keep({ note: " Look at the altimeter setting.\n2nd line ", struck: options.slice(1), sequence: 1 });
    const noted = {
      note: "Look at the altimeter setting.\n2nd line",
      struck: options.slice(1),
      note_sequence: 1,
    };
    expect(await reload()).toMatchObject({ ...noted, answer: null, status: "open", sequence: 0 });
    const again = dataOf<View>(await call("get_questions_for_self_challenge", WISH));
    expect(stateOf(again)).toMatchObject(noted);
  });

  it("is what was written last, by its sequence; a repeat answers the same", async () => {
    const { options, keep, reload } = await sit();
    await keep({ note: "third", struck: options.slice(0, 1), sequence: 3 });
    const late = await keep({ note: "second", sequence: 2 });
    expect(late).toMatchObject({ note: "third", struck: options.slice(0, 1), sequence: 3 });
    expect(await keep({ note: "third again", sequence: 3 })).toEqual(late);
    expect(await keep({ note: "", sequence: 4 })).toMatchObject({ note: "", struck: [], sequence: 4 });
    expect(await reload()).toMatchObject({ note: "", struck: [], note_sequence: 4 });
  });

  it("is one thing, however many calls write at once", async () => {
    const { keep, reload } = await sit();
    const sequences = Array.from({ length: 30 }, (_none, place) => place + 1);
    await Promise.all(sequences.map((sequence) => keep({ note: `note ${sequence}`, sequence })));
    expect(await reload()).toMatchObject({ note: "note 30", note_sequence: 30 });
    const same = await Promise.all(sequences.map(() => keep({ note: "note 31", sequence: 31 })));
    expect(new Set(same.map(({ note }) => note))).toEqual(new Set(["note 31"]));
  });

  it("has bounds: its length, and options of this question, each once", async () => {
    const { set, view, options, question } = await sit();
    const refusedField = async (fields: object) => {
      const { body } = await set({ sequence: 1, ...fields });
      return body.error ? [body.message, body["field"]] : null;
    };
    expect(await refusedField({ note: "n".repeat(500) })).toBeNull();
    expect(await refusedField({ note: "n".repeat(501) })).toEqual(["103", "note"]);
    expect(await refusedField({ struck: [options[0], options[0]] })).toEqual(["103", "struck"]);
    expect(await refusedField({ struck: ["x"] })).toEqual(["103", "struck"]);
    const other = view.questions.find(({ question_id }) => question_id !== question.question_id);
    expect(await refusedField({ struck: [other?.options[0]?.option_id ?? "x"] })).toEqual(["103", "struck"]);
    expect(await refusedField({ struck: Array.from({ length: 11 }, () => "x") })).toEqual(["103", "struck"]);
  });

  it("is not set after the end, by others, on other questions or where answers are final", async () => {
    const { call, attempt_id, question, set } = await sit();
    const { question_id } = question;
    const thief = await app.signUp();
    const stolen = { attempt_id, question_id, note: "mine", struck: [] };
    expect((await thief.call("set_question_note", stolen)).body.message).toBe("102");
    expect((await set({ question_id: NOBODY })).body.message).toBe("102");
    const level = await openLevel(call);
    const final = { attempt_id: level.attempt_id, question_id: level.questions[0]?.question_id };
    expect((await set(final)).body.message).toBe("102");
    expect(level.states[0]).not.toHaveProperty("note");
    expect(level.states[0]).not.toHaveProperty("struck");
    await finish(call, attempt_id);
    expect((await set({ note: "late" })).body.message).toBe("207");
  });

  it("is not set any more when the time of the paper is up", async () => {
    const { set, reload } = await sit();
    app.clock.advanceMs(602_000);
    expect((await set({ note: "late", sequence: 1 })).body.message).toBe("207");
    expect(await reload()).toMatchObject({ note: "", note_sequence: 0 });
  });

  it("is in the review, where there is any", async () => {
    const { call, attempt_id, question, options, keep } = await sit();
    await keep({ note: "Check this one", struck: options.slice(0, 1), sequence: 1 });
    await finish(call, attempt_id);
    const { questions } = dataOf<Review>(await call("review_attempt", { attempt_id }));
    const noted = questions.filter((one) => one.paper_note !== undefined);
    expect(noted.map(({ card, paper_note }) => [card.question_id, paper_note])).toEqual([
      [question.question_id, "Check this one"],
    ]);
  });

  it("is the player's own data, in words, and goes with the account", async () => {
    const player = await app.signUp();
    const { attempt_id, question, options, keep } = await sit(player);
    await keep({ note: "For me alone", struck: options.slice(0, 2), sequence: 1 });
    const { columns, rows } = dataOf<Own>(await player.call("get_my_data", { part: "paper_notes" }));
    const [row] = rows.map((one) => Object.fromEntries(columns.map((column, at) => [column, one[at]])));
    expect(row).toMatchObject({
      attempt_id,
      number: question.number,
      note: "For me alone",
      struck_out: question.options
        .slice(0, 2)
        .map(({ text }) => text)
        .join(" | "),
    });
    await player.call("delete_user_account");
    const left = await sql`select from attempt_notes where player_id = ${player.playerId}`.execute(app.db);
    expect(left.rows).toEqual([]);
  });
});
