import { execFileSync } from "node:child_process";

const TYPES = ["feat", "fix", "perf", "refactor", "test", "docs", "build", "chore"];
const SUBJECT = new RegExp(`^(${TYPES.join("|")})\\([a-z][a-z0-9-]*\\): [a-z0-9].*[^.]$`);
const MAX_LENGTH = 72;

/** What is wrong with a commit subject, or null: `type(area): imperative subject`, at most 72 characters. */
export function subjectProblem(subject: string): string | null {
  if (subject.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  return SUBJECT.test(subject) ? null : "is not `type(area): subject` in lower case without a full stop";
}

/** Subjects of all commits but merges, newest first. */
export function listSubjects(root: string): readonly string[] {
  const text = execFileSync("git", ["log", "--no-merges", "--format=%s"], { cwd: root, encoding: "utf8" });
  return text.split("\n").filter((line) => line !== "");
}
