import { faceOf, type SubjectFace } from "@crosscheck/rules/content/subject-faces";
import type { Catalogue } from "./catalogue.ts";

/** Faces of places by slug: a part has that of its category; places of several subjects, or of none, are left out. */
export function facesOf(
  { categories }: Pick<Catalogue, "categories">,
  slugs: readonly string[],
): Record<string, SubjectFace> {
  const wanted = new Set(slugs);
  const faces: Record<string, SubjectFace> = {};
  for (const category of categories) {
    const places = [category, ...category.subcategories].filter(({ slug }) => wanted.has(slug));
    const face = places.length === 0 ? null : faceOf(category.code);
    if (face !== null) for (const { slug } of places) faces[slug] = face;
  }
  return faces;
}
