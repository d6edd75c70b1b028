import type { Db } from "../postgres/database.ts";
import type { Tables } from "../postgres/tables/tables.ts";

/** A player whose account is being deleted. */
export type Erased = {
  readonly playerId: string;
  /** Mail addresses and numbers that were theirs, or wait to be. */
  readonly addresses: readonly string[];
  readonly at: Date;
};

/** What an area forgets of a player: the whole of these tables' personal data. */
export type Erasure = {
  readonly tables: readonly (keyof Tables)[];
  /** Call inside the transaction that deletes the account, with the player's row locked. */
  readonly erase: (tx: Db, erased: Erased) => Promise<void>;
};
