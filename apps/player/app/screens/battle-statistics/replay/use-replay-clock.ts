import { useEffect, useState } from "react";

const TICK_MS = 100;

/** Where a replay is, and whether it goes on by itself. */
export function useReplayClock(lengthMs: number, startsAtOnce: boolean) {
  const [atMs, setAtMs] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [wantsOn, setWantsOn] = useState(startsAtOnce);
  const isPlaying = wantsOn && atMs < lengthMs;
  useEffect(() => {
    if (!isPlaying) return;
    let lastMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      const passedMs = (nowMs - lastMs) * speed;
      lastMs = nowMs;
      setAtMs((before) => Math.min(lengthMs, before + passedMs));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, speed, lengthMs]);
  return {
    atMs,
    speed,
    isPlaying,
    setSpeed,
    seek: setAtMs,
    /** At the end it begins again. */
    toggle: () => {
      if (atMs >= lengthMs) setAtMs(0);
      setWantsOn(!isPlaying);
    },
  };
}
