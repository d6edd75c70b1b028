import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { errorOf, type PartProps } from "./field-props.tsx";

type Option = {
  readonly value: string;
  readonly label: string;
  /** Language that it is called in, where it is not that of the console. */
  readonly lang?: string;
};

type ChosenProps = {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: unknown;
  readonly isRequired?: boolean;
  readonly onChange: (value: string | undefined) => void;
  /** What is wrong. */
  readonly error?: string | undefined;
};

/** One of several by its name, or none where it is not required. */
export function Chosen({ label, options, value, isRequired = false, onChange, error }: ChosenProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      required={isRequired}
      error={error !== undefined}
      helperText={error}
      value={options.some((one) => one.value === value) ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    >
      {!isRequired && <MenuItem value="">–</MenuItem>}
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value} lang={one.lang}>
          <bdi>{one.label}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The same as a field of a call. */
export function ChosenField({ options, ...field }: PartProps & Pick<ChosenProps, "options">) {
  const { label, value, isRequired, path, onChange } = field;
  return (
    <Chosen
      {...{ label, options, value, isRequired }}
      error={errorOf(field)}
      onChange={(next) => onChange(path, next)}
    />
  );
}
