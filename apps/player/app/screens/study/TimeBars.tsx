import { licenceFirst } from "@crosscheck/rules/home/licence";
import { Card } from "@crosscheck/ui/Card";
import { useText } from "../../i18n/texts.tsx";
import { useLicence } from "../../state/licence.ts";
import { LongBars } from "./LongBars.tsx";
import type { Statistics } from "./statistics.ts";
import { useSeconds } from "./use-seconds.ts";

/** How long a question takes, subject by subject; those of the licence first, then the slowest. */
export function TimeBars({ subjects }: { readonly subjects: Statistics["per_category"] }) {
  const text = useText();
  const inSeconds = useSeconds();
  const licence = useLicence();
  const timed = subjects
    .flatMap(({ slug, category_name: name, pack, seconds_per_question: seconds }) =>
      seconds === null ? [] : [{ slug, name, pack, seconds }],
    )
    .toSorted((a, b) => b.seconds - a.seconds);
  if (timed.length === 0) return null;
  return (
    <Card className="min-w-0">
      <h2 className="text-lg">{text("statistics.times.title")}</h2>
      <p className="mb-4 text-sm text-muted">{text("statistics.times.lead")}</p>
      <LongBars
        short={5}
        max={Math.max(...timed.map(({ seconds }) => seconds))}
        bars={licenceFirst(timed, licence).map(({ slug, name, seconds }) => ({
          key: slug,
          label: name,
          value: inSeconds(seconds),
          amount: seconds,
        }))}
      />
    </Card>
  );
}
