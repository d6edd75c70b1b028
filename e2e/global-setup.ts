import { startProduct } from "./product.ts";

/** One product for all flows; each flow signs up players of its own. */
async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env["PRODUCT_URL"] = product.url;
  process.env["PRODUCT_DATA"] = product.dataFolder;
  return product.stop;
}

export default globalSetup;
