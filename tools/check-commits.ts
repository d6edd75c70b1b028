import { execFileSync } from "node:child_process";

const TYPES = ["feat", "fix", "perf", "refactor", "test", "docs", "build", "chore"];
const SUBJECT = new RegExp(`^(${TYPES.join("|")})\\([a-z][a-z0-9-]*\\): [a-z0-9].*[^.]$`);
const MAX_LENGTH = 72;

/** Up to five characters too long, and shared before this check ran: a rewritten history would cost more. */
const SHARED_BEFORE_THE_CHECK: ReadonlySet<string> = new Set([
  "bd5c75671e318b1cb1d53fcb60958eecced2c0c5",
  "ddd555aac0560aaa46d2079929d6081b975cf664",
  "fcbb482c487fc77f6c8f4af2ba80148ff3a2c93d",
]);

/** What is wrong with a commit subject, or null: `type(area): imperative subject`, at most 72 characters. */
export function subjectProblem(subject: string): string | null {
  if (subject.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  return SUBJECT.test(subject) ? null : "is not `type(area): subject` in lower case without a full stop";
}

/** Subjects of all commits but merges, newest first. */
export function listSubjects(root: string): readonly string[] {
  const text = execFileSync("git", ["log", "--no-merges", "--format=%H %s"], { cwd: root, encoding: "utf8" });
  return text
    .split("\n")
    .filter((line) => line !== "" && !SHARED_BEFORE_THE_CHECK.has(line.slice(0, line.indexOf(" "))))
    .map((line) => line.slice(line.indexOf(" ") + 1));
}
