import { createRateLimiter } from "../net/rate-limiter.ts";
import { createWindowLimits } from "../net/window-limits.ts";
import { ClusterAway, type Cluster, type Question } from "./cluster.ts";
import { createEars } from "./ears.ts";

/** The one process there is: it tells itself, and needs nothing outside. */
export function createAlone(node = "one"): Cluster {
  const ears = createEars();
  const answers = new Map<Question, (text: string) => Promise<string>>();
  return {
    node,
    tell: ears.tell,
    tellOthers: () => undefined,
    hear: ears.hear,
    hearGap: () => undefined,
    ask: async (name, question, text) => {
      const answer = answers.get(question);
      if (name !== node || answer === undefined) throw new ClusterAway(`nobody answers as ${name}`);
      return await answer(text);
    },
    answer: (question, answer) => {
      answers.set(question, answer);
    },
    listAlive: async () => [node],
    limit: createRateLimiter(),
    windows: createWindowLimits(),
    stop: async () => undefined,
  };
}
