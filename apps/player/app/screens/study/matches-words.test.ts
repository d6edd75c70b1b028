import { describe, expect, it } from "vitest";
import { matchesWords } from "./matches-words.ts";

describe("a search in bookmarks", () => {
  it.each([
    ["", ["anything"]],
    ["  ", ["anything"]],
    ["QNH", ["Set the qnh on the ground"]],
    ["ground qnh", ["Set the QNH", "on the ground"]],
    ["regime", ["Régime de vol"]],
    ["احمد", ["أَحْمَد"]],
    ["سرعه", ["السرعة"]],
  ])("%j finds %j", (search, texts) => {
    expect(matchesWords(search, texts)).toBe(true);
  });

  it("wants every word", () => {
    expect(matchesWords("qnh transition", ["Set the QNH"])).toBe(false);
  });
});
