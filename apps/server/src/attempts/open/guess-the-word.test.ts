import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import type { Item } from "@crosscheck/rules/questions/item";
import { lettersOf, wordLengths } from "@crosscheck/rules/questions/word-tiles";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, paperOf, type Answered, type Lifeline, type View } from "../../conformance/play-fixture.ts";
import { readItems } from "../engine/read-items.ts";
import { rightAnswer, wrongAnswer } from "../solo-fixture.ts";

const app = await createTestApp();
const PLACE = { type: "category", type_id: "word-weather" };

async function openWords() {
  const player = await app.signUp();
  const view = dataOf<View>(await player.call("get_guess_the_word", PLACE));
  const { attempt_id } = view;
  const paper = await paperOf(app.db, attempt_id);
  const at = (question: PaperQuestion | undefined) => ({ attempt_id, question_id: question?.itemId });
  const reload = async () => dataOf<View>(await player.call("get_attempt", { attempt_id }));
  return { ...player, view, attempt_id, paper, at, reload };
}

/** Where an answer has the word, or its letters in their order as a list, elsewhere than in field names and other questions' texts. */
function findWord({ text }: Answered, { word = "" }: PaperQuestion, others: readonly Item[]): string | null {
  const known = others.flatMap(({ stem, explanation, reference }) => [stem, explanation, reference]);
  const values = text.replaceAll(/"[a-z_]+":/g, "");
  const own = known.reduce((left, told) => left.replaceAll(JSON.stringify(told), '""'), values).toUpperCase();
  const spelled = lettersOf(word).map((letter) => `"${letter}"`);
  const at = Math.max(own.indexOf(word.toUpperCase()), own.indexOf(spelled.join(",")));
  return at < 0 ? null : `${word} in ${own.slice(Math.max(0, at - 50), at + 50)}`;
}

describe("a word", () => {
  it("is shown as tiles: all its letters and three more, and how many letters each word has", async () => {
    const { view, paper } = await openWords();
    for (const [index, { tiles, word_lengths, options, kind }] of view.questions.entries()) {
      const letters = lettersOf(paper[index]?.word ?? "");
      const rest = letters.reduce((left, letter) => left.replace(letter, ""), tiles.join(""));
      expect([kind, options, tiles.length, rest.length]).toEqual(["word_tiles", [], letters.length + 3, 3]);
      expect(word_lengths).toEqual(wordLengths(paper[index]?.word ?? ""));
    }
  });

  it("is in no byte before its answer, nor are its letters in their order", async () => {
    for (let player = 0; player < 5; player += 1) {
      const { call, attempt_id, paper, at } = await openWords();
      const items = await readItems(app.db, paper);
      for (const question of paper) {
        const answers = [
          await call("get_guess_the_word", PLACE),
          await call("get_attempt", { attempt_id }),
          await call("open_question", at(question)),
          await call("use_lifeline", { ...at(question), kind: "reset_timer" }),
          await call("submit_answer", { ...at(question), answer: "TOOLONGTOBEANANSWERTOTHISQUESTION" }),
          await call("get_open_attempts"),
          await call("get_bookmark"),
          await call("get_question_study", { question_id: question.itemId }),
        ];
        const others = items.filter(({ itemId }) => itemId !== question.itemId);
        const told = answers.flatMap((answer) => findWord(answer, question, others) ?? []);
        expect(told).toEqual([]);
        const submitted = await call("submit_answer", { ...at(question), answer: wrongAnswer(question) });
        expect(dataOf(submitted)).toMatchObject({ correct_answer: question.word });
      }
    }
  });

  it("is taken in any case and with or without its spaces", async () => {
    const { call, paper, at } = await openWords();
    for (const [index, question] of paper.entries()) {
      const word = rightAnswer(question);
      const answer = [word.toLowerCase(), word.replaceAll(/\s/g, ""), word][index % 3];
      expect(dataOf(await call("submit_answer", { ...at(question), answer }))).toMatchObject({
        correct: true,
      });
    }
  });
});

describe("the hint", () => {
  it("sells one letter at its right place, once, and keeps it over a reload", async () => {
    const { call, playerId, paper, at, reload } = await openWords();
    const [first, second] = paper;
    const wish = { ...at(first), kind: "hint" };
    const answers = await Promise.all(Array.from({ length: 50 }, () => call("use_lifeline", wish)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { hint, coins } = dataOf<Lifeline>(answers[0] ?? (await call("use_lifeline", wish)));
    expect(coins).toBe(95);
    expect(lettersOf(first?.word ?? "")[hint?.place ?? -1]).toBe(hint?.letter);
    const view = await reload();
    expect(view.states.map((state) => state.hint)).toEqual([hint, ...paper.slice(1).map(() => null)]);
    expect(view.lifelines.find(({ kind }) => kind === "hint")).toMatchObject({
      used: true,
      used_on: first?.itemId,
    });

    dataOf(await call("submit_answer", { ...at(first), answer: "" }));
    dataOf(await call("open_question", at(second)));
    const again = await call("use_lifeline", { ...at(second), kind: "hint" });
    expect(again.body).toMatchObject({ error: true, message: "209" });
    expect((await reload()).states[1]?.hint).toBeNull();
    const bought = await app.db
      .selectFrom("attempt_lifelines")
      .selectAll()
      .where("player_id", "=", playerId)
      .execute();
    expect(bought).toHaveLength(1);
  });

  it("is not sold without the coins for it, nor in a quiz without words", async () => {
    const { call, playerId, paper, at } = await openWords();
    await app.db.updateTable("coin_accounts").set({ coins: 4 }).where("player_id", "=", playerId).execute();
    const poor = await call("use_lifeline", { ...at(paper[0]), kind: "hint" });
    expect(poor.body).toMatchObject({ message: "201" });
    const { attempt_id, questions } = dataOf<View>(await call("get_questions_by_type"));
    const other = { attempt_id, question_id: questions[0]?.question_id, kind: "hint" };
    expect((await call("use_lifeline", other)).body).toMatchObject({ message: "208" });
  });
});

it("has tiles in an order that says nothing about the word", async () => {
  // How often the first of two letters that stand in the word lies left of the second.
  let left = 0;
  let pairs = 0;
  for (let player = 0; player < 12; player += 1) {
    const { view, paper } = await openWords();
    for (const [index, { tiles }] of view.questions.entries()) {
      const letters = [...new Set(lettersOf(paper[index]?.word ?? ""))];
      for (let at = 0; at + 1 < letters.length; at += 2) {
        pairs += 1;
        if (tiles.indexOf(letters[at] ?? "") < tiles.indexOf(letters[at + 1] ?? "")) left += 1;
      }
    }
  }
  expect(pairs).toBeGreaterThan(200);
  // Four standard deviations of a fair coin.
  expect(Math.abs(left - pairs / 2)).toBeLessThan(2 * Math.sqrt(pairs));
});
