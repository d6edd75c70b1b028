import type { Ports } from "../../ports/ports.ts";
import type { Db } from "../../postgres/database.ts";
import type { SettingsSource } from "../../settings/settings-source.ts";

/** What settling a battle needs of the process. */
export type SettleGround = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "random">;
  readonly settings: SettingsSource["current"];
};
