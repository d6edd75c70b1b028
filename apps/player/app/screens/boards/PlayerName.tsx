import { useFormats } from "../../i18n/formats.ts";

type Named = { readonly name: string; readonly name_number: number };

type PlayerNameProps = {
  readonly row: Named;
  readonly className?: string;
  /** Whether there is room for all of it, on more than one line. */
  readonly isWhole?: boolean;
};

/**
 * A name as others see it; a small figure tells names that look alike apart. One too long for its row is cut at its own
 * end: its element has the direction of the name, not that of the page.
 */
export function PlayerName({ row, className, isWhole = false }: PlayerNameProps) {
  const { number } = useFormats();
  return (
    <span className={`flex items-baseline ${className ?? ""}`}>
      <span dir="auto" className={isWhole ? "[overflow-wrap:anywhere]" : "truncate"}>
        {row.name}
      </span>
      {row.name_number > 1 ? (
        <span className="ms-1 shrink-0 text-xs font-normal opacity-80">{number(row.name_number)}</span>
      ) : null}
    </span>
  );
}
