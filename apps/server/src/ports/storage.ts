import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { StoragePort } from "./ports.ts";

/** Names are made by us; the pattern keeps a mistake from leaving the folder. */
const NAME = /^[a-z0-9]+(?:[-/][a-z0-9]+)*\.[a-z0-9]{1,5}$/;

/** Files in a local folder; a file is complete or not there, even when several processes write it at once. */
export function createFolderStorage(folder: string): StoragePort {
  return {
    put: async (name, bytes) => {
      const file = join(folder, checked(name));
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomUUID()}.part`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (name) => {
      try {
        return await readFile(join(folder, checked(name)));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, checked(name)), { force: true }),
  };
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Error(`not a media name: ${name}`);
  return name;
}
