/** Whether a value has only texts that can be stored, at most `depth` levels deep; deeper ones overflow the stack. */
export function isCleanValue(value: unknown, depth: number): boolean {
  if (typeof value === "string") return isCleanText(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, inner]) => isCleanText(key) && isCleanValue(inner, depth - 1));
}

/** Whether a field may have this name. */
export function isCleanName(name: string): boolean {
  return name !== "__proto__" && isCleanText(name);
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isCleanText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A field name as it may be echoed: short and printable. */
export function shownName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, "?").slice(0, 60);
}
