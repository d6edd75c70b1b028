import { refuse } from "@crosscheck/contract";
import type { getSubcategoryByMaincategory } from "@crosscheck/contract/actions/categories";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../calls/handle.ts";
import { toSubcategoryRow } from "./category-rows.ts";
import { findCataloguePlace, readViewer } from "./viewer.ts";

export const handleGetSubcategoryByMaincategory: Handler<typeof getSubcategoryByMaincategory> = async (
  call,
) => {
  const { input } = call;
  const catalogue = await currentCatalogue(call.db, call.nowMs);
  const found = findCataloguePlace(catalogue, input.category_slug, input.subcategory_slug);
  if (found === undefined) return refuse("no_data");

  const viewer = await readViewer(call, input.language_id);
  const { category, subcategory } = found;
  const asked = subcategory === null ? category.subcategories : [subcategory];
  const rows = asked.flatMap((one) => toSubcategoryRow(category, one, viewer) ?? []);
  if (rows.length === 0) return refuse("no_data");
  return { data: rows, total: rows.length };
};
