import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** A content coding of HTTP and the stream that makes it. */
export type Packing = { readonly coding: "br" | "gzip"; readonly pack: () => Transform };

// Rendered for one reader, so packed while they wait: one level more costs a fifth more time for under a hundredth less.
const BROTLI_LEVEL = 5;
const GZIP_LEVEL = 6;

const PACKINGS: readonly Packing[] = [
  {
    coding: "br",
    pack: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  },
  { coding: "gzip", pack: () => createGzip({ level: GZIP_LEVEL }) },
];

/** The smallest packing that an Accept-Encoding header names and does not refuse (`q=0`), or null. */
export function packingFor(acceptEncoding: string): Packing | null {
  const accepted = new Set(
    acceptEncoding
      .split(",")
      .map((part) => part.split(";").map((word) => word.trim().toLowerCase()))
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
      .map(([coding]) => coding),
  );
  return PACKINGS.find(({ coding }) => accepted.has(coding)) ?? null;
}
