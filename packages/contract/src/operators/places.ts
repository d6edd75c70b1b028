import { z } from "zod";
import { ContentLanguage } from "../content.ts";
import { defineAction } from "../define-action.ts";
import {
  Coins,
  flagField,
  Instant,
  intField,
  listField,
  PlaceRef,
  Slug,
  textField,
  Uuid,
} from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const author = { roles: ["admin", "author"] } as const;
const NAME_LONGEST = 80;

/** Modes that have categories of their own, with the category type of contract §4. */
export const CATEGORY_MODES = {
  quiz_zone: 1,
  fun_and_learn: 2,
  guess_the_word: 3,
  audio_questions: 4,
  math_mania: 5,
  multi_match: 6,
  true_and_false: 7,
  contest: 8,
} as const;
export type CategoryMode = keyof typeof CATEGORY_MODES;
const CategoryModeField = z.enum(Object.keys(CATEGORY_MODES) as [CategoryMode, ...CategoryMode[]]);

/** Name of an uploaded file, as `finish_upload` answers it. */
export const FileName = z
  .string()
  .max(60)
  .regex(/^content\/[0-9a-f]{40}\.[a-z0-9]{2,5}$/)
  .meta({ format: "content-file" });

/** The same of a picture in its own shape, or a drawing that runs and loads nothing. */
export const FigureName = z
  .string()
  .max(60)
  .regex(/^content\/[0-9a-f]{40}\.(?:webp|svg)$/)
  .meta({ format: "content-figure" });

/** The version that was read: whoever has not read the latest one changes nothing. */
export const VersionField = intField(1, 1_000_000);

const NamesField = z
  .record(ContentLanguage, textField(1, NAME_LONGEST))
  .refine((names) => Object.keys(names).length > 0);

/** Drawn emblems of the user interface, for a place without a picture. */
const EMBLEMS = [
  "air-law",
  "aircraft-general-knowledge",
  "airframe-and-systems",
  "instrumentation",
  "mass-and-balance",
  "performance",
  "flight-performance-and-planning",
  "flight-planning",
  "human-performance",
  "meteorology",
  "navigation",
  "general-navigation",
  "radio-navigation",
  "operational-procedures",
  "principles-of-flight",
  "high-speed-flight",
  "communications",
  "mountain-flying",
  "aerobatics",
  "aircraft",
] as const;

const look = {
  names: NamesField,
  emblem: z.enum(EMBLEMS).default("aircraft"),
  /** A picture in place of the emblem. */
  image: FileName.optional(),
};

const PlaceView = z.strictObject({
  slug: Slug,
  names: z.record(z.string(), z.string()),
  emblem: z.string(),
  image: z.string().nullable(),
  position: z.int(),
  version: z.int(),
  /** null: it is shown. */
  retired_at: Instant.nullable(),
  /** Questions that are played there, in any language; those of parts count there. */
  questions: z.int(),
  /** Those of them that somebody has confirmed as right. */
  confirmed: z.int(),
});

const SubcategoryView = PlaceView.extend({ subcategory_id: Uuid });
const CategoryView = PlaceView.extend({
  category_id: Uuid,
  mode: CategoryModeField,
  pack_id: Slug,
  code: z.string(),
  coins: Coins,
  /** Trees that the learning objectives of its questions are of. */
  syllabuses: z.array(z.string()),
  subcategories: z.array(SubcategoryView),
});

export const listCategories = defineAction({
  name: "list_categories",
  summary: "Every category with its sub-categories in the order on screen, retired ones where asked for.",
  access: author,
  input: z.strictObject({
    mode: CategoryModeField.optional(),
    retired: flagField.default(false),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(CategoryView),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const viewCategory = defineAction({
  name: "view_category",
  summary: "One category, retired or not, with all of its sub-categories.",
  access: author,
  input: z.strictObject({ category: PlaceRef }),
  output: CategoryView,
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

const Stored = z.strictObject({ id: Uuid, slug: Slug, version: z.int() });
const step = { access: author, output: Stored, perMinute: 60 } as const;

export const createCategory = defineAction({
  name: "create_category",
  summary: "A category that no pack has; players see it once it has questions.",
  ...step,
  input: z.strictObject({
    mode: CategoryModeField.default("quiz_zone"),
    /** Absent: made of the name. Its address; it stays. */
    slug: Slug.optional(),
    /** Subject code of the syllabus, such as 010; 0: several subjects, or none. */
    code: z
      .string()
      .regex(/^\d{1,3}$/)
      .default("0"),
    /** Tree that the learning objectives of its questions are of. */
    syllabus: Slug.optional(),
    ...look,
    coins: intField(0, 1_000_000).default(0),
  }),
  messages: ["stored"],
  refusals: ["place_exists", "no_data"],
});

export const changeCategory = defineAction({
  name: "change_category",
  summary: "Writes name, code and look of a category anew; a pack that is loaded again does not undo it.",
  ...step,
  input: z.strictObject({
    category_id: Uuid,
    version: VersionField,
    code: textField(1, 20),
    ...look,
  }),
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile"],
});

export const createSubcategory = defineAction({
  name: "create_subcategory",
  summary: "A part of a category.",
  ...step,
  input: z.strictObject({ category_id: Uuid, slug: Slug.optional(), ...look }),
  messages: ["stored"],
  refusals: ["no_data", "place_exists"],
});

export const changeSubcategory = defineAction({
  name: "change_subcategory",
  summary: "Writes name and look of a sub-category anew; a pack that is loaded again does not undo it.",
  ...step,
  input: z.strictObject({ subcategory_id: Uuid, version: VersionField, ...look }),
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile"],
});

export const orderPlaces = defineAction({
  name: "order_places",
  summary: "The order of all categories of one mode, or of all sub-categories of one category.",
  access: author,
  input: z.strictObject({
    /** All that are shown there, in their new order; where one is missing, somebody has changed it meanwhile. */
    ids: listField(Uuid, 200),
  }),
  output: z.strictObject({ ids: z.array(Uuid) }),
  messages: ["updated"],
  refusals: ["changed_meanwhile"],
  perMinute: 60,
});

export const retirePlace = defineAction({
  name: "retire_place",
  summary: "Takes a category or sub-category from the screen with its questions; runs that are open go on.",
  ...step,
  input: z.strictObject({ id: Uuid, version: VersionField }),
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile"],
});

export const restorePlace = defineAction({
  name: "restore_place",
  summary: "Shows a retired category or sub-category again.",
  ...step,
  input: z.strictObject({ id: Uuid, version: VersionField }),
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile"],
});
