import { spawn } from "node:child_process";

export type Account = { readonly uid: number; readonly gid: number };

export type ProgramResult = { readonly code: number | null; readonly output: string };

/** Environment of every PostgreSQL program: nothing of ours leaks in, messages stay in English. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], LC_ALL: "C", LANG: "C", TZ: "UTC" };
}

/** Runs a program to its end. `account` is who runs it, null for the current one. */
export function runProgram(
  program: string,
  args: readonly string[],
  account: Account | null = null,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: "/",
      env: programEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      ...account,
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: null, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
  });
}
