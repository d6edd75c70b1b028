import { runServer } from "../apps/server/src/run-server.ts";
import { devPlayer } from "./dev-player.ts";

/** The server of `npm run dev`, as dev.ts starts it again and again. */
await runServer(devPlayer);
