import { spawn, type ChildProcess } from "node:child_process";
import type { Writable } from "node:stream";
import { programEnvironment, type Account } from "./run-program.ts";

/**
 * A process that cannot outlive this one. File descriptor 3 is a pipe only we hold open; a small shell reads it, and
 * when it ends without a word (this process is gone, kill -9 included) asks the program to stop with SIGINT, which is
 * PostgreSQL's fast shutdown, and a few seconds later with SIGQUIT. The shell is handed to init so that the program
 * never sees it as its child; `exec` makes the program the direct child of this process.
 */
const WITH_LIFELINE = [
  "program=$$",
  "( (",
  "  if read -r word <&3; then exit 0; fi",
  "  kill -INT $program 2>/dev/null || exit 0",
  "  left=25",
  "  while [ $left -gt 0 ]; do sleep 0.2; kill -0 $program 2>/dev/null || exit 0; left=$((left - 1)); done",
  "  kill -QUIT $program 2>/dev/null",
  ") </dev/null >/dev/null 2>&1 & )",
  'exec "$@" 3<&-',
].join("\n");

export type LifelineProcess = {
  readonly child: ChildProcess;
  /** Call when the program has ended: the watching shell goes away without signalling a process id in new use. */
  readonly sayDone: () => void;
};

/** Starts `program` in its own session (a Ctrl-C in the terminal does not reach it) with a lifeline to this process. */
export function spawnWithLifeline(
  program: string,
  args: readonly string[],
  account: Account | null,
): LifelineProcess {
  const child = spawn("/bin/sh", ["-c", WITH_LIFELINE, "sh", program, ...args], {
    cwd: "/",
    env: programEnvironment(),
    stdio: ["ignore", "ignore", "pipe", "pipe"],
    detached: true,
    ...account,
  });
  // Node types stdio[3] as readable or writable; a "pipe" of ours is a socket, so both.
  const lifeline = child.stdio[3] as Writable;
  lifeline.on("error", () => undefined);
  return { child, sayDone: () => lifeline.end("done\n") };
}
