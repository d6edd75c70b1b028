import { spawn } from "node:child_process";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page, type TestInfo } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./chromium-flags.ts";

/** A browser that has not answered by then never will: it hangs now and then while it starts on a busy machine. */
const ANSWER_MS = 20_000;

/** Chromium on an address of its own; `--no-startup-window` since a first tab still loading may never answer. */
async function startChromium(path: string, folder: string) {
  const flags = [...CHROMIUM_FLAGS, "--headless=new", "--no-startup-window", "--remote-debugging-port=0"];
  const child = spawn(path, [...flags, `--user-data-dir=${folder}`], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (part: Buffer) => {
      said += part.toString();
      const found = /ws:\/\/\S+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.once("close", () => reject(new Error(`Chromium ended: ${said}`)));
  });
  return { address, stop };
}

/**
 * A browser whose pages are hidden when another tab is in front, as everywhere but in tests: pages that Playwright opens
 * itself are kept visible whatever is before them. One that does not answer is replaced by a second one.
 */
async function startSeenBrowser(path: string | undefined, folder: string) {
  if (path === undefined) throw new Error("no Chromium on this machine");
  const connect = async (name: string) => {
    const { address, stop } = await startChromium(path, join(folder, name));
    try {
      return {
        browser: await chromium.connectOverCDP(address, { noDefaults: true, timeout: ANSWER_MS }),
        stop,
      };
    } catch (error) {
      await stop();
      throw error;
    }
  };
  const { browser, stop } = await connect("first").catch(() => connect("second"));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("the browser has no window");
  const close = async () => {
    await browser.close();
    await stop();
  };
  return { context, close };
}

/** Does something in a browser whose pages are hidden by others. */
export async function inSeenBrowser(
  info: TestInfo,
  act: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { executablePath } = info.project.use.launchOptions ?? {};
  const browser = await startSeenBrowser(executablePath, info.outputPath("browser"));
  try {
    await act(browser.context);
  } finally {
    await browser.close();
  }
}

/** The page's word that this has happened to it, answered. */
export function told(page: Page, kind: "hidden" | "visible"): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/report_exam_events") &&
      response.request().postData()?.includes(`"kind":"${kind}"`) === true,
  );
}
