import { join, resolve } from "node:path";
import type { Connection, Log } from "../postgres/connection.ts";
import type { Db } from "../postgres/database.ts";
import { createFolderBackups } from "./folder-backups.ts";
import { createKeyedHash } from "./keyed-hash.ts";
import { createOutboxMail, createSmtpMail } from "./mail.ts";
import { createJobRequests } from "./pg-boss-jobs.ts";
import type { Ports } from "./ports.ts";
import { createRandom } from "./random.ts";
import { createSigner } from "./signer.ts";
import { createSteadyClock } from "./steady-clock.ts";
import { createHttpSms, createOutboxSms } from "./sms.ts";
import { createFolderStorage } from "./storage.ts";
import { createVault } from "./vault.ts";
import { createWebPush } from "./web-push.ts";

export type LocalPortsOptions = {
  readonly db: Db;
  readonly log: Log;
  /** The database of `db`, for what has a connection of its own. */
  readonly connection: Connection;
  readonly dataFolder: string;
  /** Where backups are kept. Default: with the data. */
  readonly backupFolder?: string | undefined;
  /** Secret of this installation for keyed hashes, the vault and the keys of web push and of results. */
  readonly pepper: string;
  /** null: mail goes to the outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** null: SMS go to the outbox. */
  readonly sms: { readonly url: string; readonly token: string | null } | null;
  /** Whether push services in this machine's own network may be asked. Default: no. */
  readonly allowPrivatePush?: boolean;
};

/** Folder of the public files, served under /media. */
export function mediaFolder(dataFolder: string): string {
  return join(dataFolder, "media");
}

/** Folder of the backups: the configured one, else a folder of the data. */
export function backupFolderOf(dataFolder: string, configured: string | undefined): string {
  return configured === undefined ? join(dataFolder, "backups") : resolve(configured);
}

/** Every port of a running server but the identity provider, which is built on these. */
export function createLocalPorts(options: LocalPortsOptions): Omit<Ports, "identity"> {
  const { db, connection, dataFolder } = options;
  const clock = createSteadyClock();
  const random = createRandom(clock);
  return {
    clock,
    random,
    mail: options.smtp === null ? createOutboxMail({ db, clock, random }) : createSmtpMail(options.smtp),
    sms: options.sms === null ? createOutboxSms({ db, clock, random }) : createHttpSms(options.sms),
    storage: createFolderStorage(mediaFolder(dataFolder)),
    keyedHash: createKeyedHash(options.pepper),
    vault: createVault(options.pepper),
    resultSigner: createSigner(options.pepper),
    push: createWebPush({ secret: options.pepper, allowPrivate: options.allowPrivatePush ?? false }),
    jobs: createJobRequests(connection, options.log),
    backups: createFolderBackups({
      db,
      connection,
      dataFolder,
      folder: backupFolderOf(dataFolder, options.backupFolder),
      clock,
    }),
  };
}
