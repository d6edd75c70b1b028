import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Pages name most scripts, and hashes do not pack: seven letters tell two builds apart, for fewer bytes than eight. */
const SCRIPT_NAME = "assets/[name]-[hash:7].js";

/** Parts that many screens share travel in one file instead of dozens of tiny ones. */
const SHARED_SCRIPTS = [
  // Visitors ask the server nothing: the query library stays with the screens that use it, and so do the
  // areas that screens are made of, but for the page frame; the clock of what is awaited stays with it.
  {
    name: "frame",
    test: /^(?!.*(?:@base-ui|@floating-ui|with-selector|@tanstack|app\/(?:battle|play|screens|study|view\/(?!Screen\.|Page(?!dList)))|app\/forms|app\/state\/(?:use-pages|own-user|notices)|ui\/src\/(?:Confirm)?Dialog|icons\/(?:alarm-clock|swords|pause|chevron-down)|ui\/src\/(?:Avatar|StatChip)\.))/,
    minShareCount: 8,
    priority: 2,
  },
  {
    name: "query",
    test: /@tanstack\/(?!.*(?:infiniteQueryObserver|useInfiniteQuery))|app\/(?:state\/(?:query-client|QueryProvider)|view\/CallView|screens\/modes\/category-queries)\./,
    minShareCount: 5,
    priority: 1,
  },
  // Small pieces that come together: a file of its own costs each of them more than it has.
  {
    name: "shell",
    test: /app\/(?:hooks\/use-hydrated|modes\/places|state\/switch-language|view\/(?:gated-styles|keys\/use-window-keys)|shell\/StartUpLoader)\.|icons\/award\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "run",
    test: /app\/(?:modes\/run-links|play\/(?:LeaveLink|run-title|media\/sounds|use-early-load)|paths\/coin-paths)\./,
    minShareCount: 2,
    priority: 1,
  },
  // A question on the screen: of runs and of battles.
  {
    name: "question",
    test: /app\/play\/(?:TimeAnnouncer|LanguageChip|QuestionStem|QuestionView)\.|app\/play\/media\/(?:SoundKey|figure-place)\.|ui\/src\/TimerRing\.|question-kinds\/(?:id-list|option-state|use-option-keys|ChoiceQuestion|kinds)\.|icons\/(?:pause|volume-2|volume-x)\./,
    minShareCount: 2,
    priority: 1,
  },
  // What is told of an answer, and read again in the review.
  {
    name: "told",
    test: /app\/(?:play\/(?:settled\/|question-kinds\/(?:reveal-parts|Why)\.)|study\/StudyActions\.)/,
    minShareCount: 2,
    priority: 1,
  },
  // Marks of what a player has done.
  {
    name: "marks",
    test: /icons\/(?:badge-check|bookmark|chart-column|flag|flame|medal|rotate-ccw-clock|target|trophy)\./,
    minShareCount: 2,
    priority: 1,
  },
  // Marks that a run shows later.
  {
    name: "run-marks",
    test: /icons\/(?:arrow-right|chart-no-axes-column|circle|eraser|lightbulb|list-checks|minus|share-2|skip-forward|timer|trending-up)\./,
    minShareCount: 2,
    priority: 1,
  },
  // Lists that come page by page.
  {
    name: "pages",
    test: /infiniteQueryObserver|useInfiniteQuery|app\/(?:state\/use-pages|view\/PagedList|hooks\/use-near)\./,
    minShareCount: 3,
    priority: 1,
  },
];

/** Development: pages bring the style sheet as text (decision 012), so an open one also follows the saved files. */
function liveStyleSheet(): Plugin {
  return {
    name: "crosscheck:live-style-sheet",
    apply: "serve",
    transform: (code, id) =>
      id.endsWith("/app/entry.client.tsx") ? `${code}\nimport "./app.css";` : undefined,
  };
}

/** Stands for an import until Vite has looked for those that it should prepare. */
const ANEW = "globalThis.importAnew(";
/** What of Vite's loader of parts becomes what. The address stands in the source of the import. */
const LOADER: readonly (readonly [from: RegExp, to: string])[] = [
  [/const link = document/, "if (!isCss) { fetch(dep.href).catch(() => {}); return; } $&"],
  [/isCss \? "stylesheet" : scriptRel/, '"stylesheet"'],
  [/if \(!isCss\) link\.as = "script";/, ""],
  [/if \(isCss\) return new Promise/, "return new Promise"],
  [
    /return baseModule\(\)\.catch\(handlePreloadError\);/,
    "return baseModule().catch((error) => loadAgain(baseModule, error));",
  ],
  [
    /function handlePreloadError\(err\) \{.*?\n\t?\}/s,
    `function handlePreloadError(error) { throw error; }
     function loadAgain(load, error) {
       const found = /t\\(.(.+?).\\)/.exec(load);
       if (!found) throw error;
       return ${ANEW}found[1] + "?" + Date.now());
     }`,
  ],
];

/**
 * Browsers keep in mind that a script did not arrive: the same import fails for good, long after the network is back
 * (seen in Chromium 150). A script that is asked for again has another address, by which it is a new one. What it
 * imports keeps its address, so that is fetched beforehand as a file: a link to a module or script would be kept in mind
 * as well. What is made of a script must stand outside of the import: `(await import(…)).name`, not `import(…).then(…)`
 * (load-again.test.ts).
 */
function loadAgain(): Plugin {
  return {
    name: "crosscheck:load-again",
    apply: "build",
    renderChunk: (code) => (code.includes(ANEW) ? code.replace(ANEW, "import(") : null),
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) =>
        LOADER.reduce((text, [from, to]) => {
          if (!from.test(text)) throw new Error(`Vite loads its parts in another way now: no ${from}`);
          return text.replace(from, to);
        }, code),
    },
  };
}

/** Keys tell React what of a list is new; the lines of an icon never change, so they travel without. */
function lightIcons(): Plugin {
  return {
    name: "crosscheck:light-icons",
    apply: "build",
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => code.replaceAll(/, key: "\w+"/g, "").replace("\n__iconData.node;", ""),
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), liveStyleSheet(), loadAgain(), lightIcons()],
  // Development: what any screen imports is prepared at the start, else an open page would load anew at the first visit.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/screens/**/*Screen.tsx"] },
  // Fonts come from files: the content security policy allows none within a style sheet.
  build: { assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: SCRIPT_NAME,
            chunkFileNames: SCRIPT_NAME,
            codeSplitting: {
              groups: SHARED_SCRIPTS,
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server.ts" } },
      // One self-contained file: the server starts faster. Whoever runs it, and with whatever environment, meets the
      // production build of React: the development one takes more than twice the time for a page.
      ...(command === "build"
        ? { resolve: { noExternal: true }, define: { "process.env.NODE_ENV": JSON.stringify("production") } }
        : {}),
    },
  },
}));
