import { shareOf } from "./scale.ts";

type ThreeToneBarProps = {
  /** Each amount counts in the next one's too; the last is the whole bar. */
  readonly most: number;
  readonly more: number;
  readonly some: number;
  readonly all: number;
};

/**
 * Three amounts within each other on one strip, told apart by tone and by height. For the eye alone: say the figures
 * beside it.
 */
export function ThreeToneBar({ most, more, some, all }: ThreeToneBarProps) {
  return (
    <svg aria-hidden="true" className="block h-3 w-full rounded-full bg-sunken rtl:-scale-x-100">
      <rect width={`${shareOf(some, all)}%`} y="4" height="4" className="text-muted" fill="currentColor" />
      <rect width={`${shareOf(more, all)}%`} y="2" height="8" className="text-primary" fill="currentColor" />
      <rect width={`${shareOf(most, all)}%`} height="12" className="text-correct" fill="currentColor" />
    </svg>
  );
}
