import type { ComponentProps } from "react";

/** The raised surface most content stands on. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={`rounded-card border border-line bg-card p-4 shadow-card sm:p-5 ${className ?? ""}`}
    />
  );
}
