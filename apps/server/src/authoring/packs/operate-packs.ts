import { refuse, type OutputOf } from "@crosscheck/contract";
import type { importPack, listPacks } from "@crosscheck/contract/operators/packs";
import type { OperatorContext, OperatorHandler } from "../../calls/operate.ts";
import { forgetCatalogue } from "../../content/catalogue.ts";
import { importChecked, type ImportReport } from "../../content/import-pack.ts";
import { allowPause, takeTurn } from "../../postgres/turn-queries.ts";
import { deleteParts, joinParts } from "../upload-queries.ts";
import { countLeavingPlaces, listPackRows, type PackImport } from "./pack-queries.ts";
import { isPackThreadBusy, PACK_PATIENCE_MS, readPack } from "./pack-thread.ts";

type Read = NonNullable<Awaited<ReturnType<typeof readPack>>>;
type Asked = OperatorContext & Pick<Parameters<OperatorHandler<typeof importPack>>[0], "input">;

export const handleListPacks: OperatorHandler<typeof listPacks> = async ({ db }) => {
  const rows = (await listPackRows(db)).map((pack) => ({
    pack_id: pack.packId,
    version: pack.version,
    licence: pack.licence,
    base_language: pack.baseLanguage,
    types: [...pack.types],
    imported_at: pack.importedAt.toISOString(),
    categories: pack.categories.map(({ id, slug, names }) => ({ category_id: id, slug, names })),
    live: pack.live,
    edited: pack.edited,
    own: pack.own,
    imports: pack.imports.map(toImport),
  }));
  return { data: { rows }, audit: { subject: null } };
};

function toImport({ status, startedAt, finishedAt, problem, ...counts }: PackImport) {
  const { created, changed, unchanged, retired } = counts;
  return {
    status,
    started_at: new Date(startedAt).toISOString(),
    finished_at: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    created,
    changed,
    unchanged,
    retired,
    problem,
  };
}

/**
 * What a pack is written for enters play at once, past the second person who reviews what authors write: an admin alone
 * stores it. All of it is in the call's transaction, or nothing.
 */
export const handleImportPack: OperatorHandler<typeof importPack> = async (call) => {
  const { db, caller, input } = call;
  const { upload_id: uploadId, dry_run: isDry } = input;
  if (!isDry && !caller.roles.includes("admin"))
    return refuse("role_missing", {
      detail: "An admin puts packs into play; others may look what they change.",
    });
  if (isPackThreadBusy()) return refuse("import_busy");
  const bytes = await joinParts(db, uploadId);
  if (bytes === null) return refuse("no_data");
  await allowPause(db, 2 * PACK_PATIENCE_MS);
  const read = await readPack(bytes);
  if (read === null) return refuse("file_refused");
  const compared = await look(call, read);
  // Nothing to store: it is stored already, or has errors.
  const isOver = compared.status !== "compared";
  if (isDry || isOver) return { data: compared, audit: noteOf(compared, uploadId) };
  if (compared.retired + compared.places_retired > 0 && !input.retire) return refuse("pack_retires");
  if (!(await takeTurn(db, "import"))) return refuse("import_busy");
  const report = await importChecked(db, read.pack, optionsOf(call, false));
  await deleteParts(db, uploadId);
  const data = toData(report, read, compared.places_retired);
  return {
    data,
    audit: noteOf(data, uploadId),
    afterwards: (ground) => forgetCatalogue(ground.db),
  };
};

type Report = OutputOf<typeof importPack>;

async function look(call: Asked, read: Read): Promise<Report> {
  const report = await importChecked(call.db, read.pack, optionsOf(call, true));
  const { pack } = read.pack;
  const isOther = pack !== null && report.status === "compared";
  return toData(report, read, isOther ? await countLeavingPlaces(call.db, pack) : 0);
}

function optionsOf({ nowMs, ports }: OperatorContext, dryRun: boolean) {
  return {
    nowMs,
    uuid: ports.random.uuid,
    dryRun,
    by: "hand" as const,
    storage: ports.storage,
    onProgress: () => undefined,
  };
}

function toData({ status, pack, counts, problems }: ImportReport, read: Read, places: number): Report {
  // What the checks of the text did not find, but the comparison with what is stored.
  const more = problems.slice(read.pack.problems.length);
  const isKnown = status === "unchanged";
  const errors = more.filter(({ severity }) => severity === "error").length;
  return {
    status,
    pack_id: pack,
    ...counts,
    places_retired: places,
    errors: isKnown ? 0 : read.errors + errors,
    warnings: isKnown ? 0 : read.warnings + more.length - errors,
    problems: problems.map(({ itemId, ...problem }) => ({
      ...problem,
      item: itemId,
    })),
  };
}

function noteOf({ pack_id: subject, problems: _problems, ...counts }: Report, uploadId: string) {
  return { subject: subject ?? uploadId, after: counts };
}
