import { ensureChromium } from "./chromium.mjs";
import { endWithLauncher } from "./lifeline.ts";
import { buildPlayer } from "./player-build.ts";
import { ROOT, finish, programStep, runSteps } from "./steps.ts";
import { checkSteps, e2eStep, vitestStep } from "./suites.ts";

/** `npm test`: every check and every test. */
endWithLauncher();
const chromium = ensureChromium();
buildPlayer(ROOT);
finish(
  await runSteps([
    ...checkSteps(),
    vitestStep("tests"),
    programStep("first-load bytes", ["bench/bytes.bench.ts"]),
    e2eStep(chromium),
  ]),
);
