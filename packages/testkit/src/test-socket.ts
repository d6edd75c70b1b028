import type { BattleFrame } from "@crosscheck/contract/battle-views";
import { io } from "socket.io-client";

/** A socket that says what it is told to, as a program of anybody's may. */
export type TestSocket = {
  /** `snapshot`, or why it was not let in; `not connected` where the server did not even say that. */
  readonly told: Promise<string>;
  /** Once it is closed: what the server said before; empty: nothing. */
  readonly left: Promise<string>;
  readonly frames: readonly BattleFrame[];
  /** The first frame like this, come or still to come. */
  readonly frame: (isIt: (frame: BattleFrame) => boolean) => Promise<BattleFrame>;
  /** The answer; null: the socket was closed before. */
  readonly ask: (intent: object) => Promise<unknown>;
  /** Asks for the whole battle. */
  readonly sync: () => void;
};

export type TestSocketOptions = {
  readonly auth: object;
  readonly origin?: string;
};

/** Opens a WebSocket to the battles of process "one". */
export function openTestSocket(url: string, { auth, origin }: TestSocketOptions): TestSocket {
  const socket = io(url, {
    path: "/rt/one/",
    auth,
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    ...(origin === undefined ? {} : { extraHeaders: { origin } }),
  });
  const frames: BattleFrame[] = [];
  const looking = new Set<() => void>();
  let bye = "";
  socket.on("frame", (frame: BattleFrame) => {
    frames.push(frame);
    for (const look of looking) look();
  });
  socket.on("probe", (answer: () => void) => answer());
  socket.on("bye", (reason: string) => {
    bye = reason;
  });
  const told = new Promise<string>((resolve) => {
    socket.on("snapshot", () => resolve("snapshot"));
    socket.on("connect_error", (error) => resolve(reasonOf(error)));
    socket.on("disconnect", () => resolve(bye));
  });
  const left = new Promise<string>((resolve) => {
    socket.on("disconnect", () => resolve(bye));
  });
  return {
    told,
    left,
    frames,
    frame: (isIt) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.find(isIt);
          if (found === undefined) return;
          looking.delete(look);
          resolve(found);
        };
        looking.add(look);
        look();
      }),
    sync: () => socket.emit("sync", -1),
    ask: (intent) => socket.emitWithAck("intent", intent).catch(() => null),
  };
}

function reasonOf(error: Error & { readonly data?: unknown }): string {
  const { data } = error;
  const isTold = typeof data === "object" && data !== null && "reason" in data;
  return isTold ? String(data.reason) : "not connected";
}
