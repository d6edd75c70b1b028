import { expect, it } from "vitest";
import { isOfLicence, licenceFirst, rankOfPack, type Licence } from "./licence.ts";

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

it.each<[Licence | null, string]>([
  [null, "met law2 law nav"],
  ["ppl", "law nav met law2"],
  ["atpl", "met law2 law nav"],
  ["other", "met law2 law nav"],
])("puts the rows of licence %s first and leaves them in their order", (licence, expected) => {
  const rows = [
    { pack: "atpl", name: "met" },
    { pack: "atpl", name: "law2" },
    { pack: "ppl", name: "law" },
    { pack: "ppl", name: "nav" },
  ];
  expect(
    licenceFirst(rows, licence)
      .map(({ name }) => name)
      .join(" "),
  ).toBe(expected);
});
