import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

type Kind = "picture" | "figure" | "clip" | "document" | "video" | "captions";
type ContentFile = { readonly bytes: Uint8Array; readonly extension: string };

const MEGABYTE = 1_048_576;
/** Most bytes of each kind as they arrive. */
const MOST_BYTES: Readonly<Record<Kind, number>> = {
  picture: 8 * MEGABYTE,
  figure: 8 * MEGABYTE,
  clip: 8 * MEGABYTE,
  document: 20 * MEGABYTE,
  video: 30 * MEGABYTE,
  captions: MEGABYTE,
};
/** Kinds that are kept as they are, by what their own bytes say. */
const AS_THEY_ARE: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  clip: { "audio/mpeg": "mp3", "audio/ogg": "ogg", "audio/opus": "ogg", "audio/ogg; codecs=opus": "ogg" },
  document: { "application/pdf": "pdf" },
  video: { "video/mp4": "mp4", "video/webm": "webm" },
};
const RASTER: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
/** A small file that unpacks to more is an attack. */
const MOST_PIXELS = 50_000_000;
const SIDE_PIXELS = { picture: 512, figure: 2_000 } as const;
const QUALITY = 86;
const TIMEOUT_SECONDS = 15;

/**
 * A file for content, by its own bytes and not by its name: pictures are decoded and encoded anew without metadata, a
 * drawing (SVG) may run and load nothing. Null for anything else.
 */
export async function toContentFile(kind: Kind, bytes: Uint8Array): Promise<ContentFile | null> {
  if (bytes.length === 0 || bytes.length > MOST_BYTES[kind]) return null;
  if (kind === "captions") return toCaptions(bytes);
  // A picture stands in lists that everybody sees: it is drawn once, here.
  if (kind === "picture") return await toRaster(kind, bytes);
  if (kind === "figure") return (await toRaster(kind, bytes)) ?? toDrawing(bytes);
  const found = await fileTypeFromBuffer(bytes);
  const extension = AS_THEY_ARE[kind]?.[found?.mime ?? ""];
  return extension === undefined ? null : { bytes, extension };
}

const MIME_OF: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};
const KIND_OF: Readonly<Record<string, Kind>> = {
  svg: "figure",
  mp3: "clip",
  ogg: "clip",
  pdf: "document",
  mp4: "video",
  webm: "video",
  vtt: "captions",
};

/**
 * Whether a medium of a pack is what its name says and could be shown, by the same rules. It is kept as it is: a pack that
 * was written and read again has the same bytes.
 */
export async function isSoundMedium(name: string, bytes: Uint8Array): Promise<boolean> {
  const extension = name.slice(name.lastIndexOf(".") + 1);
  const mime = MIME_OF[extension];
  if (mime !== undefined) return await isRaster(bytes, mime);
  const kind = KIND_OF[extension];
  return kind !== undefined && (await toContentFile(kind, bytes))?.extension === extension;
}

async function isRaster(bytes: Uint8Array, mime: string): Promise<boolean> {
  if (bytes.length > MOST_BYTES.figure || (await fileTypeFromBuffer(bytes))?.mime !== mime) return false;
  try {
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize(16, 16, { fit: "inside" })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function toRaster(kind: "picture" | "figure", bytes: Uint8Array): Promise<ContentFile | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined || !RASTER.has(found.mime)) return null;
  const side = SIDE_PIXELS[kind];
  try {
    const encoded = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(side, side, { fit: kind === "picture" ? "cover" : "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { bytes: new Uint8Array(encoded), extension: "webp" };
  } catch {
    return null;
  }
}

/** What a drawing has no need of: it would run, load, or stand for something else. */
const DANGERS =
  /<(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|animate|set|handler|listener)\b|\bon[a-z]+\s*=|<!(?:doctype|entity)|<\?xml-stylesheet|@import|javascript:|(?:href|src)\s*=\s*["']?\s*(?!#)[^\s"'>]|url\(\s*["']?\s*(?!#)/i;

const MOST_DRAWING_BYTES = 1_048_576;
/** Copies of copies: so many make some thousand at the most, and a few more would make millions. */
const MOST_USES = 20;

function toDrawing(bytes: Uint8Array): ContentFile | null {
  if (bytes.length > MOST_DRAWING_BYTES) return null;
  const text = readText(bytes);
  if ((text?.match(/<(?:[\w-]+:)?use\b/gi)?.length ?? 0) > MOST_USES) return null;
  if (text === null || !/^\s*(?:<\?xml[^>]*\?>\s*)?<svg[\s>]/i.test(text) || DANGERS.test(text)) return null;
  return { bytes, extension: "svg" };
}

function toCaptions(bytes: Uint8Array): ContentFile | null {
  const text = readText(bytes);
  return text !== null && /^\uFEFF?WEBVTT(?:\s|$)/.test(text) ? { bytes, extension: "vtt" } : null;
}

function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
