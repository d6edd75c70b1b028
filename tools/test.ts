import { ensureChromium } from "./chromium.mjs";
import { endWithLauncher } from "./lifeline.ts";
import { buildPlayer } from "./player-build.ts";
import { ROOT, finish, programStep, runSteps, sumUp } from "./steps.ts";
import { checkSteps, e2eStep, vitestStep } from "./suites.ts";

/** `npm test`: every check and every test. */
endWithLauncher();
const chromium = ensureChromium();
buildPlayer(ROOT);
const checks = await runSteps([...checkSteps(), programStep("first-load bytes", ["bench/bytes.bench.ts"])]);
// Either waits half of its time, for disks or for pages: side by side they take the time of one.
const tests = await Promise.all([
  runSteps([vitestStep("tests")]),
  runSteps([e2eStep(chromium, { loud: false })]),
]);
finish(sumUp([checks, ...tests]));
