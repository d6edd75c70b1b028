import { rootStore } from "../../state/root-store.ts";
import type { Sound } from "./synth.ts";

/**
 * A short effect and a short vibration, for those who have switched sound on; none on a page that nobody looks at. What
 * makes them is loaded with the first one.
 */
export async function playSound(sound: Sound): Promise<void> {
  if (!rootStore.getState().sound || document.hidden) return;
  // Without a network the answer is told without it.
  const loaded = await import("./synth.ts").catch(() => null);
  loaded?.soundOut(sound);
}
