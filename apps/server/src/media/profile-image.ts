import { PICTURE_MAX_BYTES } from "@crosscheck/contract/limits";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

const ACCEPTED: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
/** Those of a photograph that fits into two megabytes; a small file that unpacks to more is an attack. */
const MOST_PIXELS = 25_000_000;
const SIDE_PIXELS = 512;
const QUALITY = 82;
const TIMEOUT_SECONDS = 10;

/**
 * Decodes an uploaded picture and encodes it anew as a square WebP: upright, first frame only, without metadata. Null
 * for anything that is not one of the accepted kinds by its own bytes, or does not decode.
 */
export async function toProfileImage(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes.length === 0 || bytes.length > PICTURE_MAX_BYTES) return null;
  const kind = await fileTypeFromBuffer(bytes);
  if (kind === undefined || !ACCEPTED.has(kind.mime)) return null;
  try {
    const encoded = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: "cover", withoutEnlargement: false })
      .webp({ quality: QUALITY })
      .toBuffer();
    return new Uint8Array(encoded);
  } catch {
    return null;
  }
}
