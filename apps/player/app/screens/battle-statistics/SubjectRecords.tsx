import { Card } from "@crosscheck/ui/Card";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { LongBars } from "../study/LongBars.tsx";
import type { BattleStatistics } from "./battles.ts";

/** Victories by subject, the most played first. */
export function SubjectRecords({ subjects }: { readonly subjects: BattleStatistics["per_category"] }) {
  const text = useText();
  const { percent } = useFormats();
  const rows = subjects
    .map((row) => ({ ...row, played: row.victories + row.drawn + row.lost }))
    .filter(({ played }) => played > 0)
    .toSorted((one, other) => other.played - one.played);
  if (rows.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{text("battle-rooms.subjects.title")}</h2>
      <p className="mb-4 text-sm text-muted">{text("battle-rooms.subjects.lead")}</p>
      <LongBars
        short={6}
        max={100}
        bars={rows.map(({ category, category_name: name, face, victories, drawn, lost, played }) => ({
          key: category ?? "any",
          label: category === null ? text("battle-rooms.any") : name,
          face,
          value: percent((victories / played) * 100),
          note: text("battle-rooms.subjects.record", { victories, drawn, lost }),
          amount: (victories / played) * 100,
        }))}
      />
    </Card>
  );
}
