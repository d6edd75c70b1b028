import { Socket } from "node:net";

/** Ends this task and everything it started when the launcher is gone, killed with -9 too (see run.mjs, fd 3). */
export function endWithLauncher(): void {
  const fd = Number(process.env["CROSSCHECK_LIFELINE_FD"]);
  delete process.env["CROSSCHECK_LIFELINE_FD"]; // it is ours: programs started from here have another fd 3
  if (!Number.isInteger(fd) || fd < 3) return;
  const lifeline = new Socket({ fd, writable: false });
  lifeline.on("close", () => {
    process.stderr.write("The launcher is gone: stopping.\n");
    process.kill(-process.pid, "SIGKILL");
  });
  lifeline.on("error", () => undefined);
  lifeline.resume();
}
