/**
 * Fields that never reach the audit, wherever they stand in what a call was given or changed: files, secrets, where money goes,
 * and whatever names or reaches a person (`player`, `players`: addresses to look for). `answer`, `message` and `about` are words between a
 * player and the house, or about a player: they stand with the report or the account and go with it; `content` is a whole file, of which `before` and `after` have what it changed.
 */
const MASKED_FIELDS: ReadonlySet<string> = new Set([
  "base64",
  "password",
  "secret",
  "token",
  "code",
  "exam_key",
  "payment_address",
  "email",
  "mobile",
  "name",
  "player",
  "players",
  "answer",
  "message",
  "about",
  "content",
]);

const MASK = "(masked)";

/** The same value without what must not be kept. */
export function mask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mask);
  if (value instanceof Date || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, MASKED_FIELDS.has(key) ? MASK : mask(inner)]),
  );
}
