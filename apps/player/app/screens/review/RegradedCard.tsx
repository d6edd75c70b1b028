import { Card } from "@crosscheck/ui/Card";
import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";

type RegradedCardProps = { readonly regrade: NonNullable<OutputOf<typeof reviewAttempt>["regrade"]> };

/** How a run counts since a key of it was corrected; its figures above stay as they were told. */
export function RegradedCard({ regrade }: RegradedCardProps) {
  const text = useText();
  const { date, percent, signed } = useFormats();
  const { at, correct, score_given: score, coins_given: coins } = regrade;
  const rows = [
    [
      text("review.regrade.correct"),
      text("review.regrade.of", { correct, percent: percent(regrade.percent) }),
    ],
    ...(score === 0 ? [] : [[text("review.regrade.score"), signed(score)] as const]),
    ...(coins === 0 ? [] : [[text("review.regrade.coins"), signed(coins)] as const]),
  ] as const;
  return (
    <Card>
      <h2 className="text-lg">{text("review.regrade.title")}</h2>
      <p className="mt-1 text-sm text-muted">{text("review.regrade.text", { date: date(at) })}</p>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end font-semibold tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
