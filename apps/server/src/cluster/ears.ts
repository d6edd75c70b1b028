import type { Cluster, Topic } from "./cluster.ts";

/** Who listens to what in this process. */
export function createEars(): Pick<Cluster, "tell" | "hear"> {
  const listeners = new Map<Topic, ((text: string) => void)[]>();
  return {
    tell: (topic, text) => {
      for (const listen of listeners.get(topic) ?? []) listen(text);
    },
    hear: (topic, listen) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listen]);
    },
  };
}
