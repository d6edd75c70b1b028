import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { Code } from "@crosscheck/ui/Code";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../../forms/use-call.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/texts.tsx";
import { useApi } from "../../../state/api.tsx";
import { saveFile } from "../../../view/save-file.ts";
import type { SittingResult } from "./exam-result.ts";
import { fileOf } from "./report-file.ts";

/** Documents of a result there are. */
const FORMATS = ["pdf", "json"] as const;
const NAMES = ["full", "initials", "hidden"] as const;
type Format = (typeof FORMATS)[number];
type Name = (typeof NAMES)[number];

/** The result as a document for others, and how the own name stands where they check it. */
export function ReportCard({ result: { exam, report } }: { readonly result: SittingResult }) {
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const { code: language } = useLanguage();
  const [asked, setAsked] = useState<Format | null>(null);
  const { run, busy, failure } = useCall(async (format: Format) => {
    setAsked(format);
    const told = await api.get_exam_report({ exam_module_id: exam.id, format, language });
    if (!told.ok) return told.refused;
    saveFile(fileOf(told.data), told.data.file_name);
    // The first document has given the result its code.
    void queries.invalidateQueries({ queryKey: ["get_exam_result", exam.id] });
    return null;
  });
  return (
    <Card>
      <section aria-labelledby="exam-report">
        <h2 id="exam-report" className="text-lg">
          {text("sitting.result.report.title")}
        </h2>
        <p className="mt-1 text-sm text-muted">{text("sitting.result.report.text")}</p>
        {report === null ? null : (
          <p className="mt-2">
            {text("sitting.result.report.code")}: <Code>{report.code}</Code>
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2.5">
          {FORMATS.map((format) => (
            <Button
              key={format}
              variant="quiet"
              loading={busy && asked === format}
              onClick={() => void run(format)}
            >
              <Download aria-hidden="true" className="size-5" />
              {text(`sitting.result.report.${format}`)}
            </Button>
          ))}
        </div>
        <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
          {failure === null ? null : text(failure)}
        </p>
        {report === null ? null : <NameShown examId={exam.id} shown={report.name_shown} />}
      </section>
    </Card>
  );
}

type NameShownProps = { readonly examId: string; readonly shown: Name };

/** What who checks the document is told of the own name; saved as it is chosen. */
function NameShown({ examId, shown }: NameShownProps) {
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(shown);
  const [isSaved, setSaved] = useState(false);
  const { run, busy, failure } = useCall(async (name: Name) => {
    setSaved(false);
    const told = await api.set_exam_result_name({ exam_module_id: examId, name_shown: name });
    if (!told.ok) return told.refused;
    setSaved(true);
    void queries.invalidateQueries({ queryKey: ["get_exam_result", examId] });
    return null;
  });
  return (
    <form className="mt-4 border-t border-line pt-4">
      <RadioKeys
        legend={text("sitting.result.report.name")}
        value={failure === null ? chosen : shown}
        choices={NAMES.map((name) => ({ value: name, label: text(`sitting.result.report.${name}`) }))}
        onChange={(name) => {
          if (busy) return;
          setChosen(name);
          void run(name);
        }}
      />
      <output className="mt-2 block text-sm text-muted empty:hidden">
        {isSaved ? text("sitting.result.report.saved") : null}
      </output>
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </form>
  );
}
