import type { Generated } from "kysely";

/** Tables of migration 0066. */
export type DemoTables = {
  readonly demo_worlds: { readonly is_there: Generated<boolean>; readonly began_at: Date };
  readonly demo_pilots: { readonly player_id: string };
};
