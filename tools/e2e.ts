import { ensureChromium } from "./chromium.mjs";
import { endWithLauncher } from "./lifeline.ts";
import { buildApps } from "./build-apps.ts";
import { keepScratchInMemory } from "./scratch.ts";
import { ROOT, finish, runSteps } from "./steps.ts";
import { e2eStep } from "./suites.ts";

/** `npm run e2e -- [filter]`: the flows in a real browser against the built apps. */
endWithLauncher();
keepScratchInMemory();
ensureChromium();
buildApps(ROOT);
finish(await runSteps([e2eStep({ words: process.argv.slice(2), loud: true })]));
