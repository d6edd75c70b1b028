import { sql } from "kysely";
import { report } from "../coins/check-queries.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

/** Per correction of coins: somebody did it with this key and these coins, and the audit says so. */
export function checkCorrections(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when not exists (
        select from operator_audit audit
        where audit.action = 'correct_coins' and audit.subject = entry.player_id::text
          and coalesce(audit.operator_id::text, 'host') = entry.reference
          and 'correction:' || (audit.input ->> 'idempotency_key') = entry.idempotency_key
          and (audit.input ->> 'coins')::bigint = entry.player_coins
      ) then format('correction %s of player %s is in no audit', entry_number, player_id) end as breach
    from coin_entries entry where reason = 'correction'`,
  );
}

/** Per session and recovery code of an operator: nobody who is disabled holds one, nor codes without a second factor. */
export function checkAccess(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case
        when disabled_at is not null and exists (
          select from operator_sessions session where session.operator_id = operators.operator_id
        ) then format('operator %s is disabled and signed in', operator_id)
        when second_factor is null and exists (
          select from operator_recovery_codes code where code.operator_id = operators.operator_id
        ) then format('operator %s has recovery codes and no second factor', operator_id)
      end as breach
    from operators`,
  );
}
