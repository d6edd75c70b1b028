import { expect, it } from "vitest";
import { isOfLicence, rankOfPack, type Licence } from "./licence.ts";

const PACKS = ["club", "math", "atpl", "ppl", "airfield"];

it.each<[Licence | null, readonly string[]]>([
  [null, ["ppl", "atpl", "math", "club", "airfield"]],
  ["ppl", ["ppl", "atpl", "math", "club", "airfield"]],
  ["atpl", ["atpl", "ppl", "math", "club", "airfield"]],
  ["other", ["ppl", "atpl", "math", "club", "airfield"]],
])("puts the packs of licence %s first and leaves the others as they are", (licence, expected) => {
  const sorted = PACKS.toSorted((one, other) => rankOfPack(one, licence) - rankOfPack(other, licence));
  expect(sorted).toEqual(expected);
});

it.each<[Licence | null, readonly string[]]>([
  [null, []],
  ["ppl", ["ppl"]],
  ["atpl", ["atpl"]],
  ["other", []],
])("knows the packs of licence %s", (licence, expected) => {
  expect([...PACKS, "other"].filter((pack) => isOfLicence(pack, licence))).toEqual(expected);
});
