import { describe, expect, it } from "vitest";
import { ranOutWhileAway } from "./ran-out.ts";
import type { Attempt, CardState } from "../attempt/run-state.ts";

type Told = readonly [status: CardState["status"], answer?: string];

/** A run whose questions ended like this; the current one is the first that is open. */
function runOf(...told: readonly Told[]): Attempt {
  const current = told.findIndex(([status]) => status === "open");
  return {
    questions: told.map((_, place) => ({ question_id: `q${place}`, number: place + 1 })),
    states: told.map(([status, answer = null], place) => ({ question_id: `q${place}`, status, answer })),
    current_question_id: current === -1 ? null : `q${current}`,
  } as unknown as Attempt; // only what is read
}

describe("questions that ran out while the player was away", () => {
  it.each([
    ["none at the start", runOf(["open"], ["unseen"]), []],
    ["the first one", runOf(["timed_out"], ["open"]), [1]],
    ["all of a long absence", runOf(["answered", "a"], ["timed_out"], ["timed_out"], ["open"]), [2, 3]],
    ["not one that was watched", runOf(["timed_out", ""], ["timed_out"], ["open"]), [2]],
    ["not one whose answer came late", runOf(["timed_out", "a"], ["open"]), []],
    ["not again after the next answer", runOf(["timed_out"], ["answered", "a"], ["open"]), []],
    ["none when the run is over", runOf(["timed_out"], ["timed_out"]), []],
  ])("%s", (_case, run, numbers) => {
    expect(ranOutWhileAway(run)).toEqual(numbers);
  });
});
