import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

type NativeSelectProps = ComponentProps<"select"> & {
  /** Whether something is chosen: an empty one is a dashed gap. */
  readonly isFilled: boolean;
  readonly boxClassName?: string;
};

/** The device's own list of choices in our clothes: every phone, keyboard and screen reader knows it. */
export function NativeSelect({ isFilled, boxClassName, className, children, ...rest }: NativeSelectProps) {
  return (
    <span className={`relative inline-block max-w-full ${boxClassName ?? ""}`}>
      <select
        {...rest}
        className={`min-h-12 max-w-full cursor-pointer appearance-none rounded-[12px] border-2 border-b-4 bg-card ps-3 pe-9 text-base leading-normal text-ellipsis transition-colors hover:bg-primary-soft disabled:cursor-not-allowed disabled:hover:bg-card ${isFilled ? "border-primary font-semibold text-ink" : "border-dashed border-edge text-muted"} ${className ?? ""}`}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-5 text-muted"
        strokeWidth={2.5}
      />
    </span>
  );
}
