import type { Config } from "@react-router/dev/config";
import { join } from "node:path";
import { compressAssets } from "./build-steps/compress-assets.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Every route is known at once, so that changing screens needs no server while offline.
  routeDiscovery: { mode: "initial" },
  // One file per route: its loader, its shell and its screen come together anyway, and each file has its price.
  splitRouteModules: false,
  // After both builds, because the route manifest among the client's files is written last.
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
