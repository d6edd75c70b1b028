import { findRedisServer } from "../packages/testkit/src/redis.ts";
import { installSystemPackages } from "./packages.mjs";

/** Looks for a Redis-compatible server, on Debian as root installs one; otherwise says which package to install and exits. */
export function ensureRedis(): void {
  if (findRedisServer() !== undefined) return;
  installSystemPackages("a Redis-compatible server", ["redis-server"]);
  if (findRedisServer() !== undefined) return;
  process.stderr.write(
    "Several processes need a Redis-compatible server. Install the package `redis-server` or `valkey-server` (Debian: apt-get install redis-server) or set REDIS_SERVER_PATH.\n",
  );
  process.exit(1);
}
