import { inflateRawSync } from "node:zlib";

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A comment behind the end has at most so many bytes. */
const LONGEST_COMMENT = 65_535;
const DEFLATED = 8;
const MOST_ENTRIES = 2_000;
/** A sheet of ten thousand long questions has some twenty megabytes. */
const MOST_BYTES = 80 * 1_048_576;

/**
 * Whether a zip unpacks to what a reader can hold: its parts are unpacked here within a bound, whatever they say of
 * themselves. False too for what is no zip.
 */
export function isBoundedZip(bytes: Uint8Array): boolean {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(zip);
  if (end === null) return false;
  const count = zip.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return false;
  let at = zip.readUInt32LE(end + 16);
  let left = MOST_BYTES;
  try {
    for (let entry = 0; entry < count; entry += 1) {
      if (zip.readUInt32LE(at) !== ENTRY) return false;
      left -= unpackedSize(zip, at, left);
      at += ENTRY_BYTES + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return true;
  } catch {
    return false;
  }
}

function findEnd(zip: Buffer): number | null {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  return null;
}

/** Bytes of one part, unpacked; throws where it is more than `most`. */
function unpackedSize(zip: Buffer, entry: number, most: number): number {
  const size = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(from, from + size);
  if (zip.readUInt16LE(entry + 10) !== DEFLATED) {
    if (packed.length > most) throw new RangeError("too large");
    return packed.length;
  }
  return packed.length === 0 ? 0 : inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
}
