import { useText } from "../../i18n/texts.tsx";
import { useTextByLanguage, type MockRecord } from "../../study/mock-queries.ts";
import type { Exam } from "./choose-exam.ts";
import { SubjectRow } from "./SubjectRow.tsx";

type SubjectListProps = {
  readonly exam: Exam;
  readonly records: readonly MockRecord[];
  /** The paper that is open beside the list; null for none. */
  readonly shownId: string | null;
};

/** The papers of an exam, each with its size and the own results. */
export function SubjectList({ exam: { licence, presets }, records, shownId }: SubjectListProps) {
  const text = useText();
  const nameIn = useTextByLanguage();
  return (
    <nav aria-label={text("exams.mock.papers")}>
      <h2 className="mb-3 text-lg">{nameIn(licence.name)}</h2>
      <ul className="grid gap-3">
        {presets.map((preset) => (
          <li key={preset.preset_id}>
            <SubjectRow
              preset={preset}
              record={records.find((record) => record.preset_id === preset.preset_id) ?? null}
              isShown={preset.preset_id === shownId}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
