import { playSound } from "../media/sounds.ts";

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
  // A result that came just before the network went is shown without it.
  const loaded = await import("canvas-confetti").catch(() => null);
  if (loaded === null) return;
  // Its worker would be a blob, which our Content-Security-Policy forbids.
  const shower = loaded.default.create(undefined, { resize: true, useWorker: false });
  await shower({
    particleCount: 90,
    spread: 75,
    origin: { y: 0.3 },
    colors: ["#ffc53d", "#7db1ff", "#ffffff", "#1257c7"],
    disableForReducedMotion: true,
  });
}
