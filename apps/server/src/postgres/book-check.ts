import type { Db } from "./database.ts";

/** What one check has looked at, and what it found wrong; a sentence per breach. */
export type CheckReport = { readonly checked: number; readonly breaches: readonly string[] };

/** One promise about the books (design of the product: invariants hold after every fault and attack). */
export type BookCheck = { readonly promise: string; readonly run: (db: Db) => Promise<CheckReport> };
