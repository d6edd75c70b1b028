import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

export type FieldAria = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
};

type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Sentence of what is wrong, announced when it appears; empty where it is said elsewhere and the field is marked. */
  readonly error?: string | undefined;
  readonly children: (aria: FieldAria) => ReactNode;
};

/** A label, its control, a hint and an error sentence, tied together. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint === undefined ? null : `${id}-hint`, error ? `${id}-error` : null]
    .filter((part) => part !== null)
    .join(" ");
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": error !== undefined,
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        role="alert"
        className="flex items-center gap-1.5 text-xs font-medium text-wrong empty:hidden"
      >
        {error ? (
          <>
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
            {error}
          </>
        ) : null}
      </p>
    </div>
  );
}
