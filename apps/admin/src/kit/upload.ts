import { UPLOAD_PART_BYTES, type FILE_KINDS } from "@crosscheck/contract/operators/content-files";
import { call, type DataOf } from "../data/call.ts";

export type FileKind = (typeof FILE_KINDS)[number];
/** Parts of String.fromCharCode that an engine takes at once. */
const LETTERS = 8_192;

/** Hands over the parts of a file; tells the share that has arrived. Answers the id of the upload. */
export async function uploadParts(file: Blob, onShare: (share: number) => void): Promise<string> {
  const id = crypto.randomUUID();
  const parts = Math.max(1, Math.ceil(file.size / UPLOAD_PART_BYTES));
  for (let part = 1; part <= parts; part += 1) {
    const piece = file.slice((part - 1) * UPLOAD_PART_BYTES, part * UPLOAD_PART_BYTES);
    const base64 = toBase64(new Uint8Array(await piece.arrayBuffer()));
    await call("upload_part", { upload_id: id, part, base64 });
    onShare(part / parts);
  }
  return id;
}

/** Uploads a file for content; throws Refused. */
export async function uploadFile(
  file: File,
  kind: FileKind,
  onShare: (share: number) => void,
): Promise<DataOf<"finish_upload">> {
  const upload_id = await uploadParts(file, onShare);
  return (await call("finish_upload", { upload_id, kind, title: file.name.slice(0, 120) || kind })).data;
}

function toBase64(bytes: Uint8Array): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += LETTERS)
    letters += String.fromCharCode(...bytes.subarray(at, at + LETTERS));
  return btoa(letters);
}
