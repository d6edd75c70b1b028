import { Button } from "@crosscheck/ui/Button";
import { BarList, type Bar } from "@crosscheck/ui/charts/BarList";
import { useState } from "react";
import { useText } from "../../i18n/texts.tsx";

type LongBarsProps = {
  readonly bars: readonly Bar[];
  readonly max: number;
  readonly mark?: number;
  /** So many rows are shown at first. */
  readonly short: number;
};

/** Bars that may be many: the first ones, and all of them when asked. */
export function LongBars({ bars, short, ...scale }: LongBarsProps) {
  const text = useText();
  const [isAll, setIsAll] = useState(false);
  return (
    <>
      <BarList {...scale} bars={isAll ? bars : bars.slice(0, short)} />
      {bars.length <= short ? null : (
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
