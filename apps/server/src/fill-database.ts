import { join } from "node:path";
import type { Logger } from "pino";
import { recountBadges } from "./badges/recount-badges.ts";
import { importContent } from "./content/import-content.ts";
import type { Ports } from "./ports/ports.ts";
import type { Db } from "./postgres/database.ts";
import type { SettingsSource } from "./settings/settings-source.ts";
import { recountStudy } from "./study/recount-study.ts";
import { keepVisitorItems } from "./trial/trial-queries.ts";
import type { TrialSet } from "./trial/trial-set.ts";

export type FillOptions = {
  readonly root: string;
  readonly log: Logger;
  readonly ports: Pick<Ports, "clock" | "random" | "storage">;
  readonly settings: SettingsSource;
  readonly trial: TrialSet;
};

/** What migrations leave to the program, then the packs. */
export async function fillDatabase(
  { root, log, ports, settings, trial }: FillOptions,
  db: Db,
): Promise<void> {
  const recounted = await recountStudy(db);
  if (recounted > 0) log.info({ players: recounted }, "answers counted again from their logs");
  const counting = { settings: await settings.current(), at: new Date(ports.clock.nowMs()) };
  const counted = await recountBadges(db, counting);
  if (counted > 0) log.info({ players: counted }, "badges counted from the logs");
  const { syllabuses, packs } = await importContent(db, join(root, "content"), {
    nowMs: ports.clock.nowMs(),
    uuid: ports.random.uuid,
    dryRun: false,
    by: "start",
    storage: ports.storage,
    onProgress: () => undefined,
  });
  log.info({ syllabus: syllabuses.status, problems: syllabuses.problems.length }, "content");
  await keepVisitorItems(db, trial);
  for (const report of packs)
    log.info({ pack: report.pack, status: report.status, ...report.counts }, "content");
}
