import { describe, expect, it } from "vitest";
import { makeAnswerText, makeItem, makeQuestion } from "../item-fixture.ts";
import { dropDowns, matching } from "./slots.ts";

describe("matching", () => {
  // Prompts 1, 2, 3 belong to b, c, d; a stays over.
  const question = makeQuestion(makeItem("one", { kind: "matching" }), 1);
  const text = (...ids: readonly string[]) => makeAnswerText(question, ids);

  it.each<readonly [ids: readonly string[], part: number]>([
    [["b", "c", "d"], 1],
    [["b", "c", "a"], 2 / 3],
    [["b", "d", "c"], 1 / 3],
    [["c", "d", "b"], 0],
  ])("gives for %j the part %d and finds it right only when whole", (ids, part) => {
    expect(matching.isAnswer(question, text(...ids))).toBe(true);
    expect(matching.partOf?.(question, text(...ids))).toBe(part);
    expect(matching.isCorrect(question, text(...ids))).toBe(part === 1);
  });

  it.each([[["b", "c"]], [["b", "c", "c"]], [["b", "c", "d", "a"]], [[]], [["b", "c", "x"]]])(
    "takes no %j: every prompt needs an option of its own",
    (ids) => {
      expect(matching.isAnswer(question, text(...ids))).toBe(false);
      expect(matching.isCorrect(question, text(...ids))).toBe(false);
      expect(matching.partOf?.(question, text(...ids))).toBe(0);
    },
  );
});

describe("drop downs", () => {
  // Gap 1 offers a and b, gap 2 offers c, d and e; right are b and c.
  const question = makeQuestion(makeItem("one", { kind: "drop_downs" }), 1);
  const text = (...ids: readonly string[]) => makeAnswerText(question, ids);

  it("says in the paper which gap an option belongs to, under ids that say nothing", () => {
    const slotOf = new Map(question.slots?.map(({ slotId, authorId }) => [slotId, authorId]));
    expect([...slotOf.values()]).toEqual(["1", "2"]);
    for (const { authorId, slotId } of question.options) {
      expect(slotOf.get(slotId ?? "")).toBe("ab".includes(authorId) ? "1" : "2");
    }
  });

  it.each<readonly [ids: readonly string[], part: number]>([
    [["b", "c"], 1],
    [["a", "c"], 0.5],
    [["b", "e"], 0.5],
    [["a", "d"], 0],
  ])("gives for %j the part %d", (ids, part) => {
    expect(dropDowns.isAnswer(question, text(...ids))).toBe(true);
    expect(dropDowns.partOf?.(question, text(...ids))).toBe(part);
    expect(dropDowns.isCorrect(question, text(...ids))).toBe(part === 1);
  });

  it.each([[["c", "b"]], [["b", "a"]], [["c", "c"]], [["b"]], [["b", "c", "c"]]])(
    "takes no %j: an option belongs to its own gap",
    (ids) => {
      expect(dropDowns.isAnswer(question, text(...ids))).toBe(false);
      expect(dropDowns.partOf?.(question, text(...ids))).toBe(0);
    },
  );

  it("takes nothing where the gaps or their options were lost", () => {
    const item = makeItem("one", { kind: "drop_downs" });
    const noGaps = makeQuestion({ ...item, slots: [] }, 1);
    expect(dropDowns.isAnswer(noGaps, "[]")).toBe(false);
    const oneGap = makeQuestion({ ...item, slots: item.slots?.slice(0, 1) }, 1);
    expect(dropDowns.isAnswer(oneGap, makeAnswerText(oneGap, ["b", "c"]))).toBe(false);
    expect(dropDowns.isAnswer(oneGap, makeAnswerText(oneGap, ["b"]))).toBe(false);
  });
});
