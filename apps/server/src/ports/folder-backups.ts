import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isBackupUnderWay, withClient } from "../backup/backup-queries.ts";
import { BackupBusy, makeBackup, type BackupGround } from "../backup/make-backup.ts";
import { BACKUP_NAME, MANIFEST, readManifest } from "../backup/manifest.ts";
import type { Backup, BackupsPort, Clock } from "./ports.ts";

/** Backups in a folder of the host. */
export function createFolderBackups(ground: BackupGround & { readonly clock: Clock }): BackupsPort {
  const { connection, folder, clock } = ground;
  let problem: string | null = null;
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
      make("wanted").catch((error: unknown) => (problem = String(error)));
    },
    problem: () => problem,
    list: async () => {
      const names = (await namesIn(folder)).toSorted().toReversed();
      const backups = await Promise.all(names.map(async (name) => await readBackup(folder, name)));
      return backups.filter((backup) => backup !== null);
    },
    isBusy: async () => await withClient(connection, isBackupUnderWay),
    remove: async (name) => {
      // Only what is named as a backup is: a name never leads out of the folder.
      if (!(await namesIn(folder)).includes(name)) return false;
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
