import type { RawBuilder } from "kysely";
import type { Ports } from "../ports/ports.ts";
import type { Tables } from "../postgres/tables/tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** Whose rows, and which of them. */
export type OwnDataOf = {
  readonly playerId: string;
  /** When they are told: what waits for a later time is not. */
  readonly at: Date;
  /** Limit and offset. They stand behind the order of the table itself, before anything is joined to its rows. */
  readonly page: RawBuilder<unknown>;
};

/** One part of what the product holds about a player: a table for that player's eyes. */
export type OwnData = {
  /** Tables it tells. */
  readonly tables: readonly (keyof Tables)[];
  /** What is shown, in this order. */
  readonly columns: readonly string[];
  /** A select of a page of the player's rows, in an order that an index has where there may be many. */
  readonly select: (of: OwnDataOf) => RawBuilder<Row>;
  /** What is shown of a row, where that is not the row itself. */
  readonly show?: (row: Row, ports: Pick<Ports, "vault">) => Row;
};
