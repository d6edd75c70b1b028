import { refuse } from "@crosscheck/contract";
import type { deleteBackup, listBackups, makeBackup } from "@crosscheck/contract/operators/system";
import type { OperatorHandler } from "../calls/operate.ts";

export const handleListBackups: OperatorHandler<typeof listBackups> = async ({ ports: { backups } }) => {
  const rows = await backups.list();
  return {
    data: {
      busy: await backups.isBusy(),
      problem: backups.problem(),
      backups: rows.map(({ name, madeAt, kind, bytes }) => ({
        name,
        made_at: madeAt.toISOString(),
        kind,
        bytes,
      })),
    },
    audit: { subject: null },
  };
};

/** Begun once the audit has its row, and not waited for: it may take minutes. */
export const handleMakeBackup: OperatorHandler<typeof makeBackup> = async ({ ports: { backups } }) => {
  if (await backups.isBusy()) return refuse("backup_busy");
  return { data: {}, message: "stored", audit: { subject: null }, afterwards: () => backups.begin() };
};

export const handleDeleteBackup: OperatorHandler<typeof deleteBackup> = async ({ ports, input }) => {
  const { name } = input;
  const found = (await ports.backups.list()).find((backup) => backup.name === name);
  if (found === undefined) return refuse("no_data");
  const { kind, bytes } = found;
  return {
    data: { name },
    message: "updated",
    audit: { subject: name, before: { kind, bytes } },
    afterwards: async () => void (await ports.backups.remove(name)),
  };
};
