import { Card } from "@crosscheck/ui/Card";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { modeNameId } from "../../study/mode-name.ts";
import type { Statistics } from "./statistics.ts";
import { useSeconds } from "./use-seconds.ts";

const CELL = "px-1.5 py-2.5 text-end tabular-nums first:ps-0 last:pe-0";

/** The same figures by kind of quiz. */
export function ModeTable({ modes }: { readonly modes: Statistics["per_mode"] }) {
  const text = useText();
  const { number, percent } = useFormats();
  const inSeconds = useSeconds();
  return (
    <Card className="min-w-0">
      <h2 id="by-mode" className="mb-2 text-lg">
        {text("statistics.modes.title")}
      </h2>
      <table aria-labelledby="by-mode" className="w-full text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className={`${CELL} text-start font-medium`}>
              {text("statistics.modes.mode")}
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              {text("statistics.modes.played")}
            </th>
            <th scope="col" className={`${CELL} font-medium max-[359px]:hidden`}>
              {text("statistics.modes.answered")}
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              {text("statistics.modes.right")}
            </th>
            <th scope="col" className={`${CELL} font-medium max-sm:hidden`}>
              {text("statistics.modes.time")}
            </th>
          </tr>
        </thead>
        <tbody>
          {modes.map((row) => (
            <tr key={row.mode} className="border-t border-line">
              <th scope="row" className={`${CELL} text-start font-medium`}>
                {text(modeNameId(row.mode))}
              </th>
              <td className={CELL}>{number(row.quizzes)}</td>
              <td className={`${CELL} max-[359px]:hidden`}>{number(row.questions)}</td>
              <td className={`${CELL} font-semibold`}>{row.questions === 0 ? "–" : percent(row.percent)}</td>
              <td className={`${CELL} max-sm:hidden`}>
                {row.questions === 0 ? "–" : inSeconds(Math.round(row.seconds / row.questions))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
