import type { Role } from "@crosscheck/contract";
import type { ColumnType, GeneratedAlways } from "kysely";

/** Written as JSON text, read as what it says. */
type Json = ColumnType<unknown, string, never>;

/** Tables of migration 0035. */
export type OperatorTables = {
  readonly operators: {
    readonly operator_id: string;
    readonly email: string;
    readonly name: string;
    readonly password_hash: string | null;
    readonly invite_hash: Uint8Array | null;
    readonly invite_expires_at: Date | null;
    readonly created_at: Date;
    readonly disabled_at: Date | null;
  };
  readonly operator_roles: { readonly operator_id: string; readonly role: Role };
  /** Append-only by the database. */
  readonly operator_audit: {
    readonly audit_id: GeneratedAlways<number>;
    readonly at: Date;
    readonly operator_id: string | null;
    readonly note: string | null;
    readonly action: string;
    readonly subject: string | null;
    readonly input: Json;
    readonly before: Json | null;
    readonly after: Json | null;
  };
};
