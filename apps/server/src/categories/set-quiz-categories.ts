import { refuse } from "@crosscheck/contract";
import type { setQuizCategories } from "@crosscheck/contract/actions/categories";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../calls/handle.ts";
import { placesOf } from "./category-rows.ts";
import { listPlayedPlaceIds } from "./progress-queries.ts";
import { findCataloguePlace } from "./viewer.ts";

/** Truthful and without effect: a category counts as played once a quiz in it is finished (contract §3.6). */
export const handleSetQuizCategories: Handler<typeof setQuizCategories> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const catalogue = await currentCatalogue(db, nowMs);
  const found = findCataloguePlace(catalogue, input.category, input.subcategory);
  if (found === undefined || found.category.type !== input.type) return refuse("no_data");

  const places = found.subcategory === null ? placesOf(found.category) : [found.subcategory];
  const playedIds = await listPlayedPlaceIds(db, caller.playerId);
  const isPlayed = places.some(({ id }) => playedIds.includes(id));
  if (!isPlayed) call.countContradiction("category");
  return { data: { is_play: isPlayed }, message: isPlayed ? "category_already_played" : "updated" };
};
