import { endWithLauncher } from "./lifeline.ts";
import { finish, runSteps, sumUp } from "./steps.ts";
import { PURE_PROJECTS, lintSteps, typeSteps, vitestStep } from "./suites.ts";

/** `npm run check`: format, lint, types, unused code, and the tests that need no database. */
endWithLauncher();
finish(
  sumUp(
    await Promise.all([
      runSteps(lintSteps()),
      runSteps([...typeSteps(), vitestStep("pure tests", PURE_PROJECTS)]),
    ]),
  ),
);
