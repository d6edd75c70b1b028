import { ClusterAway } from "../../cluster/cluster.ts";

/** A battle that is nowhere just now, and about to be somewhere: another try finds it. */
export class BetweenProcesses extends ClusterAway {
  override readonly name = "ClusterAway";

  constructor(battleId: string) {
    super(`battle ${battleId} is between two processes`);
  }
}
