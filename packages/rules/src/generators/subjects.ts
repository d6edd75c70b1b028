/** Subjects whose few templates are asked together with those of another subject. */
const ASKED_WITH: Readonly<Record<string, string>> = { "010": "061", "062": "061", "032": "033" };

/** Subject code of the math category a template of this subject is asked in. */
export function mathSubjectOf(code: string): string {
  return ASKED_WITH[code] ?? code;
}
