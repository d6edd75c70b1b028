import { StartProblem } from "./start-problem.ts";

/** What the operating system says about a folder or a disk, and what a person does about it. */
const DISK_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: "may not be written by this user: change its owner, or set DATA_FOLDER to another folder.",
  EPERM: "may not be written by this user: change its owner, or set DATA_FOLDER to another folder.",
  EROFS: "is on a read-only disk: set DATA_FOLDER to a folder on another one.",
  ENOTDIR: "lies below a file, not a folder: set DATA_FOLDER to another folder.",
  ENOSPC: "is on a full disk: make room there, or set DATA_FOLDER to a folder on another one.",
  EDQUOT: "is over this user's quota: make room there, or set DATA_FOLDER to a folder elsewhere.",
};

/** PostgreSQL: disk full. */
const PG_DISK_FULL = "53100";
/** PostgreSQL: insufficient privilege. */
const PG_NOT_ALLOWED = "42501";
const FULL_DISK_WORDS = "No space left on device";

/**
 * Why a start failed, in one sentence for the person who started it; null when only a programmer can tell.
 *
 * @param error what was thrown, with its causes
 * @param dataFolder named where the error names no path of its own
 */
export function explainStart(error: unknown, dataFolder: string): string | null {
  for (let problem = error; problem instanceof Error; problem = problem.cause) {
    if (problem instanceof StartProblem) return problem.message;
    const { code, path } = problem as NodeJS.ErrnoException; // both are absent on other errors
    if (code !== undefined && Object.hasOwn(DISK_PROBLEMS, code)) {
      return `${path ?? dataFolder} ${DISK_PROBLEMS[code]}`;
    }
    if (code === PG_DISK_FULL || problem.message.includes(FULL_DISK_WORDS)) {
      return `${dataFolder} ${DISK_PROBLEMS["ENOSPC"]}`;
    }
    if (code === PG_NOT_ALLOWED) {
      return `The database says: ${problem.message}. Its user makes tables and schemas there: grant create on the database to it.`;
    }
  }
  return null;
}
