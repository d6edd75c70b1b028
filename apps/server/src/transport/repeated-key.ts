const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * A key that one object of a JSON text has twice, or null. JSON.parse takes the last one without a word, another reader
 * the first; a form with a field sent twice is refused, so this is too.
 *
 * @param text valid JSON
 */
export function findRepeatedKey(text: string): string | null {
  // Keys of each open object; null for a list.
  const open: (Set<string> | null)[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const key = String(JSON.parse(last));
      const keys = open.at(-1);
      if (keys?.has(key) === true) return key;
      keys?.add(key);
    } else last = token;
  }
  return null;
}
