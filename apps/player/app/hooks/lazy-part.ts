import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { waitForNetwork } from "./wait-for-network.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/**
 * A component whose code arrives when it is first drawn. Without a network its place stays as it is until the code is
 * there; a plain lazy one would put the broken page on the screen.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPersistently(load, waitForNetwork));
}

/** Loads again with growing pauses until what is asked for has arrived. */
export async function loadPersistently<Part>(
  load: () => Promise<Part>,
  wait: (ms: number) => Promise<void>,
): Promise<Part> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const part = await load().catch(() => null);
    if (part !== null) return part;
    await wait(waitMs);
  }
}
