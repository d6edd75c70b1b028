/** How to reach one database: either a URL, or the folder of a private unix socket. A subset of pg's PoolConfig. */
export type Connection = UrlConnection | SocketConnection;

export type UrlConnection = { readonly connectionString: string };

export type SocketConnection = {
  /** Folder of the unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly ssl: false;
};

/** The part of a logger this folder needs; a pino logger fits. */
export type Log = {
  info(message: string): void;
  warn(message: string): void;
};

/** Where the queue of jobs keeps its own tables. */
export const JOBS_SCHEMA = "jobs";

/** The same server, another database. */
export function withDatabase(connection: Connection, database: string): Connection {
  if (!("connectionString" in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

/** What DATABASE_URL says for this connection. */
export function databaseUrlOf(connection: Connection): string {
  if ("connectionString" in connection) return connection.connectionString;
  const { user, host, port, database } = connection;
  return `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}
