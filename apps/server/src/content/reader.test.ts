import { describe, expect, it } from "vitest";
import type { Catalogue, CatalogueCategory, CataloguePlace } from "./catalogue.ts";
import { placeNameFor } from "./reader.ts";

const placeOf = (slug: string, en: string, ar: string): CataloguePlace => ({
  id: `${slug} ${en}`,
  slug,
  names: { en, ar },
  emblem: "air-law",
  image: null,
  position: 1,
  levels: {},
});
const categoryOf = (place: CataloguePlace, subcategories: readonly CataloguePlace[]): CatalogueCategory => ({
  ...place,
  packId: "own",
  code: "0",
  type: 1,
  priceCoins: 0,
  subcategories,
});
const catalogue: Catalogue = {
  categories: [
    categoryOf(placeOf("wings", "Wings", "أجنحة"), [placeOf("basics", "First flights", "الرحلات الأولى")]),
    categoryOf(placeOf("sky", "Sky", "سماء"), [placeOf("basics", "First clouds", "الغيوم الأولى")]),
  ],
  dailyPapers: [],
  languages: [],
};
const nameOf = (slug: string, name: string) => placeNameFor({ language: "ar", catalogue }, { slug, name });

describe("the name of a place", () => {
  it("is the reader's, as the place is called now", () => {
    expect(nameOf("sky", "The sky")).toBe("سماء");
  });

  it("is that of the part it was told of, where another one has its slug", () => {
    expect(nameOf("basics", "First flights")).toBe("الرحلات الأولى");
    expect(nameOf("basics", "First clouds")).toBe("الغيوم الأولى");
    expect(nameOf("basics", "Called so no more")).toBe("Called so no more");
  });

  it("stays what it was where the place is gone", () => {
    expect(nameOf("sea", "Sea")).toBe("Sea");
  });
});
