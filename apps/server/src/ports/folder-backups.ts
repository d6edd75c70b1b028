import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isBackupUnderWay } from "../backup/backup-queries.ts";
import { BackupBusy, makeBackup, type BackupGround } from "../backup/make-backup.ts";
import { BACKUP_NAME, MANIFEST, readManifest } from "../backup/manifest.ts";
import type { Db } from "../postgres/database.ts";
import type { Backup, BackupsPort, Clock } from "./ports.ts";

type Ground = BackupGround & { readonly db: Db; readonly clock: Clock };

/** Backups in a folder of the host. */
export function createFolderBackups(ground: Ground): BackupsPort {
  const { db, folder, clock } = ground;
  /** A backup that is whole does not change: each is read once. */
  const known = new Map<string, Backup>();
  let problem: string | null = null;
  /** From when it was wanted: until the database shows it, whoever asks would be told that nothing is made. */
  let isBegun = false;
  let begun: Promise<unknown> = Promise.resolve();
  const make = async (kind: Backup["kind"]): Promise<string | null> => {
    try {
      return await makeBackup(ground, { at: new Date(clock.nowMs()), kind });
    } catch (error) {
      if (error instanceof BackupBusy) return null;
      throw error;
    }
  };
  return {
    make,
    begin: () => {
      problem = null;
      isBegun = true;
      begun = make("wanted")
        .catch((error: unknown) => (problem = String(error)))
        .finally(() => (isBegun = false));
    },
    idle: async () => void (await begun),
    problem: () => problem,
    list: async () => {
      const names = (await namesIn(folder)).toSorted().toReversed();
      for (const name of names.filter((one) => !known.has(one))) {
        const backup = await readBackup(folder, name);
        if (backup !== null) known.set(name, backup);
      }
      return names.flatMap((name) => known.get(name) ?? []);
    },
    isBusy: async () => isBegun || (await isBackupUnderWay(db)),
    remove: async (name) => {
      // Only what is named as a backup is: a name never leads out of the folder.
      if (!(await namesIn(folder)).includes(name)) return false;
      known.delete(name);
      await rm(join(folder, name), { recursive: true, force: true });
      return true;
    },
  };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return [];
  });
  return names.filter((name) => BACKUP_NAME.test(name));
}

/** Null for what is no whole backup, whoever put it there, or has been taken away meanwhile. */
async function readBackup(folder: string, name: string): Promise<Backup | null> {
  try {
    const { kind, madeAt, files } = await readManifest(join(folder, name));
    const own = await stat(join(folder, name, MANIFEST));
    return {
      name,
      madeAt: new Date(madeAt),
      kind,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, own.size),
    };
  } catch {
    return null;
  }
}
