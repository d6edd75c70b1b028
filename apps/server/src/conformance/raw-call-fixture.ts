/** A request body as bytes with the content type that goes with it. */
export type RawBody = { readonly contentType: string | null; readonly bytes: Uint8Array };

export type RawPart = {
  readonly name: string;
  readonly value: string | Uint8Array;
  /** Makes the part a file. */
  readonly filename?: string;
};

const BOUNDARY = "----crosscheck-promises";

/** Multipart written by hand, so that bytes which no FormData would make can be sent. */
export function multipart(parts: readonly RawPart[]): RawBody {
  const pieces = parts.flatMap(({ name, value, filename }) => {
    const file = filename === undefined ? "" : `; filename="${filename}"\r\nContent-Type: image/png`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")];
  });
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** A JSON body from text, so that text which is no JSON can be sent. */
export function json(text: string): RawBody {
  return { contentType: "application/json", bytes: Buffer.from(text) };
}

export function urlencoded(text: string): RawBody {
  return { contentType: "application/x-www-form-urlencoded", bytes: Buffer.from(text) };
}

export type RawAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** Posts bytes as they are. */
export async function postRaw(
  url: string,
  { contentType, bytes }: RawBody,
  authorization: string | null,
): Promise<RawAnswer> {
  const headers = new Headers();
  if (contentType !== null) headers.set("content-type", contentType);
  if (authorization !== null) headers.set("authorization", authorization);
  // Fetch adds no content type to bytes.
  const response = await fetch(url, { method: "POST", headers, body: new Uint8Array(bytes) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
