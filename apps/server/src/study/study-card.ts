import type { Actions, OutputOf } from "@crosscheck/contract";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import type { Item } from "@crosscheck/rules/questions/item";
import { createRandom, type Seed } from "@crosscheck/rules/random";
import { toCard, toReveal } from "../attempts/view/attempt-view.ts";
import type { ContentLanguage } from "../categories/content-language.ts";
import { nameIn } from "../content/names.ts";
import type { StudyItemRecord } from "./note-queries.ts";

type StudyCard = OutputOf<Actions["get_bookmark"]>[number];

/** Tiles of a word lie the same way every time; the word is shown beside them. */
const TILE_SEED: Seed = [1, 1, 1, 1];

/** A bookmarked question with its answer. Call only for questions that are not hidden from the player. */
export function toStudyCard(kept: StudyItemRecord, item: Item, language: ContentLanguage): StudyCard {
  const question = toAuthoredQuestion(item);
  return {
    question_id: item.itemId,
    card: toCard(question, item, { withTranscript: true }),
    // Nobody answers here: `correct` says nothing.
    reveal: toReveal(question, item, null),
    type: kept.type,
    category_name: nameIn(kept.categoryNames, language.code, language.defaultCode),
    face: faceOf(kept.categoryCode),
    note: kept.note,
    bookmarked: true,
  };
}

/** The question in its author's order and with its author's ids. */
export function toAuthoredQuestion(item: Item): PaperQuestion {
  return {
    number: 1,
    section: null,
    itemId: item.itemId,
    version: item.version,
    language: item.language,
    kind: item.kind,
    category: item.categorySlug,
    subcategory: item.subcategorySlug,
    marks: item.marks,
    options: item.options.map(({ id, slot }) => ({
      optionId: id,
      authorId: id,
      ...(slot === undefined ? {} : { slotId: slot }),
    })),
    key: item.key,
    slots: item.slots?.map(({ id }) => ({ slotId: id, authorId: id })),
    before: item.before,
    numberKey: item.number,
    accepted: item.accepted,
    word: item.word,
    tiles: QUESTION_RULES[item.kind].drawTiles?.(item, createRandom(TILE_SEED)),
    removedByFiftyFifty: [],
    pollSeed: TILE_SEED,
  };
}
