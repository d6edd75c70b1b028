import { z } from "zod";
import { ContentLanguage } from "../content.ts";
import { defineAction } from "../define-action.ts";
import { Instant, intField, Slug, textField, Uuid } from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";
import { FileName } from "./places.ts";

const author = { roles: ["admin", "author"] } as const;

/** `live` is read by players; `draft` never was; `trash` goes after thirty days. */
const State = z.enum(["live", "draft", "retired", "trash"]);
const Origin = z.enum(["pack", "edited", "own"]);
const ContentType = z.enum(["text", "video", "pdf"]);

/** A passage in one language. */
const PassageText = z
  .strictObject({
    title: textField(1, 120),
    /** Rich text; sanitised when it is stored. Pictures name an uploaded file: `/media/content/…`. */
    detail: textField(1, 20_000),
    content_type: ContentType.default("text"),
    /** The video or PDF. */
    content_data: FileName.optional(),
    /** Captions of the video. */
    captions: FileName.optional(),
    reference: textField(1, 1_000),
  })
  .refine(
    (text) => (text.content_type === "text") === (text.content_data === undefined),
    "a video or PDF needs its file, a text has none",
  );

const writing = {
  category_id: Uuid,
  subcategory_id: Uuid.optional(),
  texts: z
    .record(ContentLanguage, PassageText)
    .refine((texts) => Object.keys(texts).length > 0, "needs one language"),
};

const Counter = intField(0, 1_000_000);
/** What was read of a passage: the draft's count of changes and the version that is played, 0 for none. */
const Read = { version: Counter, live_version: Counter };

const shown = {
  passage_id: Uuid,
  pack_id: z.string(),
  source_id: z.string(),
  origin: Origin,
  state: State,
  has_draft: z.boolean(),
  version: z.int(),
  live_version: z.int(),
  category_id: Uuid,
  /** Questions in play that are about it. */
  questions: z.int(),
};

export const listPassages = defineAction({
  name: "list_passages",
  summary: "Passages of fun and learn, drafts and retired ones too, by category and in their order.",
  access: author,
  input: z.strictObject({
    /** Words of the title, or the author's id. */
    text: textField(1, 200).optional(),
    state: State.optional(),
    /** With a text that waits for another person. */
    has_draft: z.boolean().optional(),
    category_id: Uuid.optional(),
    subcategory_id: Uuid.optional(),
    cursor: Uuid.optional(),
    limit: LimitField,
  }),
  output: pageOf(
    z.strictObject({ ...shown, category: Slug, title: z.string(), languages: z.array(z.string()) }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

const Written = z.strictObject({
  category_id: Uuid,
  subcategory_id: Uuid.nullable(),
  texts: z.record(
    z.string(),
    z.strictObject({
      title: z.string(),
      detail: z.string(),
      content_type: ContentType,
      content_data: z.string().nullable(),
      captions: z.string().nullable(),
      reference: z.string(),
    }),
  ),
});

export const viewPassage = defineAction({
  name: "view_passage",
  summary: "One passage: what is read now and what is written and not read yet.",
  access: author,
  input: z.strictObject({ passage_id: Uuid }),
  output: z.strictObject({
    ...shown,
    /** null: never was. Of a retired one what was read last. */
    live: Written.nullable(),
    draft: Written.extend({
      /** Operators who wrote something of it: none of them puts it into play. */
      writers: z.array(Uuid),
      note: z.string(),
      changed_at: Instant,
      trashed_at: Instant.nullable(),
    }).nullable(),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 240,
});

const Saved = z.strictObject({ passage_id: Uuid, version: z.int(), live_version: z.int() });

export const createPassage = defineAction({
  name: "create_passage",
  summary: "A draft of a new passage; nobody reads it before another person has put it into play.",
  access: author,
  input: z.strictObject(writing),
  output: Saved,
  messages: ["stored"],
  refusals: ["passage_unfit"],
  perMinute: 120,
});

export const changePassage = defineAction({
  name: "change_passage",
  summary:
    "Writes the draft of a passage anew, whole. What is read now stays until another person puts the draft into play.",
  access: author,
  input: z.strictObject({ passage_id: Uuid, ...Read, ...writing }),
  output: Saved,
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile", "passage_unfit"],
  perMinute: 120,
});

export const PASSAGE_STEPS = [
  "publish",
  "send_back",
  "discard",
  "take_out_of_trash",
  "retire",
  "restore",
] as const;

export const movePassage = defineAction({
  name: "move_passage",
  summary:
    "Takes a passage a step on: another person puts its draft into play or sends it back, a live one is retired, a draft goes to the trash, and back.",
  access: author,
  input: z.strictObject({
    passage_id: Uuid,
    ...Read,
    step: z.enum(PASSAGE_STEPS),
    /** What the writers are to read. */
    note: textField(0, 1_000).default(""),
  }),
  output: Saved,
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile", "own_work", "other_state", "passage_unfit"],
  perMinute: 120,
});

export const previewPassage = defineAction({
  name: "preview_passage",
  summary: "Rich text of a passage as it would be stored.",
  access: author,
  input: z.strictObject({ language: ContentLanguage, detail: z.string().max(20_000) }),
  output: z.strictObject({ html: z.string() }),
  messages: [],
  isUnaudited: true,
  refusals: [],
  perMinute: 240,
});
