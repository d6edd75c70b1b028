import { Card } from "@crosscheck/ui/Card";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { StatChip } from "@crosscheck/ui/StatChip";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { MockRecord } from "../../study/mock-queries.ts";
import type { Exam } from "./choose-exam.ts";
import { SourceNote } from "./SourceNote.tsx";
import { useAuthorityName } from "./use-authority-name.ts";

type ExamOverviewProps = { readonly exam: Exam; readonly records: readonly MockRecord[] };

/** An exam as a whole: how many papers, questions and hours there are, how many are passed, where that was read. */
export function ExamOverview({ exam: { authority, presets }, records }: ExamOverviewProps) {
  const text = useText();
  const { number, percent } = useFormats();
  const nameOf = useAuthorityName();
  const sum = (of: "questions" | "minutes") => presets.reduce((total, preset) => total + preset[of], 0);
  const minutes = sum("minutes");
  const passed = presets.filter(({ preset_id: id }) =>
    records.some((record) => record.preset_id === id && record.passed > 0),
  ).length;
  const passMarks = [...new Set(presets.map((preset) => preset.pass_percent))];
  const [first] = presets;
  const progress = text("exams.overview.passed", { passed, count: presets.length });
  return (
    <Card className="flex flex-col gap-4 lg:sticky lg:top-20">
      <div>
        <h2 className="text-lg">{text("exams.overview.title")}</h2>
        <p className="text-sm text-muted">
          <Bdi>{nameOf(authority).full}</Bdi>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <StatChip label={text("exams.overview.papers")}>{number(presets.length)}</StatChip>
        <StatChip label={text("exams.facts.questions")}>{number(sum("questions"))}</StatChip>
        <StatChip label={text("exams.facts.time")}>
          {text("daily.hours_minutes", {
            hours: number(Math.floor(minutes / 60)),
            minutes: number(minutes % 60),
          })}
        </StatChip>
        <StatChip label={text("exams.facts.pass")}>{passMarks.map(percent).join(" / ")}</StatChip>
      </div>
      <div>
        <p className="mb-1 text-sm">{progress}</p>
        <ProgressRunway slim value={passed} max={presets.length} label={progress} />
      </div>
      <p className="text-sm text-muted">{text("exams.overview.each")}</p>
      {first === undefined ? null : <SourceNote preset={first} />}
    </Card>
  );
}
