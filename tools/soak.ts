import { buildPlayer } from "./player-build.ts";
import { endWithLauncher } from "./lifeline.ts";
import { ROOT, finish, runSteps } from "./steps.ts";
import { vitestStep } from "./suites.ts";

/** `npm run soak`: every test that needs no browser, with all cases of the long proofs. */
endWithLauncher();
buildPlayer(ROOT);
process.env["LONG_PROOFS"] = "whole";
finish(await runSteps([vitestStep("tests with whole proofs")]));
