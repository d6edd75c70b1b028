import { defineConfig, type Plugin } from "vite";

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/;
const SUMMARY = /^\s*summary:\s*"(?:[^"\\]|\\.)*",\n/gm;

/** What calls do in a sentence is for readers of the API; the console has words of its own, and bytes to save. */
function withoutSummaries(): Plugin {
  return {
    name: "without-summaries",
    enforce: "pre",
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: code.replace(SUMMARY, ""), map: null }),
    },
  };
}

/** One page below /admin/; the server serves `build` and answers the calls. */
export default defineConfig({
  base: "/admin/",
  plugins: [withoutSummaries()],
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
