import { endWithLauncher } from "./lifeline.ts";
import { finish, runSteps } from "./steps.ts";
import { PURE_PROJECTS, checkSteps, vitestStep } from "./suites.ts";

/** `npm run check`: format, lint, types, unused code, and the tests that need no database. */
endWithLauncher();
finish(await runSteps([...checkSteps(), vitestStep("pure tests", PURE_PROJECTS)]));
