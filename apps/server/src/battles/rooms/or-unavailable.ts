import { refuse, type ActionDefinition } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { ClusterAway } from "../../cluster/cluster.ts";

/** The handler, answering 503 where the process that has the battle does not answer: another try may find it. */
export function orUnavailable<A extends ActionDefinition>(handler: Handler<A>): Handler<A> {
  return async (call) => {
    try {
      return await handler(call);
    } catch (error) {
      if (error instanceof ClusterAway) return refuse("unavailable", { retryAfterSeconds: 1 });
      throw error;
    }
  };
}
