// npm run backup   writes database, media and secrets of this installation into a new folder of BACKUP_FOLDER, while the
//                  server runs or rests, and says where
import { join } from "node:path";
import { makeBackup } from "../backup/make-backup.ts";
import { backupFolderOf } from "../ports/local-ports.ts";
import { findSecrets } from "../secrets.ts";
import { StartProblem } from "../start/start-problem.ts";
import { withConnection } from "./with-database.ts";

async function main(): Promise<void> {
  await withConnection(async ({ connection, config, dataFolder }) => {
    if ((await findSecrets(dataFolder)) === null)
      throw new StartProblem(`No server has started in ${dataFolder} yet: there is nothing to back up.`);
    const folder = backupFolderOf(dataFolder, config.BACKUP_FOLDER);
    const name = await makeBackup({ connection, dataFolder, folder }, { at: new Date(), kind: "wanted" });
    process.stdout.write(`${join(folder, name)}\n`);
    process.stdout.write("It holds the secrets of this installation: keep it where nobody else reads it.\n");
  });
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
