import { useId } from "react";

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Language of the label, where it is not that of the page. */
  readonly lang?: string;
};
type RadioKeysProps<Value extends string> = {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A few choices as keys in a row; native radio buttons underneath, so the browser does the keyboard. */
export function RadioKeys<Value extends string>({ legend, choices, value, onChange }: RadioKeysProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="cc-key grid min-h-11 place-items-center bg-card px-4 text-sm font-semibold has-checked:[--key-edge:var(--cc-primary-edge)] has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <span lang={choice.lang}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
