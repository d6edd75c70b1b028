import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { StartProblem } from "../start/start-problem.ts";

/** Name of the file that says what a backup holds. It is written last: a backup without it is not whole. */
export const MANIFEST = "manifest.json";
/** Names of backups: when they were made, in UTC, fit for a folder on any system. */
export const BACKUP_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

const Name = z.string().min(1).max(200);
const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const shape = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Who wanted it: an operator or the host, or the nightly job, which also takes its own old ones away. */
  kind: z.enum(["wanted", "nightly"]),
  /** Migrations of the database it was taken from, in their order. */
  migrations: z.array(Name),
  tables: z.array(z.strictObject({ schema: Name, name: Name, columns: z.array(Name), rows: count })),
  /** Last value given out; null: none yet. As text: it may be larger than a number of JavaScript. */
  sequences: z.array(
    z.strictObject({
      schema: Name,
      name: Name,
      last: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  /** Every file of the backup but this one, by its path in it. */
  files: z.array(
    z.strictObject({
      path: z
        .string()
        .regex(/^[a-z0-9][\w./-]*$/)
        .refine((path) => !path.split("/").includes("..")),
      bytes: count,
      sha256,
    }),
  ),
});

export type Manifest = z.output<typeof shape>;
export type BackupKind = Manifest["kind"];
export type BackupFile = Manifest["files"][number];

/** Name of a backup made at this time. */
export function backupNameAt(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** Path of a table's rows within a backup. */
export function tablePath({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `tables/${schema}.${name}.copy.gz`;
}

/** What the backup in this folder says it holds; throws a StartProblem where that cannot be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
    throw new StartProblem(`There is no whole backup in ${folder}: it has no ${MANIFEST}.`);
  });
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartProblem(`${join(folder, MANIFEST)} is damaged, or of a later version.`, { cause });
  }
}

/** Throws a StartProblem at the first file that is gone or is not what was written. */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256: written } of files) {
    const found = await hashOf(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return null;
    });
    if (found === null) throw new StartProblem(`This backup is not whole: ${path} is gone.`);
    if (found !== written) throw new StartProblem(`This backup is damaged: ${path} is not what was written.`);
  }
}

/** SHA-256 of a file, in hex. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
