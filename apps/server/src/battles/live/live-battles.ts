import type { BattleCard } from "@crosscheck/contract/battle-views";
import type { BattleRefusal, Intent } from "@crosscheck/rules/battles/battle";

/**
 * The battles that are going on, wherever they are: in this process, or in another one that is asked. Throws ClusterAway
 * where that one does not answer.
 */
export type LiveBattles = {
  /** Does what a player asks for; null: done. `not_seated` also where there is no such battle. */
  readonly ask: (battleId: string, intent: Intent) => Promise<BattleRefusal | null>;
  /** The battle as a player may see it now, going on or over; null: there is none. */
  readonly view: (battleId: string, playerId: string) => Promise<BattleCard | null>;
  /** A player without a socket is there: it counts as a connection until nothing was heard for ten seconds. */
  readonly noteThere: (battleId: string, playerId: string) => Promise<void>;
  /** Has everything stored that has happened by now: in a match that is done after each question only. */
  readonly store: (battleId: string) => Promise<void>;
  /** Takes a battle that the database has just got into this process, or one whose process is gone. */
  readonly adopt: (battleId: string) => Promise<void>;
  /** Whether a new battle may be opened here now: not while this process stops, nor while it is not known who is alive. */
  readonly canOpen: () => Promise<boolean>;
  /** Lets a socket of this player in for 30 seconds, and where it connects to; null: no such seat. */
  readonly ticketFor: (
    battleId: string,
    playerId: string,
  ) => Promise<{ readonly ticket: string; readonly path: string } | null>;
};
