/** One statement as it was sent. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

type Column = { readonly name: string; readonly texts: readonly (string | null)[] };

/**
 * Turns recorded runs of the same statements into a pgbench script of one run, and the SQL of a table bench_values with
 * the values of all runs. A client of pgbench takes the next row by its own count, one read of one row more than the
 * recorded runs had.
 */
export function toPgbenchScript(runs: readonly (readonly Statement[])[]): {
  readonly script: string;
  readonly values: string;
} {
  const [first = []] = runs;
  const columns: Column[] = [];
  const statements = first.map(({ text, values }, index) => {
    const names = values.map((_, at) => {
      const texts = runs.map((run) => toText(run[index]?.values[at]));
      if (texts.every((value) => value === null)) return "null";
      if (texts.includes(null))
        throw new Error("a value that is sometimes null cannot be a pgbench variable");
      const name = `v${index}_${at + 1}`;
      columns.push({ name, texts });
      return `:${name}`;
    });
    return `${text.replaceAll(/\$(\d+)/g, (_, number: string) => names[Number(number) - 1] ?? "null")};`;
  });
  const isSame = runs.every(
    (run) => run.map(({ text }) => text).join() === first.map(({ text }) => text).join(),
  );
  if (!isSame) throw new Error("the runs did not send the same statements");
  const list = columns.map(({ name }) => name).join(", ");
  return {
    script: [
      "\\set done :done + 1",
      "\\set number :client_id * :each + :done",
      `select ${list} from bench_values where number = :number \\gset`,
      ...statements,
      "",
    ].join("\n"),
    values: [
      `create table bench_values (number integer primary key, ${columns.map(({ name }) => `${name} text`).join(", ")});`,
      `insert into bench_values values ${runs
        .map((_, run) => `(${run + 1}, ${columns.map(({ texts }) => quote(texts[run] ?? "")).join(", ")})`)
        .join(",\n")};`,
    ].join("\n"),
  };
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A value as PostgreSQL's text. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(toElement).join(",")}}`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

function toElement(value: unknown): string {
  const text = toText(value);
  return text === null ? "NULL" : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
