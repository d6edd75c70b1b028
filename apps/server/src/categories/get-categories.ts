import type { getCategories } from "@crosscheck/contract/actions/categories";
import { MODES } from "@crosscheck/rules/modes/index";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../calls/handle.ts";
import { toCategoryRow } from "./category-rows.ts";
import { readViewer } from "./viewer.ts";

const SELF_CHALLENGE = 1;

export const handleGetCategories: Handler<typeof getCategories> = async (call) => {
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const { type: asked, sub_type: subType } = call.input;
  // A self challenge may be about anything that is asked one by one.
  const isOfTopics = asked === MODES.quiz_zone.source.categoryType && subType === SELF_CHALLENGE;
  const types: readonly number[] = isOfTopics ? MODES.self_challenge.source.categoryTypes : [asked];
  const viewer = await readViewer(call, call.input.language_id);
  const rows = categories
    .filter(({ type }) => types.includes(type))
    .flatMap((category) => toCategoryRow(category, viewer) ?? []);
  return { data: rows, total: rows.length };
};
