import { Card } from "@crosscheck/ui/Card";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import type { ResultDetail } from "./exam-result.ts";

const CELL = "px-1.5 py-2.5 text-end tabular-nums first:ps-0 last:pe-0";
const COLUMNS = ["total", "right", "wrong", "blank"] as const;

/** Right and wrong answers by the weight of their questions. */
export function WeightTable({ rows }: { readonly rows: ResultDetail["statistics"] }) {
  const text = useText();
  const { number } = useFormats();
  if (rows.length === 0) return null;
  return (
    <Card className="min-w-0">
      <h2 id="by-weight" className="mb-2 text-lg">
        {text("sitting.result.statistics.title")}
      </h2>
      <table aria-labelledby="by-weight" className="w-full text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className={`${CELL} text-start font-medium`}>
              {text("sitting.result.statistics.weight")}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${CELL} font-medium`}>
                {text(`sitting.result.statistics.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ marks, correct, wrong, blank }) => (
            <tr key={marks} className="border-t border-line">
              <th scope="row" className={`${CELL} text-start font-medium`}>
                {number(marks)}
              </th>
              <td className={CELL}>{number(correct + wrong + blank)}</td>
              <td className={`${CELL} font-semibold`}>{number(correct)}</td>
              <td className={CELL}>{number(wrong)}</td>
              <td className={CELL}>{number(blank)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
