import type { ComponentProps } from "react";

/** A one-line input; put it inside a Field. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input
      {...rest}
      className={`min-h-12 w-full rounded-key border-2 border-edge bg-card px-4 text-base text-ink placeholder:text-muted aria-invalid:border-wrong ${className ?? ""}`}
    />
  );
}
