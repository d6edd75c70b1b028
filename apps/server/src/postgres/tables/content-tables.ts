import type { SyllabusNode } from "@crosscheck/rules/content/syllabus";
import type { Item } from "@crosscheck/rules/questions/item";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Read as a value, written as JSON text: the driver would turn an array into a PostgreSQL array. */
type JsonColumn<T> = ColumnType<T, string, string>;

/** Names by language code. */
export type Names = Readonly<Record<string, string>>;

/** What is written in the language of an item version; the rest is in columns. */
export type ItemBody = Omit<
  Item,
  "itemId" | "version" | "kind" | "language" | "categorySlug" | "subcategorySlug"
>;

export type ItemOrigin = "pack" | "edited" | "own";

/** What a passage says in one language; media by their public names, empty without. */
export type PassageWording = {
  readonly title: string;
  readonly detail: string;
  readonly content_type: "text" | "video" | "pdf";
  readonly content_data: string;
  readonly captions: string;
  readonly reference: string;
};

/** A field of a place that an operator has set. */
export type KeptField = "names" | "code" | "emblem" | "image" | "position" | "price" | "state";

/** Tables of migrations 0002, 0007, 0012, 0022, 0070, 0097, 0098 and 0118. */
export type ContentTables = {
  readonly packs: {
    readonly pack_id: string;
    readonly version: string;
    readonly licence: string;
    readonly content_hash: string;
    readonly imported_at: Date;
    /** Trees in which the learning objectives of its items are looked up, the first one first. */
    readonly syllabuses: Generated<readonly string[]>;
    /** The language that others are translations of. */
    readonly base_language: Generated<string>;
    /** Put into play in the console: no start replaces it. */
    readonly is_by_hand: Generated<boolean>;
  };
  readonly syllabus_nodes: {
    readonly syllabus: string;
    readonly code: string;
    readonly parent: string | null;
    readonly position: number;
    readonly titles: JsonColumn<SyllabusNode["title"]>;
    readonly applies_to: SyllabusNode["applies_to"];
    readonly source: string;
    readonly edition: string;
    readonly weight: number | null;
    readonly is_confirmed: boolean;
  };
  readonly imports: {
    readonly import_id: string;
    readonly pack_id: string;
    readonly content_hash: string;
    readonly status: "running" | "done" | "failed";
    readonly rows_total: number;
    readonly rows_done: number;
    readonly created: Generated<number>;
    readonly changed: Generated<number>;
    readonly unchanged: Generated<number>;
    readonly retired: Generated<number>;
    readonly problem: string | null;
    readonly started_at: Date;
    readonly finished_at: Date | null;
  };
  readonly categories: {
    readonly category_id: string;
    readonly pack_id: string;
    readonly type: number;
    readonly slug: string;
    readonly code: string;
    readonly names: JsonColumn<Names>;
    readonly emblem: string;
    readonly price_coins: number;
    readonly position: number;
    readonly retired_at: Date | null;
    /** Name of a content medium. */
    readonly image: Generated<string | null>;
    /** Counts changes by operators. */
    readonly edit_version: Generated<number>;
    /** Fields that operators have set: a pack leaves them. */
    readonly kept_fields: Generated<readonly KeptField[]>;
  };
  readonly subcategories: {
    readonly subcategory_id: string;
    readonly category_id: string;
    readonly slug: string;
    readonly names: JsonColumn<Names>;
    readonly emblem: string;
    readonly position: number;
    readonly retired_at: Date | null;
    readonly image: Generated<string | null>;
    readonly edit_version: Generated<number>;
    readonly kept_fields: Generated<readonly KeptField[]>;
  };
  /** Parts of files on their way. */
  readonly upload_parts: {
    readonly upload_id: string;
    readonly part: number;
    readonly bytes: Uint8Array;
    readonly stored_at: Date;
  };
  readonly content_files: {
    readonly name: string;
    readonly kind: "picture" | "figure" | "clip" | "document" | "video" | "captions";
    readonly title: string;
    readonly size_bytes: number;
    readonly uploaded_by: string | null;
    readonly uploaded_at: Date;
  };
  readonly items: {
    readonly item_id: string;
    readonly pack_id: string;
    readonly source_id: string;
    readonly category_id: string;
    readonly subcategory_id: string | null;
    readonly level: number;
    readonly position: number;
    readonly current_version: number;
    readonly retired_at: Date | null;
    /** The category whose bank it has joined after the contest it was written for. */
    readonly open_category_id: Generated<string | null>;
    /** The passage of fun and learn it is about. */
    readonly passage_id: string | null;
    /** Whose text it has: its pack's, its pack's changed here, or one that no pack has. */
    readonly origin: Generated<ItemOrigin>;
    /** edited: hash over the texts that its pack said last. */
    readonly pack_hash: Generated<string | null>;
  };
  readonly item_drafts: {
    readonly item_id: string;
    readonly pack_id: string;
    readonly source_id: string;
    readonly category_id: string;
    readonly subcategory_id: string | null;
    readonly level: number | null;
    readonly passage_id: string | null;
    readonly kind: QuestionKind;
    readonly texts: JsonColumn<Readonly<Record<string, ItemBody>>>;
    readonly state: "draft" | "reviewed";
    readonly edit_version: number;
    readonly source: "hand" | "file" | "pack";
    readonly import_id: string | null;
    readonly writers: readonly string[];
    readonly reviewed_by: string | null;
    readonly note: Generated<string>;
    readonly changed_at: Date;
    readonly trashed_at: Date | null;
  };
  readonly item_versions: {
    readonly item_id: string;
    readonly version: number;
    readonly language: string;
    readonly kind: QuestionKind;
    readonly body: JsonColumn<ItemBody>;
    readonly body_hash: string;
    /** Subject code that the learning objective begins with; empty without. PostgreSQL keeps it. */
    readonly subject: GeneratedAlways<string>;
    readonly created_at: Date;
  };
  readonly passages: {
    readonly passage_id: string;
    readonly pack_id: string;
    readonly source_id: string;
    readonly category_id: string;
    readonly subcategory_id: string | null;
    readonly position: number;
    /** The version of its texts that new attempts get. */
    readonly version: number;
    readonly retired_at: Date | null;
    readonly origin: Generated<ItemOrigin>;
  };
  readonly passage_texts: PassageWording & {
    readonly passage_id: string;
    readonly version: number;
    readonly language: string;
  };
  readonly passage_drafts: {
    readonly passage_id: string;
    readonly pack_id: string;
    readonly source_id: string;
    readonly category_id: string;
    readonly subcategory_id: string | null;
    readonly texts: JsonColumn<Readonly<Record<string, PassageWording>>>;
    readonly edit_version: number;
    readonly writers: readonly string[];
    readonly note: Generated<string>;
    readonly changed_at: Date;
    readonly trashed_at: Date | null;
  };
  readonly daily_papers: {
    /** The day from which these papers take turns, YYYY-MM-DD. */
    readonly from_day: string;
    readonly position: number;
    readonly source_id: string;
    readonly names: JsonColumn<Names>;
    readonly items: readonly string[];
  };
  readonly daily_days: {
    /** YYYY-MM-DD. */
    readonly day: string;
    readonly names: JsonColumn<Names>;
    readonly items: readonly string[];
    readonly edit_version: number;
    readonly set_by: string | null;
    readonly set_at: Date;
  };
  readonly unlocked_categories: {
    readonly player_id: string;
    readonly category_id: string;
    readonly price_coins: number;
    readonly unlocked_at: Date;
  };
};
