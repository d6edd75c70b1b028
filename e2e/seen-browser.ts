import { spawn } from "node:child_process";
import { chromium, type Browser, type BrowserContext } from "@playwright/test";

type SeenBrowser = { readonly context: BrowserContext; readonly close: () => Promise<void> };

/**
 * A browser whose pages are hidden when another tab is in front, as everywhere but in tests: pages that Playwright opens
 * itself are kept visible whatever is before them.
 */
export async function startSeenBrowser(path: string | undefined, folder: string): Promise<SeenBrowser> {
  if (path === undefined) throw new Error("no Chromium on this machine");
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"];
  const child = spawn(path, [...flags, "--remote-debugging-port=0", `--user-data-dir=${folder}`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (part: Buffer) => {
      said += part.toString();
      const found = /ws:\/\/\S+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.once("close", () => reject(new Error(`Chromium ended: ${said}`)));
  });
  const browser: Browser = await chromium.connectOverCDP(address, { noDefaults: true });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("the browser has no window");
  const close = async () => {
    await browser.close();
    child.kill();
    await ended;
  };
  return { context, close };
}
