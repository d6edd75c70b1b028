import { useEffect, useState } from "react";
import { isCalm } from "../../hooks/is-calm.ts";

const ROLL_MS = 900;

type CountUpProps = {
  readonly from?: number;
  readonly to: number;
  readonly format: (value: number) => string;
};

/** A figure that rolls up to its value; there at once for those who want less motion, and for screen readers. */
export function CountUp({ from = 0, to, format }: CountUpProps) {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const rollMs = isCalm() ? 0 : ROLL_MS;
    let frame = 0;
    let startedMs: number | null = null;
    const roll = (nowMs: number) => {
      startedMs ??= nowMs;
      const ratio = rollMs === 0 ? 1 : Math.min(1, (nowMs - startedMs) / rollMs);
      setShown(Math.round(from + (to - from) * (1 - (1 - ratio) ** 3)));
      if (ratio < 1) frame = requestAnimationFrame(roll);
    };
    frame = requestAnimationFrame(roll);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <span className="sr-only">{format(to)}</span>
    </>
  );
}
