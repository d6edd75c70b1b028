import { expect, it } from "vitest";
import { item } from "./pack-fixture.ts";
import { findTwins } from "./twin-lint.ts";

const asking = (n: number, stem: string, changes: Parameters<typeof item>[1] = {}) =>
  item(n, { stem, ...changes });
const twinsOf = (...packs: readonly (readonly ReturnType<typeof item>[])[]) =>
  findTwins(packs.map((items, at) => ({ pack: `pack-${at}`, language: "en", items }))).map(
    ({ pack, item: one, other, otherPack }) => `${pack}/${one.id} ${otherPack}/${other.id}`,
  );

const WAKE = "How long does a light aircraft wait behind a heavy aircraft on departure?";

it("finds items of several packs that ask nearly the same", () => {
  const twin = asking(2, "On departure, how long must the light aircraft wait behind the heavy aircraft?");
  expect(twinsOf([asking(1, WAKE)], [twin])).toEqual(["pack-1/item-2 pack-0/item-1"]);
  expect(twinsOf([asking(1, WAKE), twin])).toEqual(["pack-0/item-2 pack-0/item-1"]);
});

it("does not count words that say nothing of the matter, nor stems of a few words", () => {
  expect(
    twinsOf([asking(1, WAKE)], [asking(2, "How long is a light aircraft allowed to taxi on a stand?")]),
  ).toEqual([]);
  expect(twinsOf([asking(1, "What is a trough?")], [asking(2, "What is the trough?")])).toEqual([]);
});

it("lets a template ask the same about other numbers", () => {
  const drawn = (n: number) => asking(n, WAKE, { generated: { template: "wake", seed: n } });
  expect(twinsOf([drawn(1), drawn(2)])).toEqual([]);
  expect(twinsOf([drawn(1)], [asking(2, WAKE)])).toHaveLength(1);
});
