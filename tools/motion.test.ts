import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const TOKENS = "packages/ui/src/tokens.css";

const files = globSync(["packages/ui/src/**/*.{css,tsx}", "apps/player/app/**/*.{css,tsx}"], { cwd: ROOT })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file: relative(".", file), text: readFileSync(join(ROOT, file), "utf8") }));

/** Declarations of motion that happens once; what runs on and on, or jumps, has a time of its own. */
function motionsOf(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:transition|animation)(?:-duration|-timing-function)?:([^;{}]+);/g)]
    .map(([, value = ""]) => value)
    .filter((value) => !/\binfinite\b|\bstep-end\b/.test(value));
}

it("has no durations and curves but the tokens", () => {
  const own = files.flatMap(({ file, text }) =>
    motionsOf(text)
      .filter((value) => /[\d.]m?s\b|cubic-bezier|\bease/.test(value.replaceAll(/var\([^)]*\)/g, "")))
      .map((value) => `${file}: ${value.trim()}`),
  );
  const named = files
    .filter(({ file }) => file.endsWith(".tsx"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:duration-\d+|ease-(?:in|out|in-out|linear))\b/g)].map(
        ([name]) => `${file}: ${name}`,
      ),
    );
  expect(files.length).toBeGreaterThan(100);
  expect([...own, ...named]).toEqual([]);
});

it("has three durations, and what scripts move takes one of them", () => {
  const css = readFileSync(join(ROOT, TOKENS), "utf8");
  const durations = [...css.matchAll(/--motion-\w+: (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(durations).toEqual([120, 200, 320]);
  const [, curve] = /--ease-settle: (.+);/.exec(css) ?? [];
  const script = readFileSync(join(ROOT, "apps/player/app/hooks/motion.ts"), "utf8");
  expect(script).toContain(`{ duration: ${durations[2]}, easing: "${curve}" }`);
});
