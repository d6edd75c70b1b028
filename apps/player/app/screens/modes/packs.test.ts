import { expect, it } from "vitest";
import { byPack } from "./packs.ts";

const rows = [
  { pack: "club", slug: "club-rules" },
  { pack: "atpl", slug: "atpl-law" },
  { pack: "ppl", slug: "air-law" },
  { pack: "atpl", slug: "atpl-met" },
];

it.each([
  [null, ["air-law", "atpl-law", "atpl-met", "club-rules"]],
  ["ppl", ["air-law", "atpl-law", "atpl-met", "club-rules"]],
  ["atpl", ["atpl-law", "atpl-met", "air-law", "club-rules"]],
  ["other", ["air-law", "atpl-law", "atpl-met", "club-rules"]],
] as const)("sorts subjects for licence %s by pack, each pack in its own order", (licence, expected) => {
  const sorted = byPack(rows, licence).flatMap((pack) => pack.rows.map(({ slug }) => slug));
  expect(sorted).toEqual(expected);
});
