import { licenceFirst } from "@crosscheck/rules/home/licence";
import { Card } from "@crosscheck/ui/Card";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { useText } from "../../i18n/texts.tsx";
import { useLicence } from "../../state/licence.ts";
import { SubjectProgress } from "../../study/SubjectProgress.tsx";
import type { Statistics } from "./statistics.ts";

/** How many questions of each subject were seen and are known. */
export function KnownSubjects({ subjects }: { readonly subjects: Statistics["per_category"] }) {
  const text = useText();
  const licence = useLicence();
  const started = licenceFirst(
    subjects.filter(({ mastery }) => mastery.seen > 0),
    licence,
  );
  if (started.length === 0) return null;
  return (
    <Card className="min-w-0">
      <h2 className="text-lg">{text("statistics.known.title")}</h2>
      <p className="mb-4 text-sm text-muted">{text("statistics.known.lead")}</p>
      <ul className="grid gap-4">
        {started.map(({ slug, category_name: name, face, mastery }) => (
          <li key={slug}>
            <p className="mb-1.5 flex items-center gap-2.5 text-sm font-medium break-words">
              {face === null ? null : <SubjectTag face={face} />}
              <bdi>{name}</bdi>
            </p>
            <SubjectProgress mastery={mastery} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
