/** A start that cannot succeed: its message is one sentence that says what is wrong and what to do about it. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}
