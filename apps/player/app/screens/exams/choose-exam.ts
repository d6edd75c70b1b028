import type { Licence } from "@crosscheck/rules/home/licence";
import type { MockPreset } from "../../study/mock-queries.ts";
import { isEmpty, type Lengths } from "./is-empty.ts";

type Sorted = Pick<MockPreset, "preset_id" | "authority" | "licence">;

/** Papers of one authority for one licence. */
export type Exam<Preset extends Sorted = MockPreset> = {
  readonly authority: Preset["authority"];
  readonly licence: Preset["licence"];
  readonly presets: readonly Preset[];
};

/** What an address, the past and the player say about which exam is wanted. */
type Wish = {
  readonly search: URLSearchParams;
  /** The exam flown last; null before the first. */
  readonly lastPresetId: string | null;
  readonly licence: Licence | null;
};

const AUTHORITY = "authority";
const LICENCE = "licence";

/** The presets by authority and licence, in their order. */
export function examsOf<Preset extends Sorted>(presets: readonly Preset[]): readonly Exam<Preset>[] {
  return [
    ...Map.groupBy(presets, ({ authority, licence }) => `${authority.code} ${licence.code}`).values(),
  ].flatMap((rows) => {
    const [first] = rows;
    return first === undefined ? [] : [{ authority: first.authority, licence: first.licence, presets: rows }];
  });
}

/** The exam to show: what the address asks for, else the one flown last, else one of the player's licence, else the first. */
export function chooseExam<Preset extends Sorted>(
  exams: readonly Exam<Preset>[],
  { search, lastPresetId, licence }: Wish,
): Exam<Preset> | undefined {
  const authority = search.get(AUTHORITY);
  const ofAuthority = exams.filter((exam) => exam.authority.code === authority);
  return (
    ofAuthority.find((exam) => exam.licence.code === search.get(LICENCE)) ??
    ofAuthority[0] ??
    exams.find(({ presets }) => presets.some((preset) => preset.preset_id === lastPresetId)) ??
    exams.find((exam) => licence !== null && exam.licence.code.toLowerCase().startsWith(licence)) ??
    exams[0]
  );
}

type Paper = Lengths & Pick<MockPreset, "preset_id" | "open_attempt_id">;

/** The paper of an exam to fly next: the first that was not passed yet, else the first; null while none has questions. */
export function nextPaper<Preset extends Paper>(
  presets: readonly Preset[],
  passedIds: ReadonlySet<string>,
): Preset | null {
  const ready = presets.filter((preset) => !isEmpty(preset) && preset.open_attempt_id === null);
  return ready.find(({ preset_id: id }) => !passedIds.has(id)) ?? ready[0] ?? null;
}

/** What an address says to ask for an exam; without a licence for the first one of the authority. */
export function examSearch(authority: string, licence?: string): URLSearchParams {
  return new URLSearchParams({
    [AUTHORITY]: authority,
    ...(licence === undefined ? {} : { [LICENCE]: licence }),
  });
}
