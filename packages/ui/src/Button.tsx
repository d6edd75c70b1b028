import type { ComponentProps } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.tsx";

export type ButtonProps = Omit<ComponentProps<"button">, "disabled"> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Work is under way: the button keeps its width and focus, and does nothing. */
  readonly loading?: boolean;
  readonly disabled?: boolean;
};

/** A key-cap button. While loading or disabled it stays focusable, so that keyboard users do not lose their place. */
export function Button({
  variant,
  size,
  loading,
  disabled,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const isOff = loading === true || disabled === true;
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-disabled={isOff || undefined}
      aria-busy={loading === true || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
      className={`${buttonClass(variant, size)} ${disabled === true ? "opacity-60 saturate-50" : ""} ${className ?? ""}`}
    >
      {loading === true ? (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      ) : null}
      {children}
    </button>
  );
}
