/** What cells may be separated by; the earlier one where the first line has as many of both. */
const SEPARATORS = [",", ";", "\t"] as const;

/**
 * Cells of CSV (RFC 4180), line by line; a line without anything has no cell, so that others keep their numbers.
 * Understands what spreadsheets write: a byte order mark, CR LF, LF, and semicolons or tabs for commas where the first
 * line has more of those. null: a quote is never closed.
 *
 * @param most reading stops behind one line more
 */
export function readCsv(
  text: string,
  most: number = Number.POSITIVE_INFINITY,
): readonly (readonly string[])[] | null {
  const source = text.replace(/^\uFEFF/, "");
  const [first = ""] = source.split("\n", 1);
  const [separator] = SEPARATORS.toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r?\\n|$)`,
    "gy",
  );
  const lines: string[][] = [];
  let line: string[] = [];
  while (cell.lastIndex < source.length && lines.length <= most) {
    const found = cell.exec(source);
    if (found === null) return null;
    const [, quoted, plain = "", end = ""] = found;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) {
      // The cell behind the last separator of a file has no character that would ask for another round.
      if (cell.lastIndex === source.length) line.push("");
      else continue;
    }
    lines.push(line.some((one) => one !== "") ? line : []);
    line = [];
  }
  return lines;
}

/** A cell as it was before `toCsv` made it harmless: without the apostrophes that stand before signs of formulas. */
export function withoutApostrophes(cell: string): string {
  return cell
    .replaceAll(/([;\t\r\n][^\S\t\r\n]*)'(?=[=+\-@＝＋－＠])/g, "$1")
    .replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, "");
}
