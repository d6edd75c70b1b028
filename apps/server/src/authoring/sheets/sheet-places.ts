/** An attribute that says where a row or a cell stands, however it is written. */
const PLACE = /\s(?!xmlns:)(?:[\w-]+:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ROW = /<(?:[\w-]+:)?row[\s/>]/g;
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/;
const LETTERS = 26;
const BEFORE_A = 64;

type Bounds = { readonly mostLines: number; readonly mostCells: number };

/**
 * Whether the rows and cells of a worksheet stand within bounds: the reader makes a line for every row up to the last
 * one, so that one that is named far away would fill the memory of the whole process, whatever heap its thread may have.
 * A place that cannot be read is none. Parts that are no worksheet have no such places.
 */
export function isSheetNear(part: Uint8Array, bounds: Bounds): boolean {
  const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString("utf8");
  if (!/<(?:[\w-]+:)?worksheet[\s/>]/.test(text)) return true;
  if ((text.match(ROW) ?? []).length > bounds.mostLines) return false;
  for (const [, quoted, single] of text.matchAll(PLACE))
    if (!isNear(quoted ?? single ?? "", bounds)) return false;
  return true;
}

function isNear(place: string, { mostLines, mostCells }: Bounds): boolean {
  const [, letters = "", row = ""] = ADDRESS.exec(place) ?? [];
  if (row === "") return false;
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - BEFORE_A;
  return Number(row) <= mostLines && column <= mostCells;
}
