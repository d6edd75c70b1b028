import { lengthsOf, sharedWordsOf } from "../content/option-cues.ts";
import { type Random, shuffle } from "../random.ts";
import { bothOf, findPair } from "./combined-mistake.ts";
import type { ChoiceProblem } from "./template.ts";

type TextMistake = ChoiceProblem["mistakes"][number];
type WrongTexts = readonly TextMistake[];

/** Sets of wrong texts that are looked at for each question. */
const SETS = 36;
/** Sets that even each other out, of which one is asked. */
const EVEN = 16;
const WRONG_OPTIONS = 3;

/** How much more often the right text has a look than one text in four, by look; 0 everywhere gives nothing away. */
type Habits = readonly (readonly [look: string, more: number])[];

/**
 * Three wrong texts for the right one. Of many sets those are taken which, all together, have the right text at every rank by
 * shared words and by length as often as any other text; one of them is drawn.
 */
export function pickMistakes(problem: ChoiceProblem, random: Random): WrongTexts {
  const sets = Array.from({ length: SETS }, (_, at) => drawSet(problem, at, random));
  const known = sets.map((set) => ({ set, habits: habitsOf([problem.right, ...set]) }));
  const sum = new Map<string, number>();
  const even = Array.from({ length: EVEN }, () => {
    const growths = known.map(({ habits }) => growthOf(sum, habits));
    const best = known[growths.indexOf(Math.min(...growths))];
    for (const [look, more] of best?.habits ?? []) sum.set(look, (sum.get(look) ?? 0) + more);
    return best?.set ?? [];
  });
  return even[random.below(EVEN)] ?? [];
}

/**
 * In turn two mistakes and both together, three mistakes, and one mistake alone and with two others each: in the second the
 * right text stands between the wrong ones, in the third a wrong one does.
 */
function drawSet(problem: ChoiceProblem, at: number, random: Random): WrongTexts {
  const mistakes = shuffle(problem.mistakes, random);
  const single = mistakes.slice(0, WRONG_OPTIONS);
  if (at % 3 === 0) return findPair({ ...problem, mistakes }) ?? single;
  return at % 3 === 1 ? single : (oneWithOthers({ ...problem, mistakes }) ?? single);
}

function oneWithOthers(problem: ChoiceProblem): WrongTexts | null {
  for (const one of problem.mistakes) {
    const both = problem.mistakes.flatMap((other) =>
      other === one ? [] : (bothOf(problem, one, other) ?? []),
    );
    const [first, second] = both;
    if (first !== undefined && second !== undefined && first.text !== second.text)
      return [one, first, second];
  }
  return null;
}

/** What the first of these texts, which is the right one, shows by its ranks. */
function habitsOf(options: readonly { readonly text: string }[]): Habits {
  const habits = new Map<string, number>();
  const measures = { words: sharedWordsOf({ options }, "en"), length: lengthsOf({ options }) };
  for (const [measure, values] of Object.entries(measures)) {
    for (const [at, own] of values.entries()) {
      const below = values.filter((value) => value < own).length;
      const level = values.filter((value) => value === own).length;
      const look = `${measure} ${below} ${level}`;
      habits.set(look, (habits.get(look) ?? 0) + (at === 0 ? 1 : 0) - 1 / values.length);
    }
  }
  return [...habits];
}

/** By how much the squares of a sum grow with these. */
function growthOf(sum: ReadonlyMap<string, number>, habits: Habits): number {
  return habits.reduce((growth, [look, more]) => growth + more * (2 * (sum.get(look) ?? 0) + more), 0);
}
