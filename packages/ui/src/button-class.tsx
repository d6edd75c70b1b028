export type ButtonVariant = "primary" | "action" | "quiet" | "danger";
export type ButtonSize = "medium" | "large" | "small";

const VARIANT: Readonly<Record<ButtonVariant, string>> = {
  primary: "cc-key cc-key-primary bg-primary text-on-primary hover:brightness-110",
  action: "cc-key cc-key-action bg-action text-on-action hover:brightness-105",
  quiet: "cc-key bg-card text-ink hover:bg-primary-soft",
  danger: "cc-key cc-key-danger bg-wrong text-on-wrong hover:brightness-110",
};
const SIZE: Readonly<Record<ButtonSize, string>> = {
  small: "min-h-11 px-3 py-1 text-sm",
  medium: "min-h-12 px-5 py-1 text-base",
  large: "min-h-14 px-7 text-lg",
};

/** Classes of everything that looks like a button; for links. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "medium"): string {
  return `inline-flex items-center justify-center gap-2 font-semibold text-center no-underline select-none ${VARIANT[variant]} ${SIZE[size]}`;
}
