import { refuse } from "@crosscheck/contract";
import type { setCategoryPrice } from "@crosscheck/contract/operators/settings";
import type { OperatorHandler } from "../calls/operate.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { lockCategory, setPrice } from "./category-queries.ts";

/** Whoever has bought the category keeps it, whatever it costs later. */
export const handleSetCategoryPrice: OperatorHandler<typeof setCategoryPrice> = async ({ db, input }) => {
  const { coins } = input;
  const category = await lockCategory(db, input.category);
  if (category === undefined) return refuse("no_data");
  const { categoryId, slug, priceCoins } = category;
  await setPrice(db, categoryId, coins);
  return {
    data: { category: slug, coins },
    message: "updated",
    audit: { subject: categoryId, before: { coins: priceCoins }, after: { coins } },
    afterwards: (ground) => forgetCatalogue(ground.db),
  };
};
