import { startProduct } from "./product.ts";

/** One product for all flows that need nothing special; each flow signs up players of its own. */
async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env["PRODUCT_URL"] = product.url;
  process.env["PRODUCT_DATA"] = product.dataFolder;
  return product.stop;
}

export default globalSetup;
