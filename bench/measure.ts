import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";

/** Median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Value below which the share `ratio` (0–1) of the numbers lies. */
export function percentile(values: readonly number[], ratio: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))] ?? Number.NaN;
}

/** Prints a bench's one JSON line. */
export function report(name: string, figures: Readonly<Record<string, number | string | boolean>>): void {
  console.log(JSON.stringify({ bench: name, ...figures }));
}

export const round = (value: number, digits = 3): number => Number(value.toFixed(digits));

/** Servers in a process of their own that counts its CPU time: what they cost, whatever the client costs. */
export type MeasuredProcess<Name extends string> = {
  readonly ports: Ports<Name>;
  /** CPU microseconds (user and system) since the last call. */
  readonly takeCpuMicros: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Port of each server. */
export type Ports<Name extends string> = Readonly<Record<Name, number>>;

type ServerMessage<Name extends string> = { readonly ports: Ports<Name> } | { readonly cpuMicros: number };

/** Starts `script` with `words`; it must call `serveMeasured` with a port for each `Name`. */
export async function startMeasured<Name extends string>(
  script: string,
  words: readonly string[] = [],
): Promise<MeasuredProcess<Name>> {
  const child = fork(script, words, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const first = await nextMessage<Name>(child);
  if (!("ports" in first)) throw new Error("the measured process did not say its ports");
  return {
    ports: first.ports,
    takeCpuMicros: async () => {
      child.send("cpu");
      const message = await nextMessage(child);
      return "cpuMicros" in message ? message.cpuMicros : Number.NaN;
    },
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function nextMessage<Name extends string>(child: ChildProcess): Promise<ServerMessage<Name>> {
  const [message] = (await once(child, "message")) as [ServerMessage<Name>]; // sent by serveMeasured only
  return message;
}

/** The measured side: says the ports, then answers every "cpu" with the CPU time used since the last one. */
export function serveMeasured(ports: Ports<string>): void {
  let last = process.cpuUsage();
  process.on("message", () => {
    const used = process.cpuUsage(last);
    last = process.cpuUsage();
    process.send?.({ cpuMicros: used.user + used.system });
  });
  process.send?.({ ports });
}

export type Post = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Sends `count` requests over `connections` kept-open connections; returns each one's time in milliseconds. */
export async function load(
  port: number,
  post: Post,
  { count, connections }: { readonly count: number; readonly connections: number },
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = count;
  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const startedAtMs = performance.now();
      await send(agent, port, post);
      times.push(performance.now() - startedAtMs);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return times;
}

function send(agent: Agent, port: number, post: Post): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, port, host: "127.0.0.1", method: "POST", path: post.path, headers: post.headers },
      (response) => {
        response.resume();
        response.on("end", () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`HTTP ${response.statusCode}`)),
        );
      },
    );
    call.on("error", reject);
    call.end(post.body);
  });
}
