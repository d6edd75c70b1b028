import { join } from "node:path";
import { createServer } from "vite";
import { contentSecurityPolicy } from "../apps/server/src/net/security-headers.ts";
import type { PlayerBuild, PlayerOptions } from "../apps/server/src/pages/mount-player.ts";
import { ROOT } from "./steps.ts";

/**
 * The player app from its sources: Vite within the server answers for modules and tells open pages what was saved, on
 * the server's own address. Pages are rendered and sent by the same code as those of the build.
 */
export const devPlayer: PlayerOptions["player"] = async (app) => {
  const folder = join(ROOT, "apps/player");
  const vite = await createServer({
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    appType: "custom",
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Before the server waits for its connections to end: those of open pages would not.
  app.addHook("preClose", () => vite.close());
  // The shape is the one documented in the contract.
  const build = async () => (await vite.ssrLoadModule(join(folder, "server.ts"))) as PlayerBuild;
  // What is first loaded takes longer than a reader is let wait. What is wrong with it, the first page tells.
  await build().catch(() => undefined);
  return {
    build,
    // Without a call of `done` the answer has been given here.
    files: [(request, reply, done) => vite.middlewares(request.raw, reply.raw, done)],
    keepsPages: false,
    policyOf: (inlineScripts) => withPinging(contentSecurityPolicy(inlineScripts)),
  };
};

/** An open page asks from a worker of Vite's, made from text, whether the server is back. */
function withPinging(policy: string): string {
  const others = policy.split("; ").filter((rule) => !/^(require-)?trusted-types/.test(rule));
  return [...others, "worker-src 'self' blob:"].join("; ");
}
