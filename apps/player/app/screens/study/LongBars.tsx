import { Button } from "@crosscheck/ui/Button";
import { BarList, type Bar } from "@crosscheck/ui/charts/BarList";
import { useState } from "react";
import { useText } from "../../i18n/texts.tsx";

/** So many rows are taken in at a glance. */
const SHORT = 7;

type LongBarsProps = { readonly bars: readonly Bar[]; readonly max: number; readonly mark?: number };

/** Bars that may be many: the first ones, and all of them when asked. */
export function LongBars({ bars, ...scale }: LongBarsProps) {
  const text = useText();
  const [isAll, setIsAll] = useState(false);
  return (
    <>
      <BarList {...scale} bars={isAll ? bars : bars.slice(0, SHORT)} />
      {bars.length <= SHORT ? null : (
        <Button
          variant="quiet"
          size="small"
          className="mt-4 w-full"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? text("statistics.fewer") : text("statistics.more", { count: bars.length })}
        </Button>
      )}
    </>
  );
}
