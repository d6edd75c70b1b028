import path from "node:path";
import { openDatabase } from "@crosscheck/server/postgres/database";

/** The database of a running product, through the socket in its data folder. */
export function openRunningDatabase(dataFolder: string) {
  return openDatabase(
    {
      host: path.join(dataFolder, "postgres", "socket"),
      port: 5432,
      user: "crosscheck",
      database: "postgres",
      ssl: false,
    },
    { log: { info: () => undefined, warn: () => undefined }, poolSize: 1 },
  );
}
