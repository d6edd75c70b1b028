/** The place of exams. */
export const EXAMS_PATH = "/exam-module/";
/** Mock exams to choose from. */
export const MOCKS_PATH = `${EXAMS_PATH}mock/`;

/** One mock exam: its rules, the own results, the start. */
export function mockPath(presetId: string): string {
  return `${MOCKS_PATH}${presetId}/`;
}
