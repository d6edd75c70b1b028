import type { Names } from "../postgres/tables/content-tables.ts";

/** The name in the asked language, else in the default one, else in whichever comes first by language code. */
export function nameIn(names: Names, language: string, defaultLanguage: string): string {
  // What is asked for may be anything that a caller has typed.
  const asked = Object.hasOwn(names, language) ? names[language] : undefined;
  const name = asked ?? names[defaultLanguage];
  if (name !== undefined) return name;
  const [first] = Object.keys(names).toSorted();
  return first === undefined ? "" : (names[first] ?? "");
}

/** What stands between names that make one title. */
const BETWEEN = " · ";

/** One title of several names, each as `nameIn` has it. */
export function namesIn(names: readonly Names[], language: string, defaultLanguage: string): string {
  return names.map((one) => nameIn(one, language, defaultLanguage)).join(BETWEEN);
}
