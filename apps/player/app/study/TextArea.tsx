import type { ComponentProps } from "react";

/** A field for a few lines, as tall as what is in it. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      className={`field-sizing-content max-h-80 min-h-24 w-full resize-y rounded-key border-2 border-edge bg-card px-4 py-3 text-base text-ink placeholder:text-muted aria-invalid:border-wrong ${className ?? ""}`}
    />
  );
}
