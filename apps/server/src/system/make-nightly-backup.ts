import type { BackupsPort } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * Makes the night's backup where the site wants one, and then takes away those of earlier nights that are too many.
 * One that a person asked for, by whatever way, stays until a person deletes it, and pushes none out.
 */
export async function makeNightlyBackup(
  backups: BackupsPort,
  { nightlyBackup, keptBackups, isAsked }: Asked & Pick<Settings, "nightlyBackup" | "keptBackups">,
): Promise<void> {
  if (isAsked) {
    await backups.make("wanted");
    return;
  }
  if (!nightlyBackup || (await backups.make("nightly")) === null) return;
  const nightly = (await backups.list()).filter(({ kind }) => kind === "nightly");
  for (const { name } of nightly.slice(keptBackups)) await backups.remove(name);
}

type Asked = { readonly isAsked: boolean };
