import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const BUILD = join(import.meta.dirname, "../../apps/player/build/server");

it("serves pages by the production build of React, whatever the environment says", () => {
  const code = globSync("**/*.js", { cwd: BUILD })
    .map((file) => readFileSync(join(BUILD, file), "utf8"))
    .join("\n");
  expect(code).toContain("renderToReadableStream");
  expect(code).not.toContain("process.env.NODE_ENV");
  // A warning of the development build only.
  expect(code).not.toContain("Each child in a list should have a unique");
});
