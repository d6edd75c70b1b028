import emblems from "./emblems.svg";

/** One drawing of emblems.svg. Decorative. */
export function Emblem({
  name,
  className,
}: {
  /** Id of a symbol there. */
  readonly name: string;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 64 64" className={className ?? "size-14"} aria-hidden="true">
      <use href={`${emblems}#${name}`} />
    </svg>
  );
}
