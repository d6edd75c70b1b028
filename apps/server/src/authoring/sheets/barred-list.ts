/** Values of one cell, parted by bars. A bar within a value is written as \|, and backslashes before it twice. */
export function toBarredList(values: readonly string[]): string {
  return values
    .map((value) => value.replaceAll(/(\\*)\|/g, (_all, before: string) => `${before}${before}\\|`))
    .join(" | ");
}

/** The values of such a cell, without those that are empty. Backslashes that stand before no bar are what they are. */
export function readBarredList(cell: string): readonly string[] {
  const parts = [""];
  for (const [part = "", before = "", bar] of cell.matchAll(/[^\\|]+|(\\*)(\|?)/g)) {
    if (bar !== "|") parts.push(`${parts.pop() ?? ""}${part}`);
    else {
      const isWithin = before.length % 2 === 1;
      parts.push(`${parts.pop() ?? ""}${"\\".repeat(Math.floor(before.length / 2))}${isWithin ? "|" : ""}`);
      if (!isWithin) parts.push("");
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
