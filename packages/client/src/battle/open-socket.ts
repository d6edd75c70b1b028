import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";
import type { ByeReason, ClientEvents, ServerEvents } from "@crosscheck/contract/battle-wire";
import { io, type Socket } from "socket.io-client";
import type { BattleLink, LinkListener, OpenLink } from "./battle-link.ts";

/** Longest wait for a connection. */
const CONNECT_TIMEOUT_MS = 4_000;

const BYE_REASONS: readonly string[] = [
  "upgrade_required",
  "ticket_not_valid",
  "moved",
  "gone",
  "replaced",
  "stopping",
  "too_fast",
] satisfies readonly ByeReason[];

/**
 * Opens one socket: a WebSocket, or long polling where none is let through. It never connects again by itself, since
 * each connection needs a new ticket and may have to go elsewhere.
 */
export const openSocket: OpenLink = openSocketAt();

/** The same from somewhere that has no origin of its own. */
export function openSocketAt(origin?: string): OpenLink {
  return ({ path, handshake }, listener) => {
    const options = {
      path,
      auth: handshake,
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      forceNew: true,
      reconnection: false,
      timeout: CONNECT_TIMEOUT_MS,
    };
    return toLink(origin === undefined ? io(options) : io(origin, options), listener);
  };
}

function toLink(socket: Socket<ServerEvents, ClientEvents>, listener: LinkListener): BattleLink {
  socket.on("connect", listener.onOpen);
  socket.on("snapshot", (card: BattleCard) => listener.onCard(card));
  socket.on("frame", (frame: BattleFrame) => listener.onFrame(frame));
  socket.on("follow", (battleId: string) => listener.onFollow(battleId));
  socket.on("probe", (answer: () => void) => answer());
  listenToItsEnd(socket, listener);
  return {
    ask: (intent, onReply) => socket.emit("intent", intent, onReply),
    sync: (since) => socket.emit("sync", since),
    askTime: (onTime) => socket.emit("clock", onTime),
    close: () => socket.disconnect(),
  };
}

function listenToItsEnd(
  socket: Socket<ServerEvents, ClientEvents>,
  { onBye, onLost }: Pick<LinkListener, "onBye" | "onLost">,
): void {
  let isOver = false;
  const end = (reason: ByeReason | null) => {
    if (isOver) return;
    isOver = true;
    socket.disconnect();
    if (reason === null) onLost();
    else onBye(reason);
  };
  socket.on("bye", end);
  socket.on("connect_error", (error) => end(reasonOf(error)));
  socket.on("disconnect", () => end(null));
}

/** Why a socket was not let in; null when the network has not come so far. */
function reasonOf(error: Error & { readonly data?: unknown }): ByeReason | null {
  const { data } = error;
  const said = typeof data === "object" && data !== null && "reason" in data ? data.reason : data;
  return isByeReason(said) ? said : null;
}

function isByeReason(value: unknown): value is ByeReason {
  return typeof value === "string" && BYE_REASONS.includes(value);
}
