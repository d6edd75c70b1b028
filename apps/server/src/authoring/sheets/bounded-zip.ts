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
 * The parts of a zip by their names, each unpacked within a bound, whatever it says of itself. A reader that looks for
 * parts elsewhere than in the directory is given a zip that is made of these; null for what is no zip, is empty, names a part
 * twice or unpacks to too much.
 */
export function unpackZip(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | null {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(zip);
  if (end === null) return null;
  const count = zip.readUInt16LE(end + 10);
  if (count === 0 || count > MOST_ENTRIES) return null;
  const parts = new Map<string, Uint8Array>();
  let at = zip.readUInt32LE(end + 16);
  let left = MOST_BYTES;
  try {
    for (let entry = 0; entry < count; entry += 1) {
      if (zip.readUInt32LE(at) !== ENTRY) return null;
      const part = unpack(zip, at, left);
      left -= part.length;
      const nameBytes = zip.readUInt16LE(at + 28);
      const name = zip.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
      if (parts.has(name)) return null;
      parts.set(name, part);
      at += ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
  } catch {
    return null;
  }
  return parts;
}

function findEnd(zip: Buffer): number | null {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  return null;
}

/** One part, unpacked; throws where it has more bytes than `most`. */
function unpack(zip: Buffer, entry: number, most: number): Uint8Array {
  const size = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(from, from + size);
  if (zip.readUInt16LE(entry + 10) === DEFLATED && packed.length > 0)
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  if (packed.length > most) throw new RangeError("too large");
  return packed;
}
