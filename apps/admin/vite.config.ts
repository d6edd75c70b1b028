import { defineConfig, type Plugin } from "vite";

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/;
const OPERATORS = /[\\/]operators[\\/]/;
const SUMMARY = /^\s*summary:\s*"(?:[^"\\]|\\.)*",\n/gm;
/** Parts of a call as the formatter writes them, each up to the next one. */
const NOT_SENT = /^ {2}(?:output|messages|refusals|perMinute): (?:(?!^ {2}[\w.]|^\})[\s\S])*/gm;
/** Lines of a call that a screen never reads: its name is its key, and the session says who may. */
const NOT_READ = /^ {2}(?:name: "\w+"|access: .+|needsPresence: true|isUnaudited: true),\n/gm;
/** What makes a shape does nothing else: one that nothing names any more is left out. */
const SHAPE = /(?<![\w.$])(?:z\.\w+|pageOf|listField|intField|textField|linesField|defineAction)\(/g;

/**
 * What calls do in a sentence is for readers of the API; the console has words of its own. What they answer, and when they
 * are refused, is looked after by the server and known here as a type alone. All that is bytes to save.
 */
function withoutWhatIsNotSent(): Plugin {
  return {
    name: "without-what-is-not-sent",
    enforce: "pre",
    transform: {
      filter: { id: CONTRACT },
      handler: (code, id) => {
        const told = code.replace(SUMMARY, "");
        const sent = OPERATORS.test(id) ? told.replace(NOT_READ, "").replace(NOT_SENT, "") : told;
        return { code: sent.replace(SHAPE, "/* @__PURE__ */ $&"), map: null };
      },
    },
  };
}

/** One page below /admin/; the server serves `build` and answers the calls. */
export default defineConfig({
  base: "/admin/",
  plugins: [withoutWhatIsNotSent()],
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
