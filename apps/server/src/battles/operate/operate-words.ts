import { refuse } from "@crosscheck/contract";
import type {
  addBattleWord,
  listBattleWords,
  removeBattleWord,
} from "@crosscheck/contract/operators/battles";
import { foldWord } from "@crosscheck/rules/battles/line-filter";
import type { OperatorHandler } from "../../calls/operate.ts";
import { toPage } from "../../calls/page.ts";
import { forgetBattleWords } from "../social/filter-line.ts";
import { countWords, deleteWord, insertWord, listWords } from "../social/word-queries.ts";

export const handleListBattleWords: OperatorHandler<typeof listBattleWords> = async ({ db, input }) => {
  const { cursor = null, limit } = input;
  const rows = (await listWords(db, { cursor, limit: limit + 1 })).map(({ word, language, addedAt }) => ({
    word,
    language,
    added_at: addedAt.toISOString(),
  }));
  return {
    data: toPage(rows, limit, (row) => row.word),
    total: await countWords(db),
    audit: { subject: null },
  };
};

export const handleAddBattleWord: OperatorHandler<typeof addBattleWord> = async ({ db, input, nowMs }) => {
  const { word, language = null } = input;
  // What is nothing but signs would be in every line, or in none.
  if (foldWord(word) === "") return refuse("invalid_field", { field: "word" });
  const added = await insertWord(db, { word, language, addedAt: new Date(nowMs) });
  return {
    data: { word, added },
    message: "updated",
    audit: { subject: word, after: { added } },
    afterwards: (ground) => forgetBattleWords(ground.db),
  };
};

export const handleRemoveBattleWord: OperatorHandler<typeof removeBattleWord> = async ({ db, input }) => {
  const { word } = input;
  if (!(await deleteWord(db, word))) return refuse("no_data");
  return {
    data: { word },
    message: "updated",
    audit: { subject: word },
    afterwards: (ground) => forgetBattleWords(ground.db),
  };
};
