import { isRefusal, refuse, type Refusal } from "@crosscheck/contract";

/** Raw request fields: text from forms, any JSON value from a JSON body. */
export type Fields = Readonly<Record<string, unknown>>;

export type ReadBody = { readonly fields: Fields; readonly file: Uint8Array | null };

const MAX_FIELDS = 20;
const MAX_VALUE_BYTES = 4_096;
const MAX_DEPTH = 8;
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
  const mediaType = (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (mediaType === "application/json") return readJson(body);
  if (mediaType !== "multipart/form-data" && mediaType !== "application/x-www-form-urlencoded") {
    return refuse("unsupported_media_type");
  }
  let form: FormData;
  try {
    // The platform's own parser: no dependency, bounded by the body limit.
    form = await new Response(body, { headers: { "content-type": contentType ?? "" } }).formData();
  } catch {
    return refuse("malformed_request");
  }
  const read = readForm(form, fileField);
  if (isRefusal(read)) return read;
  return checkFields(read.fields, read.file === null ? null : await read.file.bytes());
}

function readForm(form: FormData, fileField: string | null) {
  // A plain object, not one without prototype: those are hash tables, slow to check against a schema.
  const fields: Record<string, unknown> = {};
  let file: File | null = null;
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      if (name !== fileField || file !== null) return refuse("invalid_field", { field: shown(name) });
      file = value;
      continue;
    }
    if (name === "__proto__" || Object.hasOwn(fields, name)) {
      return refuse("invalid_field", { field: shown(name) });
    }
    fields[name] = value;
  }
  return { fields, file };
}

function readJson(body: Uint8Array): ReadBody | BodyRefusal {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return refuse("malformed_request");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse("malformed_request");
  return checkFields({ ...value }, null);
}

function checkFields(fields: Record<string, unknown>, file: Uint8Array | null): ReadBody | BodyRefusal {
  const names = Object.keys(fields);
  if (names.length > MAX_FIELDS) return refuse("invalid_field", { field: shown(names[MAX_FIELDS] ?? "") });
  for (const name of names) {
    const value = fields[name];
    if (name === "__proto__" || !isCleanText(name) || !isCleanValue(value, MAX_DEPTH)) {
      return refuse("invalid_field", { field: shown(name) });
    }
    const text = typeof value === "string" ? value : JSON.stringify(value);
    if (Buffer.byteLength(text) > MAX_VALUE_BYTES) return refuse("request_too_large", { field: shown(name) });
    // Optional fields that are empty mean their default (contract §1).
    if (value === "" || value === null) delete fields[name];
  }
  return { fields, file };
}

/** Whether a value has only texts that can be stored, at most `depth` levels deep; deeper ones overflow the stack. */
function isCleanValue(value: unknown, depth: number): boolean {
  if (typeof value === "string") return isCleanText(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, inner]) => isCleanText(key) && isCleanValue(inner, depth - 1));
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isCleanText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A field name as it may be echoed: short and printable. */
function shown(name: string): string {
  return name.replaceAll(/[^\w.-]/g, "?").slice(0, 60);
}
