import { isRefusal, refuse, type Refusal } from "@crosscheck/contract";
import { isCleanName, isCleanValue, shownName } from "../calls/clean-text.ts";
import { checkPartHeads } from "./part-heads.ts";
import { findRepeatedKey } from "./repeated-key.ts";

/** Raw request fields: text from forms, any JSON value from a JSON body. */
export type Fields = Readonly<Record<string, unknown>>;

export type ReadBody = { readonly fields: Fields; readonly file: Uint8Array | null };

const FORM = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;
const MULTIPART = /^\s*multipart\//i;
const JSON_TEXT = /^\s*application\/json\s*(?:;|$)/i;
const MAX_FIELDS = 20;
const MAX_VALUE_BYTES = 4_096;
const MAX_DEPTH = 8;
/** A body in which no outline costs the parser more than microseconds. */
const HARMLESS_BYTES = 4_096;
const NO_BODY: ReadBody = { fields: {}, file: null };

type BodyRefusal = Refusal<
  "invalid_field" | "malformed_request" | "request_too_large" | "unsupported_media_type"
>;

/**
 * Reads a request body strictly (contract §1): each field once, text of at most 4 KB, at most 20 of them, no NUL, no
 * lone surrogate, no `__proto__`; a file only under `fileField`. Never cuts a value short.
 *
 * @param fileField name of the one part that may be a file, or null
 */
export async function readFields(
  contentType: string | undefined,
  body: Uint8Array,
  fileField: string | null,
): Promise<ReadBody | BodyRefusal> {
  if (body.byteLength === 0) return NO_BODY;
  const type = contentType ?? "";
  if (!FORM.test(type)) return JSON_TEXT.test(type) ? readJson(body) : refuse("unsupported_media_type");
  if (body.byteLength > HARMLESS_BYTES && MULTIPART.test(type)) {
    const heads = checkPartHeads(type, body, MAX_FIELDS + 1);
    if (heads !== "fine") return refuse(heads === "too_many" ? "invalid_field" : "malformed_request");
  }
  let form: FormData;
  try {
    // The platform's own parser: no dependency, bounded by the body limit.
    form = await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    return refuse("malformed_request");
  }
  const read = collect(form, fileField);
  if (isRefusal(read)) return read;
  return { fields: read.fields, file: read.file === null ? null : await read.file.bytes() };
}

function readJson(body: Uint8Array): ReadBody | BodyRefusal {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    value = JSON.parse(text);
  } catch {
    return refuse("malformed_request");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse("malformed_request");
  const repeated = findRepeatedKey(text);
  if (repeated !== null) return refuse("invalid_field", { field: shownName(repeated) });
  const read = collect(Object.entries(value), null);
  return isRefusal(read) ? read : { fields: read.fields, file: null };
}

type Collected = { readonly fields: Fields; readonly file: File | null };

/** Puts fields together, each checked as it comes. */
function collect(
  entries: Iterable<readonly [string, unknown]>,
  fileField: string | null,
): Collected | BodyRefusal {
  // A plain object, not one without prototype: those are hash tables, slow to check against a schema.
  const fields: Record<string, unknown> = {};
  const emptyNames: string[] = [];
  let file: File | null = null;
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    if (count > MAX_FIELDS) return refuse("invalid_field", { field: shownName(name) });
    if (value instanceof File) {
      if (name !== fileField || file !== null) return refuse("invalid_field", { field: shownName(name) });
      file = value;
      continue;
    }
    if (!isCleanName(name) || Object.hasOwn(fields, name) || !isCleanValue(value, MAX_DEPTH)) {
      return refuse("invalid_field", { field: shownName(name) });
    }
    if (isTooLong(value)) return refuse("request_too_large", { field: shownName(name) });
    fields[name] = value;
    if (value === "" || value === null) emptyNames.push(name);
  }
  // Optional fields that are empty mean their default (contract §1).
  for (const name of emptyNames) delete fields[name];
  return { fields, file };
}

function isTooLong(value: unknown): boolean {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  // A unit of UTF-16 takes at most three bytes; most texts are so short that nobody needs to count.
  return text.length * 3 > MAX_VALUE_BYTES && Buffer.byteLength(text) > MAX_VALUE_BYTES;
}
