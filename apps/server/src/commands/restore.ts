// npm run restore -- <folder of a backup>   puts a backup into an empty database and an empty DATA_FOLDER
import { resolve } from "node:path";
import { restoreBackup } from "../backup/restore-backup.ts";
import { withConnection } from "./with-database.ts";

async function main(words: readonly string[]): Promise<number> {
  const [folder, ...more] = words;
  if (folder === undefined || more.length > 0) {
    process.stderr.write("Say which backup: npm run restore -- <folder of a backup>\n");
    return 2;
  }
  const { madeAt, tables } = await withConnection(
    async (ground) => await restoreBackup(resolve(folder), ground),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Restored ${rows} rows of ${tables.length} tables, as they were at ${madeAt}.\n`);
  process.stdout.write("Accounts that were deleted since then are back: delete them again.\n");
  process.stdout.write("npm run reconcile says whether all books are right.\n");
  return 0;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
