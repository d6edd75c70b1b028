import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";
import type { ByeReason } from "@crosscheck/contract/battle-wire";
import {
  findSeat,
  type BattleEffect,
  type BattleEvent,
  type BattleRefusal,
  type BattleState,
  type Frame,
  type Intent,
  type Seat,
} from "@crosscheck/rules/battles/battle";
import { nextStepAt, stepBattle } from "@crosscheck/rules/battles/step-battle";
import { BetweenProcesses } from "./between-processes.ts";
import { toBattleCard, toFrame, type Table } from "./battle-cards.ts";
import { EffectQueue } from "./effect-queue.ts";
import type { RoomLog } from "./room-log.ts";

/** A page of a player that is connected. */
export type SeatPort = {
  readonly frame: (frame: BattleFrame) => void;
  readonly snapshot: (card: BattleCard) => void;
  readonly follow: (battleId: string) => void;
  readonly bye: (reason: ByeReason) => void;
};

/** The last frame that a page has, and of which epoch. */
export type Known = { readonly since: number; readonly epoch: number };

/** What a room has done outside: with the database, or with other rooms. */
export type RoomWork = {
  /** What became of the stakes, with the paper; null: the battle is somebody else's. */
  readonly hold: (
    state: BattleState,
    effect: Extract<BattleEffect, { do: "hold_stakes" }>,
  ) => Promise<BattleEvent | null>;
  readonly giveBack: (state: BattleState, hold: number) => Promise<void>;
  /** Settles what is over; false: it is somebody else's. */
  readonly settle: (state: BattleState) => Promise<boolean>;
  /** Null: somebody has a seat elsewhere by now, has opened too many, or has blocked another one. */
  readonly openRematch: (state: BattleState, playerIds: readonly string[]) => Promise<string | null>;
  /** What a view needs after this event, before it is applied. */
  readonly prepare: (event: BattleEvent) => Promise<void>;
  readonly onBug: (error: unknown) => void;
};

export type RoomParts = {
  readonly state: BattleState;
  readonly table: () => Table;
  readonly log: RoomLog;
  readonly work: RoomWork;
  readonly nowMs: () => number;
  /** Wakes after so long; answers how to take it back. */
  readonly setTimer: (ms: number, wake: () => void) => () => void;
  /** Another process has the battle: this one forgets it. */
  readonly onLost: () => void;
};

/** A player without a socket is there for so long after each call. */
const POLL_LIFE_MS = 10_000;
/** A page that has missed more gets the whole battle. */
const RING_FRAMES = 200;
/** Timers of the system run no longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Told = { readonly frame: Frame; readonly state: BattleState };
/** `isShown`: it has the battle, so that frames can follow. */
type Connected = { readonly port: SeatPort; readonly connection: number; isShown: boolean };

/** One battle in this process: the single writer of its state. Everything that happens passes `apply`, one after the other. */
export class Room {
  private state: BattleState;
  private readonly parts: RoomParts;
  private readonly ports = new Map<string, Connected>();
  private readonly polled = new Map<string, number>();
  /** The last frames, which seats may have missed. */
  private readonly ring: Told[] = [];
  private readonly effects: EffectQueue;
  private readonly asides = new Set<Promise<void>>();
  private isClosed = false;
  private lastConnection = 0;
  private stopTimer: () => void = () => undefined;

  constructor(parts: RoomParts) {
    this.parts = parts;
    this.state = parts.state;
    this.effects = new EffectQueue(parts.work.onBug);
    this.arm();
  }

  get now(): BattleState {
    return this.state;
  }

  /** Whether something waits for the database. */
  get isWaiting(): boolean {
    return this.effects.isWaiting;
  }

  /** Does what a player asks for; null: done. Throws BetweenProcesses where it was not: another process has the battle. */
  async ask(intent: Intent): Promise<BattleRefusal | null> {
    await this.parts.work.prepare(intent);
    if (this.isClosed) throw new BetweenProcesses(this.state.battleId);
    const before = this.state;
    const refused = this.step(intent);
    // Who has a seat is found in the database by others, as soon as the caller knows of it.
    if (this.state !== before && !this.isStarted && !(await this.save()))
      throw new BetweenProcesses(this.state.battleId);
    return refused;
  }

  /** Goes on with a battle that is over and was not paid: its process died between the two. */
  endAgain(): void {
    this.effects.later(() => this.settle(this.state));
    this.effects.drain();
  }

  /** Something happened; what it causes follows in order. */
  apply(event: BattleEvent): void {
    const before = this.state;
    this.step(event);
    if (this.state !== before && !this.isStarted) this.saveSoon();
  }

  /** The same, and its caller sees to it that it is stored. */
  private step(event: BattleEvent): BattleRefusal | null {
    if (this.isClosed) return "room_gone";
    const atMs = this.parts.nowMs();
    const before = this.state;
    const [after, effects] = stepBattle(before, event, atMs);
    this.state = after;
    if (after !== before) this.parts.log.note({ event, atMs: after.lastMs });
    const reply = effects.find((effect) => effect.do === "reply");
    const isOver = after.phase.is === "over" && before.phase.is !== "over";
    // A battle that never became a match has nothing to pay, and ends all the same before it is told: who is told is free.
    const isCalledOff = isOver && !effects.some(({ do: what }) => what === "settle");
    if (isCalledOff) this.effects.later(() => this.settle(after));
    for (const effect of effects) this.perform(effect, after);
    this.effects.drain();
    this.arm();
    return reply?.refused ?? null;
  }

  /** A page of a player is there: an older one of the same player is sent away. Says why not: no seat, or no battle here any more. */
  connect(
    playerId: string,
    port: SeatPort,
    known: Known | undefined,
  ): number | Extract<ByeReason, "gone" | "moved"> {
    if (this.isClosed) return "moved";
    const seat = findSeat(this.state, playerId);
    if (seat === undefined) return "gone";
    const older = this.ports.get(playerId);
    const connection = this.newConnection(seat);
    this.ports.set(playerId, { port, connection, isShown: false });
    this.polled.delete(playerId);
    const { epoch } = this.parts.table().record;
    this.apply({ type: "connected", playerId, connection });
    // After what that has caused: an end that it decides is paid before it is shown.
    this.sync(playerId, known?.epoch === epoch ? known.since : undefined);
    // Its end is heard at once, and is an older connection's by now.
    older?.port.bye("replaced");
    return connection;
  }

  /** A connection is gone; an older one of the same player says nothing any more. */
  disconnect(playerId: string, connection: number): void {
    if (this.ports.get(playerId)?.connection === connection) this.ports.delete(playerId);
    this.apply({ type: "dropped", playerId, connection });
  }

  /** Sends a player's page away, to come back with a new ticket if it still can. */
  sendAway(playerId: string): void {
    const connected = this.ports.get(playerId);
    if (connected === undefined) return;
    connected.port.bye("moved");
    this.disconnect(playerId, connected.connection);
  }

  /** A player without a socket is there. */
  noteThere(playerId: string): void {
    const seat = findSeat(this.state, playerId);
    if (seat === undefined || this.ports.has(playerId)) return;
    const isNew = !this.polled.has(playerId);
    this.polled.set(playerId, this.parts.nowMs());
    if (isNew) this.apply({ type: "connected", playerId, connection: this.newConnection(seat) });
    else this.arm();
  }

  /** Tells a page what it has missed: the frames after `since`, or the whole battle. */
  sync(playerId: string, since: number | undefined): void {
    this.effects.later(() => this.show(playerId, since));
    this.effects.drain();
  }

  private show(playerId: string, since: number | undefined): void {
    const connected = this.ports.get(playerId);
    if (connected === undefined) return;
    const { port } = connected;
    connected.isShown = true;
    const missed = since === undefined ? null : this.framesAfter(since);
    if (missed === null) port.snapshot(this.view(playerId));
    else
      for (const told of missed)
        port.frame(toFrame(this.parts.table(), told.state, { frame: told.frame, playerId }));
  }

  view(playerId: string): BattleCard {
    return toBattleCard(this.parts.table(), this.state, { playerId, nowMs: this.parts.nowMs() });
  }

  /** When nothing waits for the database any more. Throws BetweenProcesses where that has shown that another process has the battle. */
  async settled(): Promise<void> {
    await this.effects.settled();
    if (this.isClosed) throw new BetweenProcesses(this.state.battleId);
  }

  /** When nothing is done outside any more, holding stakes and saving included. */
  async quiet(): Promise<void> {
    while (this.isWaiting || this.asides.size > 0)
      await Promise.all([this.effects.settled(), ...this.asides]);
  }

  /** Stores what happened; false: it could not be, and this process forgets the battle. */
  async save(): Promise<boolean> {
    const isSaved = await this.orFalse(this.parts.log.save(() => this.state));
    if (!isSaved) this.lose();
    return isSaved;
  }

  /** Stores what happened up to now, and leaves the battle to another process. */
  async handOver(): Promise<void> {
    this.isClosed = true;
    this.stopTimer();
    await this.save();
    this.close("stopping");
  }

  /** Sends every page away and does nothing any more. */
  close(reason: ByeReason): void {
    this.isClosed = true;
    this.stopTimer();
    for (const { port } of this.ports.values()) port.bye(reason);
    this.ports.clear();
  }

  /** Above all that its seat has had; the state of a lost seat keeps none, and two pages must not share one. */
  private newConnection(seat: Seat): number {
    this.lastConnection = Math.max(this.lastConnection, seat.connection) + 1;
    return this.lastConnection;
  }

  private get isStarted(): boolean {
    return this.state.phase.is === "playing" || this.state.phase.is === "over";
  }

  private lose(): void {
    if (this.isClosed) return;
    this.close("moved");
    this.parts.onLost();
  }

  private perform(effect: BattleEffect, state: BattleState): void {
    const { work } = this.parts;
    switch (effect.do) {
      case "tell":
        this.effects.later(() => this.tell({ frame: effect.frame, state }));
        break;
      case "reply":
        break;
      case "hold_stakes":
        this.effects.later(() => this.aside(async () => this.take(await work.hold(state, effect))));
        break;
      case "return_stakes":
        this.effects.later(() => this.aside(() => work.giveBack(state, effect.hold)));
        break;
      case "settle":
        this.effects.later(() => this.settle(state));
        break;
      case "save":
        this.effects.later(() => this.saveSoon());
        break;
      case "open_rematch":
        this.effects.later(() =>
          this.aside(async () => this.follow(await work.openRematch(state, effect.playerIds))),
        );
        break;
    }
  }

  private take(event: BattleEvent | null): void {
    if (event === null) this.lose();
    else this.apply(event);
  }

  private follow(battleId: string | null): void {
    if (battleId === null) return;
    for (const { port } of this.ports.values()) port.follow(battleId);
  }

  private tell(told: Told): void {
    if (this.isClosed) return;
    this.ring.push(told);
    if (this.ring.length > RING_FRAMES) this.ring.shift();
    const table = this.parts.table();
    for (const [playerId, { port, isShown }] of this.ports) {
      if (isShown) port.frame(toFrame(table, told.state, { frame: told.frame, playerId }));
      if (findSeat(told.state, playerId) !== undefined) continue;
      // Who has no seat any more hears nothing of what follows.
      this.ports.delete(playerId);
      port.bye("gone");
    }
  }

  /** Nobody is told of an end that is not paid: where paying fails, the battle is opened anew and tries again. */
  private async settle(state: BattleState): Promise<void> {
    if (!(await this.save()) || this.isClosed) return;
    if (!(await this.orFalse(this.parts.work.settle(state)))) this.lose();
  }

  private async orFalse(work: Promise<boolean>): Promise<boolean> {
    return await work.catch((error: unknown) => {
      this.parts.work.onBug(error);
      return false;
    });
  }

  private saveSoon(): void {
    this.aside(async () => void (await this.save()));
  }

  /** Does something outside while the battle goes on. */
  private aside(work: () => Promise<void>): void {
    const done = work()
      .catch(this.parts.work.onBug)
      .finally(() => this.asides.delete(done));
    this.asides.add(done);
  }

  /** Null: some of them happened before this process had the battle. */
  private framesAfter(since: number): readonly Told[] | null {
    const first = this.ring[0]?.frame.v ?? this.state.v + 1;
    if (since + 1 < first || since > this.state.v) return null;
    return this.ring.filter(({ frame }) => frame.v > since);
  }

  private arm(): void {
    this.stopTimer();
    if (this.isClosed) return;
    const polls = [...this.polled.values()].map((atMs) => atMs + POLL_LIFE_MS);
    const wakeMs = Math.min(nextStepAt(this.state) ?? Number.POSITIVE_INFINITY, ...polls);
    if (!Number.isFinite(wakeMs)) return;
    const ms = Math.min(LONGEST_TIMER_MS, Math.max(0, wakeMs - this.parts.nowMs()));
    this.stopTimer = this.parts.setTimer(ms, () => this.wake());
  }

  /** What is due happens. */
  wake(): void {
    const nowMs = this.parts.nowMs();
    for (const [playerId, atMs] of this.polled) {
      if (nowMs < atMs + POLL_LIFE_MS) continue;
      this.polled.delete(playerId);
      const connection = findSeat(this.state, playerId)?.connection ?? 0;
      this.apply({ type: "dropped", playerId, connection });
    }
    this.apply({ type: "time" });
  }
}
