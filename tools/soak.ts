import { ensureChromium } from "./chromium.mjs";
import { buildPlayer } from "./player-build.ts";
import { endWithLauncher } from "./lifeline.ts";
import { ROOT, finish, runSteps } from "./steps.ts";
import { e2eStep, vitestStep } from "./suites.ts";

/** `npm run soak`: every test, with all cases of the long proofs and every look of the screens. */
endWithLauncher();
ensureChromium();
buildPlayer(ROOT);
process.env["LONG_PROOFS"] = "whole";
finish(await runSteps([vitestStep("tests with whole proofs"), e2eStep({ loud: true })]));
