import type { IncomingMessage, Server as HttpServer } from "node:http";
import {
  BATTLE_PROTOCOL,
  Handshake,
  WIRE_MAX_BYTES,
  WireIntent,
  type BattleRefusalName,
  type ByeReason,
  type ClientEvents,
  type ServerEvents,
} from "@crosscheck/contract/battle-wire";
import type { Intent } from "@crosscheck/rules/battles/battle";
import { roundTripOf } from "@crosscheck/rules/battles/score";
import { Server, type DefaultEventsMap, type Socket } from "socket.io";
import { isCleanValue } from "../../calls/clean-text.ts";
import { ClusterAway } from "../../cluster/cluster.ts";
import type { RateLimiter } from "../../net/rate-limiter.ts";
import type { KeyedHash } from "../../ports/ports.ts";
import type { OwnBattles } from "./create-live-battles.ts";
import { REFUSALS } from "./refusals.ts";
import type { Known, SeatPort } from "./room.ts";
import { readTicket, type TicketHolder } from "./tickets.ts";

type SocketData = { holder: TicketHolder; known: Known | undefined };
type BattleServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
type BattleSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

export type GatewayOptions = {
  readonly server: HttpServer;
  /** Name of this process, under which the balancer leads here. */
  readonly node: string;
  /** Where pages come from; others may not open a socket. */
  readonly origin: string;
  readonly battles: OwnBattles;
  readonly keyedHash: KeyedHash;
  readonly nowMs: () => number;
  /** One budget per player over all processes. */
  readonly limit: RateLimiter;
  /** What a player may say, checked outside the rules; null: it may be said. */
  readonly checkIntent: (intent: Intent) => Promise<BattleRefusalName | null>;
  readonly onBug: (error: unknown, battleId: string) => void;
  /** How often both sides ask after each other, in place of every four seconds. */
  readonly pingMs?: number;
};

export type Gateway = { readonly stop: () => void };

/** Both sides ask after each other so often, and give up so long after: a hole in the network is noticed in eight seconds. */
const PING_MS = 4_000;
/** A socket that says nothing is closed. */
const HANDSHAKE_MS = 4_000;
/** Messages of one socket: so many at once, and so many a second afterwards. */
const BURST = 40;
const PER_SECOND = 10;
/** Asking for the whole battle counts for so many: it is the longest answer there is. */
const SYNC_COST = 10;
/** Pages of one player that come in a minute: each is kept in the log of the battle. */
const CONNECTS_PER_MINUTE = 30;
/** A page that takes nothing of what is sent for so long is closed: what waits for it stays in memory. */
const UNREAD_MS = 10_000;
/** Round trips are measured so often: at first to know one, then to follow it. */
const FIRST_PROBES = 5;
const FIRST_PROBE_MS = 250;
const PROBE_MS = 10_000;
const PROBE_TIMEOUT_MS = 4_000;

/** Lets pages in to the battles of this process. */
export function openGateway(options: GatewayOptions): Gateway {
  const io: BattleServer = new Server({
    path: `/rt/${options.node}/`,
    serveClient: false,
    maxHttpBufferSize: 2 * WIRE_MAX_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    pingInterval: options.pingMs ?? PING_MS,
    pingTimeout: options.pingMs ?? PING_MS,
    connectTimeout: HANDSHAKE_MS,
    allowRequest: (request, answer) => answer(null, isOwnPage(request, options.origin)),
  });
  io.attach(options.server);
  io.use((socket, next) => {
    admit(options, socket).then(
      (bye) => next(bye === null ? undefined : turnAway(bye)),
      (error: unknown) => {
        options.onBug(error, "");
        next(turnAway("moved"));
      },
    );
  });
  io.on("connection", (socket) => seat(options, socket));
  return {
    stop: () => {
      // Closing it whole would close the server of the calls too.
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Programs send no origin; a page of another site does. */
function isOwnPage({ headers }: IncomingMessage, origin: string): boolean {
  const { origin: from, host } = headers;
  return from === undefined || from === origin || URL.parse(from)?.host === host;
}

/** What a page that is not let in is told. */
function turnAway(reason: ByeReason): Error {
  return Object.assign(new Error(reason), { data: { reason } });
}

/** Null: let in. */
async function admit(
  { battles, keyedHash, nowMs, limit }: GatewayOptions,
  socket: BattleSocket,
): Promise<ByeReason | null> {
  const read = Handshake.safeParse(socket.handshake.auth);
  if (!read.success || read.data.proto !== BATTLE_PROTOCOL) return "upgrade_required";
  const { battle_id: battleId, ticket, since, epoch } = read.data;
  const page = readTicket(keyedHash, { ticket, battleId }, nowMs());
  if (page === null || battles.rooms.isOutdated(page)) return "ticket_not_valid";
  if ((await limit(`battle page ${page.playerId}`, CONNECTS_PER_MINUTE, nowMs())) !== null) return "too_fast";
  const bye = await battles.rooms.bring(battleId);
  if (bye !== null) return bye;
  const known = since === undefined || epoch === undefined ? undefined : { since, epoch };
  socket.data = { holder: page, known };
  return null;
}

/** Seats a page that was let in, and hears what it says. */
function seat(options: GatewayOptions, socket: BattleSocket): void {
  const { battles } = options;
  const { battleId, playerId } = socket.data.holder;
  const room = battles.rooms.find(battleId);
  const connection = room?.connect(playerId, portOf(socket, options.nowMs), socket.data.known) ?? "moved";
  if (room === undefined || typeof connection === "string") {
    socket.emit("bye", connection === "gone" ? "gone" : "moved");
    socket.disconnect(true);
    return;
  }
  const roundTrips = measure(socket, options.nowMs);
  const mayPass = budget(socket, options.nowMs);
  socket.on("disconnect", () => room.disconnect(playerId, connection));
  socket.on("clock", (answer) => {
    if (mayPass() && typeof answer === "function") answer(options.nowMs());
  });
  socket.on("sync", (since) => {
    if (mayPass(SYNC_COST) && Number.isInteger(since)) battles.rooms.find(battleId)?.sync(playerId, since);
  });
  socket.on("intent", (sent, reply) => {
    if (!mayPass() || typeof reply !== "function") return;
    const read = WireIntent.safeParse(sent);
    if (!read.success || read.data.battle_id !== battleId || !isCleanValue(read.data, 2)) {
      reply({ refused: "invalid_field" });
      return;
    }
    ask(options, toIntent(read.data, playerId, roundTripOf(roundTrips))).then(
      (refused) => reply({ refused }),
      (error: unknown) => {
        // The page is about to be sent to where the battle is, and asks again there.
        if (error instanceof ClusterAway) return;
        options.onBug(error, battleId);
        reply({ refused: "unavailable" });
      },
    );
  });

  async function ask(of: GatewayOptions, intent: Intent): Promise<BattleRefusalName | null> {
    const said = await of.checkIntent(intent);
    if (said !== null) return said;
    const refused = await battles.ask(battleId, intent);
    return refused === null ? null : REFUSALS[refused];
  }
}

function toIntent(sent: WireIntent, playerId: string, roundTripMs: number | null): Intent {
  switch (sent.type) {
    case "remove":
      return { type: "remove", playerId, targetId: sent.target_id };
    case "answer":
      return { type: "answer", playerId, number: sent.number, answer: sent.answer, roundTripMs };
    case "say":
      return { type: "say", playerId, messageId: sent.message_id, line: sent.line };
    case "ready":
    case "start":
    case "leave":
    case "ask_rematch":
      return { type: sent.type, playerId };
  }
}

function portOf(socket: BattleSocket, nowMs: () => number): SeatPort {
  const push = whileRead(socket, nowMs);
  return {
    frame: (frame) => push(() => socket.emit("frame", frame)),
    snapshot: (card) => push(() => socket.emit("snapshot", card)),
    follow: (battleId) => socket.emit("follow", battleId),
    bye: (reason) => {
      socket.emit("bye", reason);
      socket.disconnect(true);
    },
  };
}

/** Sends as long as the page takes it. */
function whileRead(socket: BattleSocket, nowMs: () => number): (send: () => void) => void {
  const { conn } = socket;
  let unreadFromMs: number | null = null;
  const handleTaken = () => {
    unreadFromMs = null;
  };
  // What waits is handed to the network: it has taken what was sent before.
  conn.on("drain", handleTaken);
  socket.on("disconnect", () => conn.off("drain", handleTaken));
  return (send) => {
    unreadFromMs ??= nowMs();
    if (nowMs() - unreadFromMs > UNREAD_MS) socket.disconnect(true);
    else send();
  };
}

/** Measures the way there and back while the socket is open; the list grows. */
function measure(socket: BattleSocket, nowMs: () => number): readonly number[] {
  const measured: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  const probe = () => {
    const sentMs = nowMs();
    socket.timeout(PROBE_TIMEOUT_MS).emit("probe", (error) => {
      if (error === null) measured.push(Math.max(0, nowMs() - sentMs));
      if (measured.length > FIRST_PROBES) measured.shift();
      if (socket.connected)
        timer = setTimeout(probe, measured.length < FIRST_PROBES ? FIRST_PROBE_MS : PROBE_MS);
    });
  };
  socket.on("disconnect", () => clearTimeout(timer));
  probe();
  return measured;
}

/** Says whether one more message passes; who sends too many is sent away. */
function budget(socket: BattleSocket, nowMs: () => number): (cost?: number) => boolean {
  let left = BURST;
  let atMs = nowMs();
  return (cost = 1) => {
    const now = nowMs();
    left = Math.min(BURST, left + (Math.max(0, now - atMs) * PER_SECOND) / 1_000);
    atMs = now;
    if (left >= cost) {
      left -= cost;
      return true;
    }
    socket.emit("bye", "too_fast");
    socket.disconnect(true);
    return false;
  };
}
