import type { ComponentProps } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.tsx";

type LinkButtonProps = ComponentProps<"a"> & { readonly variant?: ButtonVariant; readonly size?: ButtonSize };

/** A plain link that looks like a button. Router links take `buttonClass` instead. */
export function LinkButton({ variant, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={`${buttonClass(variant, size)} ${className ?? ""}`}>
      {children}
    </a>
  );
}
