import type { Db } from "../postgres/database.ts";
import type { ContentTables } from "../postgres/tables/content-tables.ts";

type FileKind = ContentTables["content_files"]["kind"];
/** A medium of a pack, by its name in the pack, with the name it is stored by. */
export type PackMedium = { readonly file: string; readonly name: string; readonly bytes: Uint8Array };

const LONGEST_TITLE = 120;
const BATCH = 500;
const KINDS: Readonly<Record<string, FileKind>> = {
  mp3: "clip",
  ogg: "clip",
  pdf: "document",
  webm: "video",
  mp4: "video",
  vtt: "captions",
};

/** Notes the media of a pack beside those that people upload: questions by hand may use them. Call inside the caller's transaction. */
export async function noteMedia(
  tx: Db,
  packId: string,
  { media, at }: { readonly media: readonly PackMedium[]; readonly at: Date },
): Promise<void> {
  const rows = media
    .filter(({ bytes }) => bytes.length > 0)
    .map(({ file, name, bytes }) => ({
      name,
      kind: KINDS[name.split(".").at(-1) ?? ""] ?? "figure",
      title: `${packId}/${file}`.slice(0, LONGEST_TITLE),
      size_bytes: bytes.length,
      uploaded_by: null,
      uploaded_at: at,
    }));
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .insertInto("content_files")
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
