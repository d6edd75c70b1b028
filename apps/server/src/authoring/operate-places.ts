import { isDeepStrictEqual } from "node:util";
import { refuse } from "@crosscheck/contract";
import {
  CATEGORY_MODES,
  type CategoryMode,
  type changeCategory,
  type changeSubcategory,
  type createCategory,
  type createSubcategory,
  type listCategories,
  type orderPlaces,
  type restorePlace,
  type retirePlace,
  type viewCategory,
} from "@crosscheck/contract/operators/places";
import type { OperatorContext, OperatorGround, OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { categoryIdOf, subcategoryIdOf } from "../content/plan-import.ts";
import {
  changePlace,
  countCategories,
  findCategory,
  insertCategory,
  insertSubcategory,
  isSlugTaken,
  listCategoryPage,
  listSiblings,
  storeOrder,
  lockPlace,
  ownPackOf,
  type LockedPlace,
  type PlaceChange,
  type StoredCategory,
  type StoredPlace,
  type Table,
} from "./place-queries.ts";
import { slugOf } from "./slug.ts";

export const handleListCategories: OperatorHandler<typeof listCategories> = async ({ db, input }) => {
  const { mode, retired, cursor = null, limit } = input;
  const page = { type: mode === undefined ? null : CATEGORY_MODES[mode], retired, cursor, limit: limit + 1 };
  const rows = (await listCategoryPage(db, page)).map(toView);
  return {
    data: toPage(rows, limit, (row) => row.category_id),
    total: await countCategories(db, page),
    audit: { subject: null },
  };
};

export const handleViewCategory: OperatorHandler<typeof viewCategory> = async ({ db, input }) => {
  const category = await findCategory(db, input.category);
  if (category === undefined) return refuse("no_data");
  return { data: toView(category), audit: { subject: category.id } };
};

export const handleCreateCategory: OperatorHandler<typeof createCategory> = async ({ db, nowMs, input }) => {
  const { mode, code, syllabus = null, names, emblem, image = null, coins: priceCoins } = input;
  const slug = input.slug ?? slugOf(names);
  if (slug === "") return refuse("invalid_field", { field: "slug" });
  if (await isSlugTaken(db, slug, null)) return refuse("place_exists");
  const packId = await ownPackOf(db, syllabus, new Date(nowMs));
  if (packId === null) return refuse("invalid_field", { field: "syllabus" });
  const id = categoryIdOf(slug);
  const look = { names, emblem, image };
  await insertCategory(db, { id, packId, type: CATEGORY_MODES[mode], slug, code, priceCoins, ...look });
  return {
    data: { id, slug, version: 1 },
    message: "stored",
    audit: { subject: id, after: { slug, ...look } },
    afterwards,
  };
};

export const handleCreateSubcategory: OperatorHandler<typeof createSubcategory> = async ({ db, input }) => {
  const { category_id: categoryId, names, emblem, image = null } = input;
  const category = await lockPlace(db, categoryId, ["categories"]);
  if (category === undefined) return refuse("no_data");
  const slug = input.slug ?? slugOf(names);
  if (slug === "") return refuse("invalid_field", { field: "slug" });
  if (await isSlugTaken(db, slug, categoryId)) return refuse("place_exists");
  const id = subcategoryIdOf(category.slug, slug);
  await insertSubcategory(db, { id, categoryId, slug, names, emblem, image });
  return {
    data: { id, slug, version: 1 },
    message: "stored",
    audit: { subject: id, after: { slug, names, emblem, image } },
    afterwards,
  };
};

export const handleChangeCategory: OperatorHandler<typeof changeCategory> = ({ db, input }) => {
  const { category_id: id, version, code, names, emblem, image = null } = input;
  return change(db, { id, version, tables: ["categories"] }, () => ({ code, names, emblem, image }));
};

export const handleChangeSubcategory: OperatorHandler<typeof changeSubcategory> = ({ db, input }) => {
  const { subcategory_id: id, version, names, emblem, image = null } = input;
  return change(db, { id, version, tables: ["subcategories"] }, () => ({ names, emblem, image }));
};

export const handleRetirePlace: OperatorHandler<typeof retirePlace> = ({ db, nowMs, input }) =>
  change(db, input, ({ retiredAt }) => ({ retiredAt: retiredAt ?? new Date(nowMs) }));

export const handleRestorePlace: OperatorHandler<typeof restorePlace> = ({ db, input }) =>
  change(db, input, () => ({ retiredAt: null }));

export const handleOrderPlaces: OperatorHandler<typeof orderPlaces> = async ({ db, input: { ids } }) => {
  const [first] = ids;
  const siblings = first === undefined ? undefined : await listSiblings(db, first);
  if (siblings === undefined || new Set(ids).size !== ids.length) return refuse("changed_meanwhile");
  const known = new Set(siblings.ids);
  if (ids.length !== known.size || ids.some((id) => !known.has(id))) return refuse("changed_meanwhile");
  await storeOrder(db, siblings.table, ids);
  return {
    data: { ids },
    message: "updated",
    audit: { subject: null, before: siblings.ids, after: ids },
    afterwards,
  };
};

/** The fields that are another than now: the others stay as their pack says. */
function whatDiffers(wanted: PlaceChange, place: LockedPlace): PlaceChange {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => !isDeepStrictEqual(value, (place as Readonly<Record<string, unknown>>)[field]),
    ),
  );
}

type Step = { readonly id: string; readonly version: number; readonly tables?: readonly Table[] };

async function change(
  db: OperatorContext["db"],
  { id, version, tables }: Step,
  to: (place: LockedPlace) => PlaceChange,
) {
  const place = await lockPlace(db, id, tables);
  if (place === undefined) return refuse("no_data");
  if (place.version !== version) return refuse("changed_meanwhile");
  const after = whatDiffers(to(place), place);
  const isSame = Object.keys(after).length === 0;
  const next = isSame ? version : await changePlace(db, { table: place.table, id }, after);
  return {
    data: { id, slug: place.slug, version: next },
    message: "updated" as const,
    audit: { subject: id, before: place, after },
    afterwards,
  };
}

function afterwards({ db }: OperatorGround): void {
  forgetCatalogue(db);
}

const MODE_OF_TYPE = new Map(
  (Object.entries(CATEGORY_MODES) as [CategoryMode, number][]).map(([mode, type]) => [type, mode]),
);

function toView(category: StoredCategory) {
  const { id, type, packId, code, priceCoins, syllabuses, subcategories } = category;
  return {
    ...toPlaceView(category),
    category_id: id,
    mode: MODE_OF_TYPE.get(type) ?? "quiz_zone",
    pack_id: packId,
    code,
    coins: priceCoins,
    syllabuses: [...syllabuses],
    subcategories: subcategories.map((part) => ({ ...toPlaceView(part), subcategory_id: part.id })),
  };
}

function toPlaceView({ slug, names, emblem, image, position, version, retiredAt, ...counts }: StoredPlace) {
  const { questions, confirmed } = counts;
  return {
    slug,
    names: names as Record<string, string>,
    emblem,
    image,
    position,
    version,
    retired_at: retiredAt?.toISOString() ?? null,
    questions,
    confirmed,
  };
}
