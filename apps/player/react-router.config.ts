import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Every route is known at once, so that changing screens needs no server while offline.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
