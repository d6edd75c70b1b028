import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import { contentSecurityPolicy } from "../net/security-headers.ts";
import type { PlayerBuild, PlayerOptions } from "./mount-player.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
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
        reply.header("cache-control", isHashed ? IMMUTABLE : SHORT);
      },
    });
    // The build is made by another workspace; its shape is the one documented in the contract.
    const build = (await import(pathToFileURL(join(folder, "build/server/index.js")).href)) as PlayerBuild;
    return { build: async () => build, files: [], keepsPages: true, policyOf: contentSecurityPolicy };
  };
}
