import { join } from "node:path";
import { buildPlayer } from "./player-build.ts";

/** `npm start`: builds what is stale, then becomes the server with demo content unless DEMO_MODE says otherwise. */
const root = join(import.meta.dirname, "..");
buildPlayer(root);
process.env["DEMO_MODE"] ??= "1";
await import("../apps/server/src/main.ts");
