import Box from "@mui/material/Box";
import type { ComponentType, ReactNode } from "react";
import type { Path } from "./path.ts";
import type { Node } from "./schema.ts";

export type FieldProps = {
  readonly node: Node;
  /** Where it is in the fields of the call. */
  readonly path: Path;
  readonly label: string;
  readonly value: unknown;
  readonly isRequired: boolean;
  readonly onChange: (path: Path, value: unknown) => void;
  /** What is wrong, by path parted by dots. */
  readonly errors: Readonly<Record<string, string>>;
  /** Draws what a field is made of: a field itself. */
  readonly Part: ComponentType<PartProps>;
};
export type PartProps = Omit<FieldProps, "Part">;

/** What is wrong with a field. */
export function errorOf({ errors, path }: PartProps): string | undefined {
  return errors[path.join(".")];
}

/** What every text field says of itself. */
export function commonOf(props: PartProps) {
  const error = errorOf(props);
  return {
    label: props.label,
    required: props.isRequired,
    error: error !== undefined,
    helperText: error ?? hintOf(props.node),
    fullWidth: true,
  } as const;
}

function hintOf({ type, minimum, maximum }: Node): string | undefined {
  const isNumber = type === "integer" || type === "number";
  if (!isNumber || minimum === undefined || maximum === undefined) return undefined;
  return maximum < Number.MAX_SAFE_INTEGER ? `\u2066${minimum} – ${maximum}\u2069` : undefined;
}

/** Fields below each other. */
export function FieldStack({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>{children}</Box>;
}
