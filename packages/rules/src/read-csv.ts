/**
 * Cells of CSV (RFC 4180), line by line; empty lines are left out. Understands what spreadsheets write: a byte order
 * mark, CR LF, LF, and semicolons for commas where the first line has more of those. null: a quote is never closed.
 */
export function readCsv(text: string): readonly (readonly string[])[] | null {
  const source = text.replace(/^\uFEFF/, "");
  const [first = ""] = source.split("\n", 1);
  const separator = first.split(";").length > first.split(",").length ? ";" : ",";
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r?\\n|$)`,
    "gy",
  );
  const lines: string[][] = [];
  let line: string[] = [];
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (found === null) return null;
    const [, quoted, plain = "", end = ""] = found;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) {
      // The cell behind the last separator of a file has no character that would ask for another round.
      if (cell.lastIndex === source.length) line.push("");
      else continue;
    }
    lines.push(line);
    line = [];
  }
  return lines.filter((cells) => cells.some((one) => one !== ""));
}

/** A cell as it was before `toCsv` made it harmless: without the apostrophes that stand before signs of formulas. */
export function withoutApostrophes(cell: string): string {
  return cell
    .replaceAll(/([;\t\r\n][^\S\t\r\n]*)'(?=[=+\-@＝＋－＠])/g, "$1")
    .replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, "");
}
