import type { BattleFrame } from "@crosscheck/contract/battle-views";
import type { WireIntent } from "@crosscheck/contract/battle-wire";
import { once } from "node:events";
import { WebSocket } from "ws";
import { call, type Way } from "./call.ts";

/** The signs before a message of engine.io and socket.io (protocols 4 and 5), as far as a seat needs them. */
const OPEN = "0";
const PING = "2";
const PONG = "3";
const CONNECT = "40";
const EVENT = "42";
const ACK = "43";

type Heard = { readonly onFrame: (frame: BattleFrame) => void };

/** A seat over a bare WebSocket: a load that costs little beside the server that is measured. */
export class BareSeat {
  /** All that the server has sent: frames, acknowledgements, and how it asks whether somebody is there. */
  messages = 0;
  /** Length of the last frame, in characters. */
  frameLength = 0;
  private readonly socket: WebSocket;
  private readonly battleId: string;
  private asked = 0;

  private constructor(socket: WebSocket, battleId: string, { onFrame }: Heard) {
    this.socket = socket;
    this.battleId = battleId;
    socket.on("message", (sent) => {
      const text = (sent as Buffer).toString(); // no fragments
      this.messages += 1;
      if (text === PING) return socket.send(PONG);
      if (!text.startsWith(EVENT)) return;
      const from = text.indexOf("[");
      const [name, value] = JSON.parse(text.slice(from)) as readonly [string, unknown]; // our own server wrote it
      if (name === "probe") return socket.send(`${ACK}${text.slice(EVENT.length, from)}[]`);
      if (name !== "frame") return;
      this.frameLength = text.length;
      onFrame(value as BattleFrame); // the same
    });
  }

  /** Takes the seat of a player; settles when the server has let it in. */
  static async open(way: Way, battleId: string, heard: Heard): Promise<BareSeat> {
    const { ticket, path } = await call<{ ticket: string; path: string }>(way, "get_battle_ticket", {
      battle_id: battleId,
    });
    const url = `${way.url.replace("http", "ws")}${path}?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const answer = Promise.withResolvers<void>();
    const handle = (sent: Buffer) => {
      const text = sent.toString();
      if (text.startsWith(OPEN))
        socket.send(`${CONNECT}${JSON.stringify({ proto: 1, battle_id: battleId, ticket })}`);
      else if (text.startsWith(CONNECT)) answer.resolve();
      else if (text.startsWith("44")) answer.reject(new Error(`a seat was not let in: ${text}`));
    };
    socket.on("message", handle);
    socket.on("error", answer.reject);
    const seat = new BareSeat(socket, battleId, heard);
    await answer.promise;
    socket.off("message", handle);
    return seat;
  }

  ask(intent: Readonly<Record<string, unknown>> & { readonly type: WireIntent["type"] }): void {
    this.asked += 1;
    const message = JSON.stringify(["intent", { ...intent, battle_id: this.battleId }]);
    this.socket.send(`${EVENT}${this.asked}${message}`);
  }

  async close(): Promise<void> {
    this.socket.terminate();
    if (this.socket.readyState !== WebSocket.CLOSED) await once(this.socket, "close");
  }
}
