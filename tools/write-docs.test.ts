import { join } from "node:path";
import { expect, it } from "vitest";
import { staleDocs } from "./write-docs.ts";

it("keeps the generated documents current (npm run format writes them)", () => {
  expect(staleDocs(join(import.meta.dirname, ".."))).toEqual([]);
});
