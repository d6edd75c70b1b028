/** Where two values differ: the path of the part, and what is there in each; undefined: nothing. */
export type Difference = {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
};

/** Every part in which two values differ, down to texts and numbers. */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  const [old, now] = [leavesOf(before, []), leavesOf(after, [])];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path: path.split("\n"), before: old.get(path), after: now.get(path) }));
}

function leavesOf(value: unknown, path: readonly string[]): Map<string, unknown> {
  // What is empty says as much as what is not there.
  if (value === undefined || value === null || value === "") return new Map();
  if (typeof value !== "object") return new Map([[path.join("\n"), value]]);
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...leavesOf(part, [...path, nameOf(name, part)])]),
  );
}

/** A row is known by its id where it has one, so that a row more does not move all others. */
function nameOf(name: string, part: unknown): string {
  const isRow = /^\d+$/.test(name) && typeof part === "object" && part !== null;
  return isRow && "id" in part && typeof part.id === "string"
    ? part.id
    : isRow
      ? String(Number(name) + 1)
      : name;
}
