import { useText } from "../../i18n/texts.tsx";
import { useLicence } from "../../state/licence.ts";
import type { MockPreset, MockRecord } from "../../study/mock-queries.ts";
import { chooseExam, examsOf, nextPaper } from "./choose-exam.ts";
import { SubjectRow } from "./SubjectRow.tsx";

type NextPaperProps = { readonly presets: readonly MockPreset[]; readonly records: readonly MockRecord[] };

/** The paper to fly next, of the exam flown last or that of the own licence; nothing where there is none. */
export function NextPaper({ presets, records }: NextPaperProps) {
  const text = useText();
  const licence = useLicence();
  const exam = chooseExam(examsOf(presets), {
    search: new URLSearchParams(),
    lastPresetId: records[0]?.preset_id ?? null,
    licence,
  });
  const passed = records.filter((record) => record.passed > 0);
  const paper = nextPaper(exam?.presets ?? [], new Set(passed.map(({ preset_id: id }) => id)));
  if (paper === null) return null;
  return (
    <section aria-labelledby="exams-next">
      <h2 id="exams-next" className="mb-3 text-lg">
        {text("exams.mock.next")}
      </h2>
      <SubjectRow
        preset={paper}
        record={records.find(({ preset_id: id }) => id === paper.preset_id) ?? null}
        isShown={false}
      />
    </section>
  );
}
