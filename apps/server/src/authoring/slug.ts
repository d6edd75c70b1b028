import type { Names } from "../postgres/tables/content-tables.ts";

const LONGEST = 60;

/** An address out of a name, the English one first; empty where no name has Latin letters or digits. */
export function slugOf(names: Names): string {
  const candidates = [names["en"], ...Object.values(names)].map((name = "") =>
    name
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, LONGEST)
      .replaceAll(/^-+|-+$/g, ""),
  );
  return candidates.find((slug) => slug !== "") ?? "";
}
