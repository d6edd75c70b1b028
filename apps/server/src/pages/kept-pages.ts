import { LRUCache } from "lru-cache";
import type { PageAnswer } from "./page-answer.ts";

/** Pages that are the same for everybody, kept for a moment: a crowd in front of one address costs one rendering. */
export type KeptPages = {
  /**
   * The page of this key; `render` is asked when there is none or it is too old. When nobody can render it now (null),
   * an older one is better than none.
   */
  readonly get: (key: string, render: () => Promise<PageAnswer | null>) => Promise<PageAnswer | null>;
};

/** What no stamp of a page tells (the text of a public page) is seen this much later (ms), except in a crowd. */
const FRESH_MS = 2_000;
const MAX_AGE_MS = 60_000;
const MOST_PAGES = 500;
const MOST_BYTES = 64_000_000;

type Kept = { readonly page: PageAnswer; readonly atMs: number };

/** Keeps pages in memory. Only a page that is there (200) stays; whoever asks while it is rendered waits for that one. */
export function createKeptPages(nowMs: () => number): KeptPages {
  const rendering = new Map<string, Promise<PageAnswer | null>>();
  const kept = new LRUCache<string, Kept>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    // Its packed forms beside the page itself; an empty one takes room too.
    sizeCalculation: ({ page }) => page.byteLength * 2 + 1,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
  });

  async function renderAnew(key: string, render: () => Promise<PageAnswer | null>) {
    const page = render();
    rendering.set(key, page);
    try {
      const answer = await page;
      if (answer?.status === 200) kept.set(key, { page: answer, atMs: nowMs() });
      return answer;
    } finally {
      rendering.delete(key);
    }
  }

  return {
    get: async (key, render) => {
      const known = kept.get(key);
      if (known !== undefined && nowMs() - known.atMs < FRESH_MS) return known.page;
      const answer = await (rendering.get(key) ?? renderAnew(key, render));
      return answer ?? known?.page ?? null;
    },
  };
}
