import { defineConfig, type Plugin } from "vite";

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/;
const SUMMARY = /^\s*summary:\s*"(?:[^"\\]|\\.)*",\n/gm;
/** As the formatter writes it: up to the next part of the same call. */
const OUTPUT = /^ {2}output: (?:(?!^ {2}\w)[\s\S])*?(?=^ {2}messages:)/gm;
const OPERATORS = /[\\/]operators[\\/]/;

/**
 * What calls do in a sentence is for readers of the API; the console has words of its own. What they answer is checked
 * by the server, and known here as a type alone. Both are bytes to save.
 */
function withoutWhatIsNotSent(): Plugin {
  return {
    name: "without-what-is-not-sent",
    enforce: "pre",
    transform: {
      filter: { id: CONTRACT },
      handler: (code, id) => {
        const short = code.replace(SUMMARY, "");
        return { code: OPERATORS.test(id) ? short.replace(OUTPUT, "") : short, map: null };
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
