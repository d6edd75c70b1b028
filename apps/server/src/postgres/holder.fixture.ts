import { startPostgres } from "./start-postgres.ts";

/** A process that starts PostgreSQL on the folder it is given, says so, and stays until it is killed. */
const [dataFolder = ""] = process.argv.slice(2);
const log = { info: () => undefined, warn: () => undefined };
const { kind } = await startPostgres({ dataFolder, log, durable: process.argv.includes("durable") });
process.stdout.write(`${kind}\n`);
setInterval(() => undefined, 60_000);
