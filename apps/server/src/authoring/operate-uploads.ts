import { createHash } from "node:crypto";
import { refuse } from "@crosscheck/contract";
import type {
  finishUpload,
  listContentFiles,
  uploadPart,
} from "@crosscheck/contract/operators/content-files";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { toPictureUrl } from "../calls/picture-url.ts";
import { toContentFile } from "../media/content-file.ts";
import type { ContentTables } from "../postgres/tables/content-tables.ts";
import { countFiles, deleteParts, insertFile, joinParts, listFiles, storePart } from "./upload-queries.ts";

const DIGEST_DIGITS = 40;

export const handleUploadPart: OperatorHandler<typeof uploadPart> = async ({ db, nowMs, input }) => {
  const { upload_id: uploadId, part } = input;
  const bytes = Buffer.from(input.base64, "base64");
  await storePart(db, { uploadId, part, bytes, at: new Date(nowMs) });
  return { data: { upload_id: uploadId, part }, message: "stored", audit: { subject: uploadId } };
};

/** The file is stored before it is noted: a name that is noted leads somewhere; one that is not is written again. */
export const handleFinishUpload: OperatorHandler<typeof finishUpload> = async (call) => {
  const { db, nowMs, caller, ports, input } = call;
  const { upload_id: uploadId, kind, title } = input;
  const bytes = await joinParts(db, uploadId);
  if (bytes === null) return refuse("no_data");
  const file = await toContentFile(kind, bytes);
  if (file === null) return refuse("file_refused");
  const digest = createHash("sha256").update(file.bytes).digest("hex").slice(0, DIGEST_DIGITS);
  const name = `content/${digest}.${file.extension}`;
  await ports.storage.put(name, file.bytes);
  const row = await insertFile(db, {
    name,
    kind,
    title,
    size_bytes: file.bytes.length,
    uploaded_by: caller.operatorId,
    uploaded_at: new Date(nowMs),
  });
  await deleteParts(db, uploadId);
  return { data: toFile(row), message: "stored", audit: { subject: name, after: { kind, title } } };
};

export const handleListContentFiles: OperatorHandler<typeof listContentFiles> = async ({ db, input }) => {
  const { kind = null, cursor = null, limit } = input;
  const rows = (await listFiles(db, { kind, cursor, limit: limit + 1 })).map(toFile);
  return {
    data: toPage(rows, limit, ({ file }) => file),
    total: await countFiles(db, kind),
    audit: { subject: null },
  };
};

function toFile({ name, kind, title, size_bytes, uploaded_at }: ContentTables["content_files"]) {
  const uploadedAt = uploaded_at.toISOString();
  return { file: name, kind, title, url: toPictureUrl(name), size_bytes, uploaded_at: uploadedAt };
}
