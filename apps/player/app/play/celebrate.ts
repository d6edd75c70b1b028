import { playSound } from "./sounds.ts";

/** A passed run: confetti, unless less motion is wanted, and a tone when sound is on. Both are loaded only now. */
export async function celebrate({
  sound,
  isCalm,
}: {
  readonly sound: boolean;
  readonly isCalm: boolean;
}): Promise<void> {
  if (sound) await playSound("win");
  if (isCalm) return;
  const { default: confetti } = await import("canvas-confetti");
  // Its worker would be a blob, which our Content-Security-Policy forbids.
  const shower = confetti.create(undefined, { resize: true, useWorker: false });
  await shower({
    particleCount: 90,
    spread: 75,
    origin: { y: 0.3 },
    colors: ["#ffc53d", "#7db1ff", "#ffffff", "#1257c7"],
    disableForReducedMotion: true,
  });
}
