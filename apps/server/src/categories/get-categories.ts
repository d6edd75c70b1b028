import type { getCategories } from "@crosscheck/contract/actions/categories";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../handle.ts";
import { toCategoryRow } from "./category-rows.ts";
import { readViewer } from "./viewer.ts";

export const handleGetCategories: Handler<typeof getCategories> = async (call) => {
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const viewer = await readViewer(call, call.input.language_id);
  const rows = categories
    .filter((category) => category.type === call.input.type)
    .flatMap((category) => toCategoryRow(category, viewer) ?? []);
  return { data: rows, total: rows.length };
};
