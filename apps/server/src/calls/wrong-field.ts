import { refuse, type Refusal } from "@crosscheck/contract";

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly keys?: readonly string[];
};

/** Refusal that names the field a schema complained about first. */
export function wrongField(issue: Issue | undefined): Refusal<"invalid_field"> {
  return refuse("invalid_field", { field: String(issue?.path[0] ?? issue?.keys?.[0] ?? "").slice(0, 60) });
}
