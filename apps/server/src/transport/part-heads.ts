/** Disposition, name, file name and type of a part. */
const MOST_HEAD_BYTES = 1_024;
const BOUNDARY = /;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(?:;|$)/i;
const DASH = "-".charCodeAt(0);
const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * Looks at the outline of a multipart body before the platform's parser does, which reads megabytes of headers and
 * thousands of parts as patiently as two fields. "too_many": more parts than allowed; "malformed": a part whose head
 * is longer than a head is, or has no end.
 */
export function checkPartHeads(
  contentType: string,
  body: Uint8Array,
  mostParts: number,
): "fine" | "too_many" | "malformed" {
  const boundary = BOUNDARY.exec(contentType)?.[2];
  if (boundary === undefined) return "malformed";
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const mark = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    const from = at + mark.byteLength;
    if (bytes[from] === DASH && bytes[from + 1] === DASH) return "fine";
    parts += 1;
    if (parts > mostParts) return "too_many";
    const headEnd = bytes.indexOf(HEAD_END, from);
    if (headEnd < 0 || headEnd - from > MOST_HEAD_BYTES) return "malformed";
    at = headEnd;
  }
  return "fine";
}
