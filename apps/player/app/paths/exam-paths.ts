/** The place of exams. */
export const EXAMS_PATH = "/exam-module/";
/** Mock exams to choose from. */
export const MOCKS_PATH = `${EXAMS_PATH}mock/`;

/** One mock exam: its rules, the own results, the start. */
export function mockPath(presetId: string): string {
  return `${MOCKS_PATH}${presetId}/`;
}

/** One exam of a school: instructions, rules, the start. */
export function examPath(examId: string): string {
  return `${EXAMS_PATH}${examId}/`;
}

/** What came out of the player's sitting of an exam. */
export function examResultPath(examId: string): string {
  return `${examPath(examId)}result/`;
}
