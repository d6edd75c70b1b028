import { get } from "node:http";
import { gzipSync } from "node:zlib";
import { report } from "./measure.ts";
import { makeDataFolder, startProduct } from "./product.ts";
import { readRouteScripts, type RouteScripts } from "./route-scripts.ts";

/**
 * Gate on what a browser loads before a page can be used: the home page, a quiz, what any other screen adds to home, and
 * the client of battles, which no screen loads before there is one. Ends with an error when over.
 */
const JS_LIMIT = 150_000;
const CSS_LIMIT = 10_500;
const ALL_CSS_LIMIT = 20_000;
const HTML_LIMIT = 12_500;
const FONT_GOAL = 40_000;
const QUIZ_JS_LIMIT = 165_000;
const SCREEN_JS_LIMIT = 40_000;
const STATISTICS_JS_LIMIT = 30_000;
const BATTLE_CLIENT_JS_LIMIT = 22_000;
/** The console with its first list, for people at a desk. */
const CONSOLE_JS_LIMIT = 400_000;

const { folder, remove } = await makeDataFolder();
const product = await startProduct(folder);

async function read(path: string): Promise<string> {
  const response = await fetch(new URL(path, product.url));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** Bytes of a body as the product sends it to a reader of this content coding. */
function sizeOnTheWire(path: string, coding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = get(new URL(path, product.url), { headers: { "accept-encoding": coding } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.byteLength;
      });
      response.on("end", () => resolve(bytes));
      response.on("error", reject);
    });
    call.on("error", reject);
  });
}

type Script = { readonly text: string; readonly bytes: number };
const known = new Map<string, Script>();

async function readScript(path: string): Promise<Script> {
  const text = await read(path);
  const script = { text, bytes: gz(text) };
  known.set(path, script);
  return script;
}

/** The scripts named and everything they import statically, by path. */
async function readScripts(paths: readonly string[]): Promise<ReadonlyMap<string, Script>> {
  const found = new Map<string, Script>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const script = known.get(path) ?? (await readScript(path));
    found.set(path, script);
    const imports = script.text.matchAll(
      /(?:import|export)(?:[^"'();]*?from)?\s*["'](\.{1,2}\/[^"']+\.js|\/[^"']+\.js)["']/g,
    );
    for (const [, name] of imports) open.push(new URL(name ?? "", new URL(path, product.url)).pathname);
  }
  return found;
}

function sizeOf(scripts: ReadonlyMap<string, Script>): number {
  return [...scripts.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

function gz(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}

/** The style sheet of the screens behind the gate, from the page of one (decision 044). */
async function readGatedStyles(): Promise<string> {
  const [, path] = /<link[^>]+href="([^"]+\.css)"/.exec(await read("/profile/")) ?? [];
  return path === undefined ? "" : read(path);
}

const page = await read("/");
// The style sheet travels inside the page (decision 012); each has a limit of its own.
const styleSheet = /<style data-precedence="app"[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? "";
const html = page.replace(styleSheet, "");
const scripts = await readScripts([
  ...new Set([...html.matchAll(/["'(](\/[\w./-]+\.js)["')]/g)].map(([, path]) => path ?? "")),
]);
const styles = [
  ...new Set([...html.matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map(([, path]) => path ?? "")),
];
const fonts = [...html.matchAll(/<link[^>]+as="font"[^>]+href="([^"]+)"/g)].map(([, path]) => path ?? "");
const fontBytes = await Promise.all(fonts.map((path) => sizeOnTheWire(path, "identity")));
const pageBrotli = await sizeOnTheWire("/", "br");
const pageGzip = await sizeOnTheWire("/", "gzip");
const js = sizeOf(scripts);
const css = [styleSheet, ...(await Promise.all(styles.map(read)))].reduce((sum, text) => sum + gz(text), 0);
const gatedStyles = await readGatedStyles();
const allCss = css + gz(gatedStyles);
const htmlGzip = gz(html);

/** Bytes a screen loads, and how many of them home has not loaded already. */
async function measureScreen({ id, module, paths }: RouteScripts) {
  const loaded = await readScripts(paths);
  const added = new Map([...loaded].filter(([path]) => !scripts.has(path)));
  return { id, module, total: sizeOf(loaded) + manifest.bytes, added: sizeOf(added) };
}

/** What the first battle loads beside its screen: the network engine and the battle's store. 0: it is no part of its own. */
async function measureBattleClient(): Promise<number> {
  const isClient = (path: string) => path.includes("/live-stores-");
  if ([...known.keys()].some(isClient)) return 0;
  const names = [...known.values()].flatMap(({ text }) => text.match(/live-stores-[\w-]+\.js/g) ?? []);
  const [name] = names;
  const [folder] = [...known.keys()].map((path) => path.slice(0, path.lastIndexOf("/")));
  if (name === undefined || folder === undefined) return 0;
  const before = new Set(known.keys());
  const loaded = await readScripts([`${folder}/${name}`]);
  return sizeOf(new Map([...loaded].filter(([path]) => !before.has(path))));
}

/** What the console loads to show a list: its page, and the part with that screen. */
async function measureConsole(screen: string): Promise<number> {
  const scripts = await readScripts(
    [...(await read("/admin/")).matchAll(/["'](\/admin\/assets\/[\w.-]+\.js)["']/g)].map(
      ([, path]) => path ?? "",
    ),
  );
  const [part] = [...scripts.values()].flatMap(
    ({ text }) => new RegExp(`assets/${screen}-[\\w-]+\\.js`).exec(text) ?? [],
  );
  return part === undefined ? 0 : sizeOf(await readScripts([...scripts.keys(), `/admin/${part}`]));
}

const [, manifest = { text: "", bytes: 0 }] =
  [...scripts].find(([path]) => path.includes("/manifest-")) ?? [];
const screens: Awaited<ReturnType<typeof measureScreen>>[] = [];
for (const route of readRouteScripts(manifest.text)) screens.push(await measureScreen(route));
const battleClient = await measureBattleClient();
const consoleList = await measureConsole("PlayersScreen");
await product.stop();
await remove();

const quiz = Math.max(
  0,
  ...screens.filter((row) => row.module.includes("/PlayScreen-")).map((row) => row.total),
);
const statistics = screens.find((row) => row.module.includes("/StatisticsScreen-"))?.added ?? 0;
const [heaviest = { id: "", added: 0 }] = screens.toSorted((one, other) => other.added - one.added);
const isHomeLight =
  js > 0 && styleSheet !== "" && js <= JS_LIMIT && css <= CSS_LIMIT && htmlGzip <= HTML_LIMIT;
const isAllCssLight = gatedStyles !== "" && allCss <= ALL_CSS_LIMIT;
const areScreensLight =
  quiz > 0 &&
  quiz <= QUIZ_JS_LIMIT &&
  statistics > 0 &&
  statistics <= STATISTICS_JS_LIMIT &&
  heaviest.added <= SCREEN_JS_LIMIT &&
  battleClient > 0 &&
  battleClient <= BATTLE_CLIENT_JS_LIMIT;
const isConsoleLight = consoleList > 0 && consoleList <= CONSOLE_JS_LIMIT;
const ok = isHomeLight && isAllCssLight && areScreensLight && isConsoleLight;
report("bytes", {
  home_js_gz: js,
  js_limit: JS_LIMIT,
  js_share_of_limit: Number((js / JS_LIMIT).toFixed(3)),
  scripts: scripts.size,
  home_css_gz: css,
  css_limit: CSS_LIMIT,
  css_share_of_limit: Number((css / CSS_LIMIT).toFixed(3)),
  all_css_gz: allCss,
  all_css_limit: ALL_CSS_LIMIT,
  all_css_share_of_limit: Number((allCss / ALL_CSS_LIMIT).toFixed(3)),
  html_gz: htmlGzip,
  html_limit: HTML_LIMIT,
  page_on_the_wire_br: pageBrotli,
  page_on_the_wire_gz: pageGzip,
  fonts_preloaded: fonts.length,
  font_bytes: fontBytes.reduce((sum, bytes) => sum + bytes, 0),
  font_goal: FONT_GOAL,
  quiz_js_gz: quiz,
  quiz_js_limit: QUIZ_JS_LIMIT,
  quiz_js_share_of_limit: Number((quiz / QUIZ_JS_LIMIT).toFixed(3)),
  heaviest_screen: heaviest.id,
  heaviest_screen_added_js_gz: heaviest.added,
  screen_added_js_limit: SCREEN_JS_LIMIT,
  statistics_added_js_gz: statistics,
  statistics_added_js_limit: STATISTICS_JS_LIMIT,
  battle_client_js_gz: battleClient,
  battle_client_js_limit: BATTLE_CLIENT_JS_LIMIT,
  console_list_js_gz: consoleList,
  console_list_js_limit: CONSOLE_JS_LIMIT,
  ok,
});
process.exitCode = ok ? 0 : 1;
