import { Socket } from "node:net";

/** Longest time a stop may take before the process leaves anyway. */
const STOP_LIMIT_MS = 20_000;

/**
 * Runs `stop` once, on SIGINT, SIGTERM or when the launcher is gone (its pipe, named by CROSSCHECK_LIFELINE_FD, ends),
 * then leaves. A second signal leaves at once.
 */
export function whenAsked(stop: (why: string) => Promise<void>): void {
  let stopping = false;
  const begin = (why: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop(why).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => begin(signal));
  const fd = Number(process.env["CROSSCHECK_LIFELINE_FD"]);
  if (Number.isInteger(fd) && fd > 2) {
    // A socket, not a file stream: a read that blocks a thread would keep process.exit from ever returning.
    const lifeline = new Socket({ fd, writable: false });
    lifeline.resume();
    lifeline.on("close", () => !stopping && begin("the launcher is gone"));
    lifeline.on("error", () => undefined);
  }
}
