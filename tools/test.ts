import { ensureChromium } from "./chromium.mjs";
import { endWithLauncher } from "./lifeline.ts";
import { buildPlayer } from "./player-build.ts";
import { ROOT, finish, runSteps } from "./steps.ts";
import { checkSteps, e2eStep, vitestStep } from "./suites.ts";

/** `npm test`: every check and every test. */
endWithLauncher();
const chromium = ensureChromium();
buildPlayer(ROOT);
finish(await runSteps([...checkSteps(), vitestStep("tests"), e2eStep(chromium)]));
