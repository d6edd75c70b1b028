import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import { contentSecurityPolicy, WORKER_POLICY } from "../net/security-headers.ts";
import type { PlayerBuild, PlayerOptions } from "./mount-player.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Stays in browsers: each look for a newer one must find it. */
const WORKER = "sw.js";
const SHORT = "public, max-age=300";

/**
 * The player app as it was built: hashed assets as immutable files with br/gz siblings.
 *
 * @param folder the player app's own; its build is below it in `build/client` and `build/server`
 */
export function builtPlayer(folder: string): PlayerOptions["player"] {
  return async (app) => {
    const clientFolder = join(folder, "build/client");
    await app.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(clientFolder, "assets") + sep);
        const isWorker = path.startsWith(join(clientFolder, WORKER));
        reply.header("cache-control", isHashed ? IMMUTABLE : isWorker ? "no-cache" : SHORT);
        if (isWorker) reply.header("content-security-policy", WORKER_POLICY);
      },
    });
    // The build is made by another workspace; its shape is the one documented in the contract.
    const build = (await import(pathToFileURL(join(folder, "build/server/index.js")).href)) as PlayerBuild;
    return { build: async () => build, files: [], keepsPages: true, policyOf: contentSecurityPolicy };
  };
}
