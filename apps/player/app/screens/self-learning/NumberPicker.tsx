import { toAsciiDigits } from "@crosscheck/rules/questions/ascii-digits";
import { Field } from "@crosscheck/ui/Field";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import type { Bounds } from "./challenge-choice.ts";

type NumberPickerProps = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly bounds: Bounds;
  /** As typed, with digits 0 to 9; empty while there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Ready-made values below the slider. */
  readonly children: ReactNode;
};

const STEP = "cc-key grid size-12 shrink-0 place-items-center bg-card hover:bg-primary-soft";

/** A number by typing, stepping or sliding. */
export function NumberPicker({
  name,
  label,
  hint,
  error,
  bounds,
  value,
  onChange,
  ...rest
}: NumberPickerProps) {
  const { digits } = useFormats();
  const current = Number(value) || bounds.min;
  const step = (by: number) => onChange(`${Math.min(bounds.max, Math.max(bounds.min, current + by))}`);
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(aria) => (
          <div className="flex items-center gap-2">
            <button type="button" aria-label={rest.lessLabel} className={STEP} onClick={() => step(-1)}>
              <Minus aria-hidden="true" className="size-5" />
            </button>
            <input
              {...aria}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              value={digits(value)}
              onChange={(event) => onChange(toAsciiDigits(event.target.value))}
              className="min-h-12 w-full min-w-0 rounded-key border-2 border-edge bg-card px-2 text-center text-xl font-bold tabular-nums aria-invalid:border-wrong"
            />
            <button type="button" aria-label={rest.moreLabel} className={STEP} onClick={() => step(1)}>
              <Plus aria-hidden="true" className="size-5" />
            </button>
          </div>
        )}
      </Field>
      <input
        type="range"
        aria-label={label}
        min={bounds.min}
        max={bounds.max}
        value={current}
        onChange={(event) => onChange(event.target.value)}
        className="mt-3 h-8 w-full accent-primary"
      />
      <div className="mt-1 flex flex-wrap gap-2">{rest.children}</div>
    </div>
  );
}
