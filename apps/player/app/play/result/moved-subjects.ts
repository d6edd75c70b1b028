import type { Formats } from "../../i18n/formats.ts";
import type { Text } from "../../i18n/texts.tsx";
import type { RunResult } from "./run-result.ts";

type Moved = NonNullable<RunResult["moved"]>;
type Words = { readonly text: Text } & Pick<Formats, "list" | "signed">;
export type MovedSubject = { readonly slug: string; readonly name: string; readonly told: string };

const TONES = ["right_twice", "right_once", "seen"] as const;

/** A mixed run moves more subjects than anybody reads: they are summed up. */
const MOST_LINES = 3;

/** What is known better, or less, in each subject than before the run; nothing where nothing moved. */
export function movedSubjects(
  { moved = [] }: RunResult,
  { text, list, signed }: Words,
): readonly MovedSubject[] {
  const tell = (subjects: Moved) => {
    const parts = TONES.flatMap((tone) => {
      const change = subjects.reduce((sum, { before, after }) => sum + after[tone] - before[tone], 0);
      return change === 0 ? [] : [text(`play.result.moved.${tone}`, { change: signed(change) })];
    });
    return parts.length === 0 ? null : list(parts);
  };
  // Packs have subjects of the same name; for the reader it is one.
  const each = [...Map.groupBy(moved, ({ name }) => name)].flatMap(([name, subjects]) => {
    const told = tell(subjects);
    return told === null ? [] : [{ slug: subjects[0]?.slug ?? "", name, told }];
  });
  const sum = each.length > MOST_LINES ? tell(moved) : null;
  if (sum === null) return each;
  return [{ slug: "", name: text("play.result.moved.subjects", { count: each.length }), told: sum }];
}
