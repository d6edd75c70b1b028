import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

const MOST_NAMES = 500;
/** Of a connection that is in no transaction. */
const IDLE = "I";
const MOST_CANDIDATES = 2_000;

/**
 * Gives each SQL text a name from its second use on, so that PostgreSQL parses and plans it once per connection.
 * Texts used once (migrations, one-off lists) stay unnamed, and there are never more than 500 names.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  #generation = 0;

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= MOST_NAMES) return undefined;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= MOST_CANDIDATES) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const name = `s${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** After a schema change the old plans are useless: every text gets a new name. */
  forget(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}

/** True when a table changed its shape under a prepared statement inside a transaction; the next try gets a new plan. */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "0A000" &&
    error.message.includes("cached plan must not change result type")
  );
}

/**
 * The pool as Kysely sees it: the same clients, their queries sent as named prepared statements.
 *
 * @param onError told of each error of a statement or a connection, before it is thrown
 */
export function withNamedStatements(
  pool: pg.Pool,
  names = new StatementNames(),
  onError: (error: unknown) => void = () => undefined,
): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        onError(error);
        throw error;
      });
      const known = wrapped.get(client);
      if (known !== undefined) return known;
      const named = nameQueries(client, names, onError);
      wrapped.set(client, named);
      return named;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function nameQueries(
  client: pg.PoolClient,
  names: StatementNames,
  onError: (error: unknown) => void,
): PostgresPoolClient {
  const query = async (text: unknown, values?: readonly unknown[]): Promise<unknown> => {
    if (typeof text !== "string")
      throw new TypeError("Cursors are not in use here: page with keyset queries");
    const send = () =>
      client.query({ name: names.nameOf(text), text, values: values === undefined ? [] : [...values] });
    try {
      return await send();
    } catch (error) {
      if (!isStalePlan(error)) {
        onError(error);
        throw error;
      }
      names.forget();
      // Nothing was executed. A transaction is broken by it and has to begin anew, a lone statement has not.
      if (client.getTransactionStatus() !== IDLE) throw error;
      return await send();
    }
  };
  return {
    // Kysely's type has an overload for cursors, which `query` refuses above.
    query: query as PostgresPoolClient["query"],
    release: (destroy?: boolean) => client.release(destroy),
  };
}
