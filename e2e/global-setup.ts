import { startCluster, untilAllAreKnown, type RunningCluster } from "@crosscheck/testkit/cluster";
import { prepareData, startProduct } from "./product.ts";

/** So many processes behind a balancer, in place of one (`npm run soak`). */
const PROCESSES = Number(process.env["E2E_PROCESSES"] ?? 1);

/** One product for all flows that need nothing special; each flow signs up players of its own. */
async function globalSetup(): Promise<() => Promise<void>> {
  // The balancer is a proxy more than the one that flows stand for.
  const env = { DEMO_MODE: "0", TRUSTED_PROXIES: "2" };
  const removePrepared = await prepareData();
  const product = await (PROCESSES === 1 ? startProduct() : startProcesses(env));
  process.env["PRODUCT_URL"] = product.url;
  process.env["PRODUCT_DATA"] = product.dataFolder;
  return async () => {
    await product.stop();
    await removePrepared();
  };
}

/** Flows open battles at once, which processes do from when they know each other. */
async function startProcesses(env: Readonly<Record<string, string>>): Promise<RunningCluster> {
  const cluster = await startCluster({ processes: PROCESSES, env });
  await untilAllAreKnown(cluster);
  return cluster;
}

export default globalSetup;
