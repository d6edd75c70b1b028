import { useEffect, useState } from "react";
import { readPeaks } from "./peaks.ts";

const BARS = 48;
const NOTHING_YET = Array.from({ length: BARS }, () => 0);
const WIDTH = 4;
const HEIGHT = 32;
const LOWEST = 3;

type WaveformProps = {
  readonly src: string;
  /** Whether the clip has arrived. */
  readonly isHere: boolean;
  /** How much of it was played, 0 to 1. */
  readonly ratio: number;
};

/** The clip as it sounds, speech and pauses, filling up while it is played; a drawing, the times below say the same. */
export function Waveform({ src, isHere, ratio }: WaveformProps) {
  const peaks = usePeaks(src, isHere);
  return (
    <svg
      viewBox={`0 0 ${BARS * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-10 w-full"
      aria-hidden="true"
    >
      {peaks.map((peak, place) => {
        const height = Math.max(LOWEST, peak * HEIGHT);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={place}
            x={place * WIDTH + 0.75}
            width={WIDTH - 1.5}
            rx="1.25"
            style={{ y: (HEIGHT - height) / 2, height }}
            className={`transition-all ${(place + 0.5) / BARS <= ratio ? "fill-primary" : "fill-edge"}`}
          />
        );
      })}
    </svg>
  );
}

function usePeaks(src: string, isHere: boolean): readonly number[] {
  const [peaks, setPeaks] = useState<readonly number[]>(NOTHING_YET);
  useEffect(() => {
    if (!isHere) return;
    const controller = new AbortController();
    // Where it cannot be read the bars stay flat, and fill up all the same.
    readPeaks(src, BARS, controller.signal).then(setPeaks, () => undefined);
    return () => controller.abort();
  }, [src, isHere]);
  return peaks;
}
