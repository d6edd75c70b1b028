import { ensureChromium } from "./chromium.mjs";
import { endWithLauncher } from "./lifeline.ts";
import { buildApps } from "./build-apps.ts";
import { ensureRedis } from "./redis.ts";
import { keepScratchInMemory } from "./scratch.ts";
import { ROOT, finish, programStep, runSteps, sumUp } from "./steps.ts";
import { e2eStep, lintSteps, typeSteps, vitestStep } from "./suites.ts";

/** `npm test`: every check and every test. */
endWithLauncher();
keepScratchInMemory();
ensureChromium();
ensureRedis();
buildApps(ROOT);
const checks = await Promise.all([
  runSteps(lintSteps()),
  runSteps([...typeSteps(), programStep("first-load bytes", ["bench/bytes.bench.ts"])]),
]);
// One after the other: either has a worker for every core, and side by side both take twice as long.
const tests = await runSteps([vitestStep("tests"), e2eStep({ loud: false })]);
finish(sumUp([...checks, tests]));
