import { BriefcaseBusiness, CircleSlash, Layers, ListChecks, type LucideIcon } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText, type Text } from "../../i18n/texts.tsx";
import { useTextByLanguage, type MockPreset } from "../../study/mock-queries.ts";

/** The rules of a real paper that are no single figure, a line each. */
export function PaperRules({ preset }: { readonly preset: MockPreset }) {
  const text = useText();
  const { number, signed, percent } = useFormats();
  const nameIn = useTextByLanguage();
  const { options_per_item: options, aids, sections } = preset;
  const lines: readonly (readonly [Icon: LucideIcon, line: string])[] = [
    [
      ListChecks,
      options === null ? text("exams.rules.options_unknown") : text("exams.rules.options", { options }),
    ],
    [CircleSlash, marksLine(text, preset, (marks) => (marks === 0 ? number(0) : signed(marks)))],
    [
      BriefcaseBusiness,
      aids === null
        ? text("exams.rules.aids_unknown")
        : aids.length === 0
          ? text("exams.rules.no_aids")
          : text("exams.rules.aids", { aids: aids.map(nameIn).join(" · ") }),
    ],
    ...sections.map((section) => {
      const { min_percent: min, max_percent: max, pass_percent: pass, name } = section;
      const line = text("exams.rules.section", { name: nameIn(name), min: percent(min), max: percent(max) });
      const own = pass === null ? "" : ` ${text("exams.rules.section_pass", { percent: percent(pass) })}`;
      return [Layers, `${line}${own}`] as const;
    }),
  ];
  return (
    <ul className="grid gap-2.5">
      {lines.map(([Icon, line]) => (
        <li key={line} className="flex items-start gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** What right, wrong and missing answers bring. */
function marksLine(text: Text, preset: MockPreset, format: (marks: number) => string): string {
  const { marks_right: right, marks_wrong: wrong, marks_blank: blank } = preset;
  if (wrong === 0 && blank === 0) return text("exams.rules.no_penalty");
  return text("exams.rules.penalty", { right: format(right), wrong: format(wrong), blank: format(blank) });
}
