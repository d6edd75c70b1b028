import { findSeat } from "@crosscheck/rules/battles/battle";
import { ClusterAway } from "../../cluster/cluster.ts";
import { findBattle, type BattleRecord } from "../store/battle-queries.ts";
import { claimBattle, listOrphans, releaseBattle } from "../store/event-queries.ts";
import { createTurns } from "./in-turn.ts";
import type { LiveGround } from "./live-ground.ts";
import { openRoom, type OpenRoom } from "./open-room.ts";
import type { Room } from "./room.ts";
import { TICKET_LIFE_MS, type Ticket } from "./tickets.ts";

/** What is over stays so long: a rematch may be asked for. */
const OVER_LIFE_MS = 120_000;

/** Ends that are paid at the same time: a process has ten connections to the database. */
const SETTLED_AT_ONCE = 4;

/** The battles that this process has. */
export class OwnRooms {
  private readonly ground: LiveGround;
  private readonly rooms = new Map<string, OpenRoom>();
  private readonly adopting = new Map<string, Promise<void>>();
  /** When pages of a player were sent away, as long as a ticket from before may be about. */
  private readonly sentAwayMs = new Map<string, number>();
  private readonly inTurn = createTurns(SETTLED_AT_ONCE);
  private isStopping = false;

  constructor(ground: LiveGround) {
    this.ground = ground;
  }

  /** The room of a battle; undefined: it is not here. */
  find(battleId: string): Room | undefined {
    return this.rooms.get(battleId)?.room;
  }

  /** Takes a battle that no living process has. */
  async adopt(battleId: string): Promise<void> {
    const under = this.adopting.get(battleId);
    if (under !== undefined) return await under;
    if (this.rooms.has(battleId) || this.isStopping) return;
    const work = this.claim(battleId).finally(() => this.adopting.delete(battleId));
    this.adopting.set(battleId, work);
    await work;
  }

  /** Sees to it that a battle is here for a page; null: it is, else what the page is told. */
  async bring(battleId: string): Promise<"moved" | "gone" | null> {
    await this.adopt(battleId);
    if (this.rooms.has(battleId)) return null;
    const record = await findBattle(this.ground.db, battleId);
    return record === undefined || record.endedAtMs !== null ? "gone" : "moved";
  }

  /** Whether another process has it that is there. */
  async isElsewhere({ node }: BattleRecord): Promise<boolean> {
    const { cluster } = this.ground;
    return node !== null && node !== cluster.node && (await cluster.listAlive()).includes(node);
  }

  /** Whether a battle that is opened here now can be played: else its seats in other processes would not be let in. */
  async canOpen(): Promise<boolean> {
    const { isStopping = () => false } = this.ground;
    return !isStopping() && !this.isStopping && (await this.listOthers()) !== null;
  }

  /** Lets go of what is long over, and takes the battles whose process is gone. */
  async sweep(): Promise<void> {
    const { db, onBug } = this.ground;
    for (const [battleId, { room }] of this.rooms) this.letGo(battleId, room);
    const longAgoMs = this.ground.ports.clock.nowMs() - TICKET_LIFE_MS;
    for (const [playerId, atMs] of this.sentAwayMs) if (atMs < longAgoMs) this.sentAwayMs.delete(playerId);
    const others = await this.listOthers();
    if (others === null) return;
    for (const battleId of await listOrphans(db, others)) {
      await this.adopt(battleId).catch((error: unknown) => {
        // The next sweep tries again.
        if (!(error instanceof ClusterAway)) onBug(error, battleId);
      });
    }
  }

  /** Sends the pages of a player away whose tokens have changed. */
  sendAway(playerId: string): void {
    this.sentAwayMs.set(playerId, this.ground.ports.clock.nowMs());
    for (const { room } of this.rooms.values()) room.sendAway(playerId);
  }

  /** Has what a player sees of others' lines follow whom that player has blocked. */
  async readBlocks(playerId: string): Promise<void> {
    for (const { room, readBlocks } of this.rooms.values())
      if (findSeat(room.now, playerId) !== undefined) await readBlocks(playerId);
  }

  /** Whether a ticket is older than what its player's tokens are now. */
  isOutdated({ playerId, issuedMs }: Ticket): boolean {
    return issuedMs < (this.sentAwayMs.get(playerId) ?? 0);
  }

  /** When nothing is done outside for any battle. */
  async quiet(): Promise<void> {
    await Promise.all([...this.rooms.values()].map(({ room }) => room.quiet()));
  }

  /** Hands every battle over: pages are told to come back, and any process may take it. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.allSettled(this.adopting.values());
    await Promise.allSettled([...this.rooms.values()].map((open) => this.handOver(open)));
  }

  private async claim(battleId: string): Promise<void> {
    const { db, cluster } = this.ground;
    const record = await findBattle(db, battleId);
    if (record === undefined || record.endedAtMs !== null || (await this.isElsewhere(record))) return;
    // A name of it that is written otherwise must not open it twice.
    if (this.rooms.has(record.battleId)) return;
    const epoch = await claimBattle(db, record, cluster.node);
    if (epoch === null) return;
    const claimed = { ...record, node: cluster.node, epoch };
    const open = await openRoom(this.ground, claimed, {
      onLost: () => this.rooms.delete(record.battleId),
      adopt: (following) => this.adopt(following),
      inTurn: this.inTurn,
    });
    this.rooms.set(record.battleId, open);
  }

  /** The other processes that are there; null: that is not known now. */
  private async listOthers(): Promise<readonly string[] | null> {
    const { cluster } = this.ground;
    try {
      return (await cluster.listAlive()).filter((node) => node !== cluster.node);
    } catch (error) {
      if (error instanceof ClusterAway) return null;
      throw error;
    }
  }

  private letGo(battleId: string, room: Room): void {
    const { phase } = room.now;
    if (phase.is !== "over" || this.ground.ports.clock.nowMs() < phase.atMs + OVER_LIFE_MS) return;
    if (room.isWaiting) return;
    room.close("gone");
    this.rooms.delete(battleId);
  }

  private async handOver({ room, record }: OpenRoom): Promise<void> {
    await room.quiet();
    await room.handOver();
    this.rooms.delete(record.battleId);
    await releaseBattle(this.ground.db, record.battleId, record.epoch);
  }
}
