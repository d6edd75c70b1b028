import { join } from "node:path";
import { defineConfig } from "vitest/config";

const NO_CONSOLE_ERRORS = join(import.meta.dirname, "packages/testkit/src/no-console-errors.ts");

const DAY_MS = 86_400_000;

/** Another part of the long proofs every day; a printed seed repeats a run. */
const longProofs = {
  isWhole: process.env["LONG_PROOFS"] === "whole",
  seed: Number(process.env["PROOF_SEED"] ?? Math.floor(Date.now() / DAY_MS)),
};
process.stdout.write(
  longProofs.isWhole
    ? "Long proofs: whole\n"
    : `Long proofs: a part, PROOF_SEED=${longProofs.seed} (npm run soak: whole)\n`,
);

/** Tests that need nothing but the code. */
function pureProject(name: string, folder: string) {
  return {
    extends: true as const,
    // A style sheet named by its address has one, as in a browser.
    test: { name, include: [`${folder}/**/*.test.ts`], css: { include: [/\.css\?(?:url|raw)$/] } },
  };
}

export default defineConfig({
  test: {
    pool: "threads",
    isolate: false,
    exclude: ["**/node_modules/**", "**/build/**"],
    setupFiles: [NO_CONSOLE_ERRORS],
    // These end what hangs; no promise about speed is checked here, and a busy machine may take several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    provide: { longProofs },
    projects: [
      pureProject("rules", "packages/rules"),
      pureProject("contract", "packages/contract"),
      pureProject("client", "packages/client"),
      pureProject("ui", "packages/ui"),
      pureProject("player", "apps/player"),
      pureProject("admin", "apps/admin"),
      "apps/player/vitest.config.ts",
      { extends: true, test: { name: "tools", include: ["tools/*.test.ts", "tools/audio/*.test.ts"] } },
      // Starts the whole product as a person does; needs the built player app (npm test builds it).
      { extends: true, test: { name: "launch", include: ["tools/launch/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts", "packages/testkit/**/*.test.ts"],
          globalSetup: ["packages/testkit/src/global-setup.ts"],
        },
      },
    ],
  },
});
