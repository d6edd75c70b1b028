import { CATEGORY_TYPES, type getCategories } from "@crosscheck/contract/actions/categories";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../calls/handle.ts";
import { toCategoryRow } from "./category-rows.ts";
import { readViewer } from "./viewer.ts";

const SELF_CHALLENGE = 1;
const SELF_CHALLENGE_TYPES = [CATEGORY_TYPES.quiz_zone, CATEGORY_TYPES.math];

export const handleGetCategories: Handler<typeof getCategories> = async (call) => {
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const { type: asked, sub_type: subType } = call.input;
  // A self challenge may be about anything that is asked one by one.
  const types: readonly number[] =
    asked === CATEGORY_TYPES.quiz_zone && subType === SELF_CHALLENGE ? SELF_CHALLENGE_TYPES : [asked];
  const viewer = await readViewer(call, call.input.language_id);
  const rows = categories
    .filter(({ type }) => types.includes(type))
    .flatMap((category) => toCategoryRow(category, viewer) ?? []);
  return { data: rows, total: rows.length };
};
