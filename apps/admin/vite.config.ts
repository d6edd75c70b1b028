import { defineConfig } from "vite";

/** One page below /admin/; the server serves `build` and answers the calls. */
export default defineConfig({
  base: "/admin/",
  // react-admin speaks to React Router 7, the player's app to 8: the console has its own, once.
  resolve: { dedupe: ["react-router", "react-router-dom", "react", "react-dom", "@tanstack/react-query"] },
  build: {
    outDir: "build",
    target: "es2022",
    modulePreload: { polyfill: false },
    // Libraries say "use client" for another kind of page.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
