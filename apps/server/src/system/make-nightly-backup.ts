import type { BackupsPort } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";

type Asked = { readonly isAsked: boolean };

/**
 * Makes the night's backup where the site wants one, and then takes away those of earlier nights that are too many.
 * One that was asked for by a person stays until a person deletes it.
 */
export async function makeNightlyBackup(
  backups: BackupsPort,
  { nightlyBackup, keptBackups, isAsked }: Pick<Settings, "nightlyBackup" | "keptBackups"> & Asked,
): Promise<void> {
  if ((!nightlyBackup && !isAsked) || (await backups.make("nightly")) === null) return;
  const nightly = (await backups.list()).filter(({ kind }) => kind === "nightly");
  for (const { name } of nightly.slice(keptBackups)) await backups.remove(name);
}
