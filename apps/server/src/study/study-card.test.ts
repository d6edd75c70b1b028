import { checkAnswer } from "@crosscheck/rules/attempts/marking";
import { makeItem } from "@crosscheck/rules/item-fixture";
import { QUESTION_KINDS } from "@crosscheck/rules/questions/kind";
import { ACTIONS } from "@crosscheck/contract";
import { expect, it } from "vitest";
import { toAuthoredQuestion, toStudyCard } from "./study-card.ts";

const ENGLISH = { code: "en", id: 14, defaultCode: "en", defaultId: 14, codes: ["en"] };
const ITEM_ID = "0b9d2a0e-5f0c-4a57-9d53-0c1d2b3a4f5e";

it.each(QUESTION_KINDS)("shows a %s with an answer that its own card can show as right", (kind) => {
  const item = { ...makeItem(ITEM_ID, { kind }), transcript: "said" };
  const kept = {
    itemId: ITEM_ID,
    version: 1,
    language: "en",
    note: "own words",
    type: 1,
    categoryCode: "010",
    categoryNames: { en: "Air law" },
  };
  const card = toStudyCard(kept, item, ENGLISH);
  expect(ACTIONS.get_bookmark.output.parse([card])).toEqual([card]);
  expect(card.card.options.map(({ option_id }) => option_id)).toEqual(item.options.map(({ id }) => id));
  expect(card).toMatchObject({ note: "own words", category_name: "Air law", bookmarked: true });
  expect(card.card.transcript).toBe("said");
  expect(checkAnswer(toAuthoredQuestion(item), card.reveal.correct_answer)).toBe("correct");
});
