import { writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { getMany, type Target } from "./get-load.ts";
import { median, percentile, report, round, startMeasured } from "./measure.ts";
import { makeDataFolder, startProduct } from "./product.ts";

/**
 * Pages per second of the product, packed with brotli: home as visitors get it, and a page that has to be rendered (an
 * address that is nobody else's). Beside them raw node:http that sends the bytes of home again and again.
 */
const ROUNDS = 5;
const CONNECTIONS = 16;
const VISITS = 8_000;
const RENDERS = 400;
const ACCEPT = { "accept-encoding": "br" };
const GOALS = { visitors: 2_000, rendered: 150 };

const { folder, remove } = await makeDataFolder();
const product = await startProduct(folder);
const port = Number(new URL(product.url).port);
const { bytes, headers } = await fetchPacked();
const bodyFile = join(folder, "home.br");
const headersFile = join(folder, "home.json");
await writeFile(bodyFile, bytes);
await writeFile(headersFile, JSON.stringify(headers));
const raw = await startMeasured<"raw">(join(import.meta.dirname, "bytes-server.ts"), [bodyFile, headersFile]);

const home = (at: number): Target => ({ port: at, path: () => "/", headers: ACCEPT });
let asked = 0;
const rendered: Target = { port, path: () => `/?visit=${(asked += 1)}`, headers: ACCEPT };
const rates = { raw: [] as number[], visitors: [] as number[], rendered: [] as number[] };
const times: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const turns = {
    raw: await rateOf(home(raw.ports.raw), VISITS),
    visitors: await rateOf(home(port), VISITS),
    rendered: await rateOf(rendered, RENDERS, times),
  };
  // The first round warms up.
  if (round === 0) times.length = 0;
  else for (const kind of ["raw", "visitors", "rendered"] as const) rates[kind].push(turns[kind]);
}
await raw.stop();
await product.stop();
await remove();
report("pages", {
  raw_per_second: round(median(rates.raw), 0),
  visitors_per_second: round(median(rates.visitors), 0),
  visitors_goal: GOALS.visitors,
  visitors_against_raw: round(
    median(rates.visitors.map((rate, turn) => rate / (rates.raw[turn] ?? Number.NaN))),
  ),
  rendered_per_second: round(median(rates.rendered), 0),
  rendered_goal: GOALS.rendered,
  rendered_p50_ms: round(percentile(times, 0.5), 1),
  rendered_p99_ms: round(percentile(times, 0.99), 1),
  bytes: bytes.byteLength,
});

async function rateOf(target: Target, count: number, times: number[] = []): Promise<number> {
  const startedAtMs = performance.now();
  const got = await getMany(target, { count, connections: CONNECTIONS });
  const perSecond = count / ((performance.now() - startedAtMs) / 1_000);
  const bad = got.find(({ status }) => status !== 200);
  if (bad !== undefined) throw new Error(`a page answered ${bad.status}`);
  for (const { ms } of got) times.push(ms);
  return perSecond;
}

/** Home as it travels: fetch would unpack it. */
function fetchPacked(): Promise<{ readonly bytes: Buffer; readonly headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: "/", headers: ACCEPT }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ bytes: Buffer.concat(parts), headers: { ...response.headers } }));
    })
      .on("error", reject)
      .end();
  });
}
