import { isCalm } from "../../hooks/is-calm.ts";
import { playSound } from "../media/sounds.ts";

/** What was celebrated since the page was opened: once is a joy. */
const celebrated = new Set<string>();

/**
 * Something that is not won every day: tones when sound is on, and confetti unless less motion is wanted. Both are loaded
 * only now.
 *
 * @param what the run, badge or contest that is celebrated
 */
export async function celebrate(what: string): Promise<void> {
  if (celebrated.has(what)) return;
  celebrated.add(what);
  await playSound("win");
  if (isCalm()) return;
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
