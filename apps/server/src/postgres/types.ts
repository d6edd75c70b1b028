import pg from "pg";

type Parser = (text: string) => unknown;

const INT8 = 20;
const DATE = 1082;
const INTERVAL = 1186;
const NUMERIC = 1700;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;

/** PostgreSQL's bigint as a number; throws where a number would lie. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

const asText: Parser = (text) => text;

const PARSERS: ReadonlyMap<number, Parser> = new Map([
  [INT8, parseInt8],
  [NUMERIC, Number],
  [DATE, asText],
  [INTERVAL, asText],
  [INT8_ARRAY, arrayOf(parseInt8)],
  [NUMERIC_ARRAY, arrayOf(Number)],
  [DATE_ARRAY, arrayOf(asText)],
]);

/**
 * How values arrive: int8 and numeric as number, date as 'YYYY-MM-DD', interval as text, timestamptz as Date, json
 * parsed. The same for their arrays.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (id: Parameters<typeof pg.types.getTypeParser>[0], format?: "text" | "binary") => {
    const parser = format === "binary" ? undefined : PARSERS.get(id);
    if (parser !== undefined) return parser;
    return pg.types.getTypeParser(id, format);
  },
};

/** Elements of these types hold no quotes, commas or braces, so splitting is enough. */
function arrayOf(parse: Parser): Parser {
  return (text) => {
    const inner = text.slice(1, -1);
    if (inner.includes("{")) throw new Error("Nested arrays are not supported");
    return inner === "" ? [] : inner.split(",").map((item) => (item === "NULL" ? null : parse(item)));
  };
}
