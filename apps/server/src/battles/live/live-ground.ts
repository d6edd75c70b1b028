import type { Cluster } from "../../cluster/cluster.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Db } from "../../postgres/database.ts";
import type { SettingsSource } from "../../settings/settings-source.ts";

/** What battles stand on. */
export type LiveGround = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "random" | "keyedHash">;
  readonly settings: SettingsSource["current"];
  readonly cluster: Cluster;
  /** Whether this process has been told to stop; absent: it never is. */
  readonly isStopping?: () => boolean;
  /** Wakes after so long, and answers how to take it back; absent: as the system does. */
  readonly setTimer?: (ms: number, wake: () => void) => () => void;
  /** Something failed on a battle; it goes on. */
  readonly onBug: (error: unknown, battleId: string) => void;
};
