/** Light modules around a code, by its standard (ISO/IEC 18004). */
export const QUIET_MODULES = 4;

/** The dark modules of a code as one path: a rectangle for each run of them in a row, one unit to a module. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runsOf(row).map(([x, width]) => rectangle(x, y, width))).join("");
}

function rectangle(x: number, y: number, width: number): string {
  return `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h${width}v1h-${width}z`;
}

function runsOf(row: readonly boolean[]): readonly (readonly [start: number, width: number])[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return [start, (end === -1 ? row.length : end) - start];
  });
}
