import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, intField, textField, Uuid } from "../fields.ts";
import { LimitField, pageOf } from "./operator-fields.ts";
import { FileName } from "./places.ts";

const author = { roles: ["admin", "author"] } as const;

/** Bytes of one part of an upload; as base64 in JSON it stays below what a call may carry. */
export const UPLOAD_PART_BYTES = 600_000;
/** Parts of one upload: 30 MB. */
export const UPLOAD_PARTS_MOST = 50;
const PART_TEXT_MOST = 4 * Math.ceil(UPLOAD_PART_BYTES / 3);

export const FILE_KINDS = ["picture", "figure", "clip", "document", "video", "captions"] as const;
const FileKind = z.enum(FILE_KINDS);

const ContentFile = z.strictObject({
  file: FileName,
  kind: FileKind,
  title: z.string(),
  /** Address it is shown by. */
  url: z.string(),
  size_bytes: z.int(),
  uploaded_at: Instant,
});

export const uploadPart = defineAction({
  name: "upload_part",
  summary:
    "Hands over one part of a file; the same part again changes nothing. Unfinished uploads go after a day.",
  access: author,
  input: z.strictObject({
    /** Chosen by whoever uploads, new for every file. */
    upload_id: Uuid,
    part: intField(1, UPLOAD_PARTS_MOST),
    base64: z.base64().min(4).max(PART_TEXT_MOST),
  }),
  output: z.strictObject({ upload_id: Uuid, part: z.int() }),
  messages: ["stored"],
  refusals: [],
  perMinute: 600,
});

export const finishUpload = defineAction({
  name: "finish_upload",
  summary:
    "Puts the parts of a file together, looks what it really is and keeps it. Pictures are decoded and encoded anew.",
  access: author,
  input: z.strictObject({ upload_id: Uuid, kind: FileKind, title: textField(1, 120) }),
  output: ContentFile,
  messages: ["stored"],
  refusals: ["no_data", "file_refused"],
  perMinute: 60,
});

export const listContentFiles = defineAction({
  name: "list_content_files",
  summary: "Files that were uploaded, the latest first.",
  access: author,
  input: z.strictObject({ kind: FileKind.optional(), cursor: FileName.optional(), limit: LimitField }),
  output: pageOf(ContentFile),
  messages: [],
  refusals: [],
  perMinute: 120,
});
