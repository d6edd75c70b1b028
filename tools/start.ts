import { join } from "node:path";
import { buildApps } from "./build-apps.ts";

/** `npm start`: builds what is stale, then becomes the server with demo content unless DEMO_MODE says otherwise. */
const root = join(import.meta.dirname, "..");
buildApps(root);
process.env["DEMO_MODE"] ??= "1";
await import("../apps/server/src/main.ts");
