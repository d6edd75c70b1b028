import { readFile } from "node:fs/promises";

/** Linux counts CPU time of processes in hundredths of a second. */
const TICK_MICROS = 10_000;
/** Where /proc/<pid>/stat has user and system time, counted after the name in brackets. */
const USER_FIELD = 11;

/** CPU time that a process has used so far, user and system (µs). Linux only. */
export async function readCpuMicros(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[USER_FIELD]) + Number(fields[USER_FIELD + 1])) * TICK_MICROS;
}

/** Memory of a process that is in RAM (bytes). Linux only. */
export async function readRss(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1_024;
}
