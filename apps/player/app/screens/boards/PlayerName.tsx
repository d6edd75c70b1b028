import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";

type Named = { readonly name: string; readonly name_number: number };

/** A name as others see it; a small figure tells names that look alike apart. */
export function PlayerName({ row, className }: { readonly row: Named; readonly className?: string }) {
  const { number } = useFormats();
  return (
    <span className={`block truncate ${className ?? ""}`}>
      <Bdi>{row.name}</Bdi>
      {row.name_number > 1 ? (
        <span className="ms-1 text-xs font-normal opacity-80">{number(row.name_number)}</span>
      ) : null}
    </span>
  );
}
