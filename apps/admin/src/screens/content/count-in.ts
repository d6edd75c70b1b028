import type { DataOf } from "../../data/call.ts";

type Category = DataOf<"view_category">;

/** Questions of a category with those of its parts. */
export function countIn(
  category: Pick<Category, "questions" | "confirmed" | "subcategories">,
  which: "questions" | "confirmed",
): number {
  return category.subcategories.reduce((sum, part) => sum + part[which], category[which]);
}
