import type { OutputOf } from "@crosscheck/contract";
import {
  MOST_COUNTED_ENTRIES,
  type exportLedger,
  type listLedger,
} from "@crosscheck/contract/operators/ledger";
import { toCsv } from "@crosscheck/rules/csv";
import type { OperatorContext, OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import type { Db } from "../postgres/database.ts";
import {
  countLedger,
  findEntryPlace,
  findTransferPlace,
  listLedger as readLedger,
  type LedgerFilter,
  type LedgerPlace,
  type LedgerRecord,
} from "./ledger-search-queries.ts";

type Row = OutputOf<typeof listLedger>["rows"][number];
type Input = Parameters<OperatorHandler<typeof listLedger>>[0]["input"];
type Asked = Pick<OperatorContext, "db"> & { readonly input: Input };

/** `entry_id` of an entry of a player. */
const PLAYER_ENTRY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,15})$/;

export const handleListLedger: OperatorHandler<typeof listLedger> = async (call) => ({
  data: await readPage(call),
  total: await countLedger(call.db, toFilter(call.input), MOST_COUNTED_ENTRIES),
  audit: { subject: call.input.player_id ?? null },
});

export const handleExportLedger: OperatorHandler<typeof exportLedger> = async (call) => {
  const { rows, next_cursor } = await readPage(call);
  return {
    data: { csv: toCsv(COLUMNS, rows), next_cursor },
    audit: { subject: call.input.player_id ?? null },
  };
};

const COLUMNS = [
  "entry_id",
  "booked_at",
  "reason",
  "from_account",
  "to_account",
  "coins",
  "player_id",
  "balance_after",
  "reference",
] as const satisfies readonly (keyof Row)[];

async function readPage({ db, input }: Asked) {
  const { cursor, limit } = input;
  const after = cursor === undefined ? null : await findPlace(db, cursor);
  if (after === undefined) return { rows: [], next_cursor: null };
  const records = await readLedger(db, toFilter(input), { after, limit: limit + 1 });
  return toPage(records.map(toRow), limit, (row) => row.entry_id);
}

async function findPlace(db: Db, cursor: string): Promise<LedgerPlace | undefined> {
  const [, playerId, number] = PLAYER_ENTRY.exec(cursor) ?? [];
  return playerId === undefined
    ? await findTransferPlace(db, cursor)
    : await findEntryPlace(db, { playerId, entryNumber: Number(number) });
}

function toFilter({ player_id, reason, direction, reference, from, until }: Input): LedgerFilter {
  return {
    playerId: player_id,
    reason,
    direction,
    reference,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  };
}

function toRow(record: LedgerRecord): Row {
  return {
    entry_id: record.key ?? `${record.playerId}:${record.entryNumber}`,
    booked_at: record.bookedAt.toISOString(),
    reason: record.reason,
    from_account: record.fromAccount,
    to_account: record.toAccount,
    coins: record.coins,
    player_id: record.playerId,
    player: record.player,
    balance_after: record.balanceAfter,
    reference: record.reference,
  };
}
